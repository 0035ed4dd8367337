import {
  readClosing as closingCall,
  consents as consentsCall,
  deleteAccount as deleteCall,
  changeEmail as emailCall,
  myOrders as ordersCall,
  changePassword as passwordCall,
  updateProfile as profileCall,
  withdrawConsent as withdrawCall,
} from '@jyotiratna/contract/calls/account';
import { success } from '@jyotiratna/contract/calls/parts';
import { myOrders } from '../orders/my-orders.ts';
import type { Routes } from '../platform/http/routes.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { exportData } from '../privacy/export-data.ts';
import { readClosing } from '../privacy/read-closing.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { readConsents, withdrawConsent } from './consents.ts';
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

  app.get('/users/export', { config: member, schema: { tags } }, async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="jyotiratna-my-data.json"')
      .send(await exportData(deps, await request.actor())),
  );

  app.get(
    '/users/consents',
    { config: member, schema: { tags, response: { 200: consentsCall.reply } } },
    async (request) => ({ consents: await readConsents(deps, await request.actor()) }),
  );

  app.delete(
    '/users/consents/:purpose',
    { config: member, schema: { tags, params: withdrawCall.params, response: { 200: withdrawCall.reply } } },
    async (request) => ({ consents: await withdrawConsent(deps, await request.actor(), request.params) }),
  );

  app.get(
    '/users/me/closing',
    { config: member, schema: { tags, response: { 200: closingCall.reply } } },
    async (request) => readClosing(deps, await request.actor()),
  );

  app.delete(
    '/users/me',
    { config: member, schema: { tags, body: deleteCall.body, response: { 200: success } } },
    async (request, reply) => {
      await deleteAccount(deps, await request.actor(), request.body);
      reply.endSession();
      return done;
    },
  );

  app.get(
    '/users/orders',
    { config: { access: 'user' }, schema: { tags, response: { 200: ordersCall.reply } } },
    async (request) => ({ orders: await myOrders(deps, await request.actor()) }),
  );
};
