import {
  consents as consentsCall,
  changeEmail as emailCall,
  changePassword as passwordCall,
  updateProfile as profileCall,
} from '@jyotiratna/contract/calls/account';
import { success } from '@jyotiratna/contract/calls/parts';
import type { Routes } from '../platform/http/routes.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { readConsents } from './consents.ts';
import { presentUser } from './present-user.ts';
import { signOutEverywhere } from './sessions/end-session.ts';
import { welcome } from './sessions-routes.ts';
import { updateProfile } from './update-profile.ts';

const tags = ['Account'];
const member = { access: 'member' } as const;
const done = { success: true } as const;

/** What a person does with their own account. */
export const profileRoutes: Routes = async (app, { deps }) => {
  app.put(
    '/users/profile',
    { config: member, schema: { tags, body: profileCall.body, response: { 200: profileCall.reply } } },
    async (request) => ({ user: presentUser(await updateProfile(deps, await request.actor(), request.body)) }),
  );

  app.put(
    '/users/password',
    { config: member, schema: { tags, body: passwordCall.body, response: { 200: success } } },
    async (request, reply) => {
      await welcome(deps, request, reply, await changePassword(deps, await request.actor(), request.body));
      return done;
    },
  );

  app.post(
    '/users/email',
    { config: member, schema: { tags, body: emailCall.body, response: { 200: success } } },
    async (request) => {
      await changeEmail(deps, await request.actor(), request.body);
      return done;
    },
  );

  app.post(
    '/users/sign-out-everywhere',
    { config: member, schema: { tags, response: { 200: success } } },
    async (request, reply) => {
      await signOutEverywhere(deps, await request.actor());
      reply.endSession();
      return done;
    },
  );

  app.get(
    '/users/consents',
    { config: member, schema: { tags, response: { 200: consentsCall.reply } } },
    async (request) => ({ consents: await readConsents(deps, await request.actor()) }),
  );
};
