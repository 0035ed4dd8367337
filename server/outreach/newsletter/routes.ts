import {
  answerLetter,
  listSubscribers as listCall,
  subscribe as subscribeCall,
} from '@jyotiratna/contract/calls/newsletter';
import type { Routes } from '../../platform/http/routes.ts';
import { confirmSubscription, unsubscribe } from './answer-letter.ts';
import { exportSubscribers, listSubscribers } from './list-subscribers.ts';
import { subscribe } from './subscribe.ts';

const tags = ['Newsletter'];
const config = { access: 'public' } as const;
const forAdmins = { access: 'admin' } as const;
const done = { success: true } as const;

/** The monthly letter: ask for it, say yes, leave, and who gets it. Links lead to pages; only posts change anything. */
export const newsletterRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/newsletter',
    { config, schema: { tags, body: subscribeCall.body, response: { 200: subscribeCall.reply } } },
    async (request) => {
      await subscribe(deps, await request.actor(), request.body);
      return done;
    },
  );

  for (const [path, answer] of [
    ['/newsletter/confirm', confirmSubscription],
    ['/newsletter/unsubscribe', unsubscribe],
  ] as const) {
    app.post(
      path,
      { config, schema: { tags, body: answerLetter.body, response: { 200: answerLetter.reply } } },
      async (request) => {
        await answer(deps, request.body);
        return done;
      },
    );
  }

  app.get(
    '/admin/newsletter',
    { config: forAdmins, schema: { tags, querystring: listCall.query, response: { 200: listCall.reply } } },
    async (request) => listSubscribers(deps, request.query),
  );

  app.get('/admin/newsletter/export.csv', { config: forAdmins, schema: { tags } }, async (request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .send(await exportSubscribers(deps, await request.actor())),
  );
};
