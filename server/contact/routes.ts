import * as admin from '@jyotiratna/contract/admin/messages';
import * as contact from '@jyotiratna/contract/contact';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { markMessage, readInbox } from './read-inbox.ts';
import { sendMessage } from './send-message.ts';

/** Endpoints of the contact form and the administrators' inbox. */
export const contactRoutes: Routes = async (app, { deps }) => {
  serve(app, contact.sendMessageRoute, async (request) => {
    await sendMessage(deps, await request.actor(), request.body);
    return { success: true } as const;
  });

  serve(app, admin.listMessagesRoute, async (request) => readInbox(deps, request.query));

  serve(app, admin.markMessageRoute, async (request) => ({
    message: await markMessage(deps, await request.actor(), { ...request.params, ...request.body }),
  }));
};
