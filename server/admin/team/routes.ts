import { neverCached } from '../../platform/http/never-cached.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { administratorRoutes } from './administrators-routes.ts';
import { teamRoutes } from './team-routes.ts';

/** The administrators, their invitations and removal, and the sessions of any account. */
export const adminTeamRoutes: Routes = async (app, options) => {
  neverCached(app);
  await app.register(administratorRoutes, options);
  await app.register(teamRoutes, options);
};
