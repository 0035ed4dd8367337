import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { googleRoutes } from './google/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { phoneRoutes } from './phone/routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { pushRoutes } from './push/routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions-routes.ts';

/** Endpoints of accounts: all responses are personal, so no intermediate cache may store them. */
export const accountRoutes: Routes = async (app, options) => {
  neverCached(app);
  await app.register(sessionRoutes, options);
  await app.register(recoveryRoutes, options);
  await app.register(googleRoutes, options);
  await app.register(profileRoutes, options);
  await app.register(secondFactorRoutes, options);
  await app.register(passkeyRoutes, options);
  await app.register(pushRoutes, options);
  await app.register(phoneRoutes, options);
};
