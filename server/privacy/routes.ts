import {
  readClosing as closingCall,
  deleteAccount as deleteCall,
  disownEmail as disownCall,
  withdrawConsent as withdrawCall,
} from '@jyotiratna/contract/calls/account';
import { success } from '@jyotiratna/contract/calls/parts';
import { neverKept } from '../platform/http/never-kept.ts';
import type { Routes } from '../platform/http/routes.ts';
import { deleteAccount } from './delete-account.ts';
import { disownEmail } from './disown-email.ts';
import { exportData } from './export-data.ts';
import { readClosing } from './read-closing.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const tags = ['Account'];
const config = { access: 'public' } as const;
const member = { access: 'member' } as const;
const done = { success: true } as const;

/** A person's rights over their data, in every domain: a copy of it, a consent taken back, the end of an account. */
export const privacyRoutes: Routes = async (app, { deps }) => {
  neverKept(app);

  app.get('/users/export', { config: member, schema: { tags } }, async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="jyotiratna-my-data.json"')
      .send(await exportData(deps, await request.actor())),
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

  app.post(
    '/user/verify-email/disown',
    { config, schema: { tags, body: disownCall.body, response: { 200: success } } },
    async (request) => {
      await disownEmail(deps, request.body);
      return done;
    },
  );
};
