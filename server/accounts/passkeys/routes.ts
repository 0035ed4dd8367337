import * as calls from '@jyotiratna/contract/passkeys';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { welcome } from '../sessions-routes.ts';
import { passkeyLogin, startPasskeyLogin } from './passkey-login.ts';
import { addPasskey, readPasskeys, startPasskey } from './register-passkey.ts';
import { removePasskey, startPasskeyRemoval } from './remove-passkey.ts';

/** Passkeys: list, add, remove, log in. */
export const passkeyRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listPasskeysRoute, async (request) => readPasskeys(deps, await request.actor()));
  serve(app, calls.startPasskeyRoute, async (request) =>
    startPasskey(deps, await request.actor(), request.body),
  );
  serve(app, calls.addPasskeyRoute, async (request) =>
    addPasskey(deps, await request.actor(), request.body),
  );
  serve(app, calls.startPasskeyRemovalRoute, async (request) =>
    startPasskeyRemoval(deps, await request.actor()),
  );
  serve(app, calls.removePasskeyRoute, async (request) =>
    removePasskey(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, calls.startPasskeyLoginRoute, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return startPasskeyLogin(deps);
  });
  serve(app, calls.passkeyLoginRoute, async (request, reply) => {
    const user = await passkeyLogin(deps, await request.actor(), request.body);
    return welcome(deps, request, reply, user, 'passkey');
  });
};
