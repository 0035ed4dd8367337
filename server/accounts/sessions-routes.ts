import { login, register as registerCall, userReply } from '@jyotiratna/contract/calls/account';
import { adminLogin } from '@jyotiratna/contract/calls/admin-access';
import { success } from '@jyotiratna/contract/calls/parts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import type { Routes } from '../platform/http/routes.ts';
import { requireMember } from './actor.ts';
import { logIn } from './log-in.ts';
import { presentUser } from './present-user.ts';
import type { UserRow } from './queries.ts';
import { register } from './register.ts';
import { endSession } from './sessions/end-session.ts';
import { startSession } from './sessions/start-session.ts';

const tags = ['Account'];

/** Registering, logging in and out, and who is logged in. */
export const sessionRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/user/register',
    { config: { access: 'public' }, schema: { tags, body: registerCall.body, response: { 200: userReply } } },
    async (request, reply) => welcome(deps, request, reply, await register(deps, await request.actor(), request.body)),
  );

  for (const [role, body] of [
    ['user', login.body],
    ['admin', adminLogin.body],
  ] as const) {
    app.post(
      `/${role}/login`,
      { config: { access: 'public' }, schema: { tags, body, response: { 200: userReply } } },
      async (request, reply) => {
        const user = await logIn(deps, await request.actor(), { ...request.body, role });
        return welcome(deps, request, reply, user);
      },
    );

    // Both end whoever's session: the specification knows only the administrator's path.
    app.post(
      `/${role}/logout`,
      { config: { access: 'public' }, schema: { tags, response: { 200: success } } },
      async (request, reply) => {
        await endSession(deps, await request.actor());
        reply.endSession();
        return { success: true as const };
      },
    );
  }

  app.get(
    '/user/checkToken',
    { config: { access: 'member' }, schema: { tags, response: { 200: userReply } } },
    async (request) => ({ user: presentUser(requireMember(await request.actor())) }),
  );
};

/** Opens the session of someone who has just proven who they are, and answers who that is. */
export async function welcome(deps: Deps, request: FastifyRequest, reply: FastifyReply, user: UserRow) {
  const token = await startSession(deps, await request.actor(), user, request.headers['user-agent']);
  reply.startSession(token, user.role);
  return { user: presentUser(user) };
}
