import type { Routes } from '../platform/http/routes.ts';
import { googleRoutes } from './google/routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions-routes.ts';
import { administratorRoutes } from './team/administrators-routes.ts';
import { teamRoutes } from './team/team-routes.ts';

/** Accounts: everything here is about one person, so no cache on the way may keep a reply. */
export const accountRoutes: Routes = async (app, options) => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(sessionRoutes, options);
  await app.register(recoveryRoutes, options);
  await app.register(googleRoutes, options);
  await app.register(profileRoutes, options);
  await app.register(administratorRoutes, options);
  await app.register(secondFactorRoutes, options);
  await app.register(teamRoutes, options);
};
