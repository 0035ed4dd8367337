import { neverKept } from '../../platform/http/never-kept.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { administratorRoutes } from './administrators-routes.ts';
import { teamRoutes } from './team-routes.ts';

/** Who the administrators are, how they come and go, and the sessions of any account. */
export const adminTeamRoutes: Routes = async (app, options) => {
  neverKept(app);
  await app.register(administratorRoutes, options);
  await app.register(teamRoutes, options);
};
