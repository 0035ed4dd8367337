import * as calls from '@jyotiratna/contract/admin/tokens';
import { requireAdmin } from '../../accounts/actor.ts';
import { neverCached } from '../../platform/http/never-cached.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

/** API tokens: list, create, revoke. */
export const adminTokenRoutes: Routes = async (app, { deps }) => {
  neverCached(app);

  serve(app, calls.listTokensRoute, async () => ({ tokens: await listTokens(deps) }));

  serve(app, calls.createTokenRoute, async (request) =>
    createToken(deps, requireAdmin(await request.actor()), request.body),
  );

  serve(app, calls.revokeTokenRoute, async (request) => {
    await revokeToken(deps, requireAdmin(await request.actor()), request.params.id);
    return { success: true as const };
  });
};
