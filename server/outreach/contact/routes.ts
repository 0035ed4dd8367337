import { listMessages, markMessage as markCall, sendMessage as sendCall } from '@jyotiratna/contract/calls/contact';
import type { Routes } from '../../platform/http/routes.ts';
import { markMessage, readInbox } from './read-inbox.ts';
import { sendMessage } from './send-message.ts';

const tags = ['Contact'];
const forAdmins = { access: 'admin' } as const;

/** The contact form, and the inbox it fills. */
export const contactRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/contact',
    { config: { access: 'public' }, schema: { tags, body: sendCall.body, response: { 200: sendCall.reply } } },
    async (request) => {
      await sendMessage(deps, await request.actor(), request.body);
      return { success: true } as const;
    },
  );

  app.get(
    '/admin/messages',
    { config: forAdmins, schema: { tags, querystring: listMessages.query, response: { 200: listMessages.reply } } },
    async (request) => readInbox(deps, request.query),
  );

  app.put(
    '/admin/messages/:id',
    {
      config: forAdmins,
      schema: { tags, params: markCall.params, body: markCall.body, response: { 200: markCall.reply } },
    },
    async (request) => ({
      message: await markMessage(deps, await request.actor(), { ...request.params, ...request.body }),
    }),
  );
};
