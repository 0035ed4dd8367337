import * as calls from '@jyotiratna/contract/accounts';
import { adminLogin } from '@jyotiratna/contract/admin/team';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { requireMember } from './actor.ts';
import { logIn } from './log-in.ts';
import { presentUser } from './present-user.ts';
import type { UserRow } from './queries.ts';
import { register } from './register.ts';
import type { LoginMethod } from './schema.ts';
import { endLoginSession } from './sessions/end-session.ts';
import { startSession } from './sessions/start-session.ts';

/** Registration, login, logout, and the current account. */
export const sessionRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.registerRoute, async (request, reply) =>
    welcome(deps, request, reply, await register(deps, await request.actor(), request.body)),
  );

  serve(app, calls.login, async (request, reply) => {
    const user = await logIn(deps, await request.actor(), { ...request.body, role: 'user' });
    return welcome(deps, request, reply, user);
  });

  serve(app, adminLogin, async (request, reply) => {
    const user = await logIn(deps, await request.actor(), { ...request.body, role: 'admin' });
    return welcome(deps, request, reply, user);
  });

  for (const logout of [calls.logout, calls.logoutUser]) {
    serve(app, logout, async (request, reply) => {
      await endLoginSession(deps, await request.actor());
      reply.endSession();
      return { success: true as const };
    });
  }

  serve(app, calls.checkToken, async (request) => ({
    user: presentUser(requireMember(await request.actor())),
  }));
};

/** Creates the session of an authenticated user, and returns the account. */
export async function welcome(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  method: LoginMethod = 'password',
) {
  const token = await startSession(
    deps,
    await request.actor(),
    user,
    request.headers['user-agent'],
    method,
  );
  reply.startSession(token, user.role);
  return { user: presentUser(user) };
}
