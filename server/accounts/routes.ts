import { neverKept } from '../platform/http/never-kept.ts';
import type { Routes } from '../platform/http/routes.ts';
import { googleRoutes } from './google/routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions-routes.ts';

/** Accounts: everything here is about one person, so no cache on the way may keep a reply. */
export const accountRoutes: Routes = async (app, options) => {
  neverKept(app);
  await app.register(sessionRoutes, options);
  await app.register(recoveryRoutes, options);
  await app.register(googleRoutes, options);
  await app.register(profileRoutes, options);
  await app.register(secondFactorRoutes, options);
};
