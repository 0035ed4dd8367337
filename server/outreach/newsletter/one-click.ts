import { unsubscribeOneClick, unsubscribeOneClickHindi } from '@jyotiratna/contract/outreach';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { unsubscribe } from './answer-email.ts';

/**
 * What a mail program posts when its reader presses "Unsubscribe" (RFC 8058), at the address of the page that asks before
 * it does the same. It comes from the mail provider's servers, without cookies; the token of the email is its proof, and
 * its body says nothing more.
 */
export const oneClickRoute: Routes = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null));
  for (const oneClick of [unsubscribeOneClick, unsubscribeOneClickHindi]) {
    serve(app, oneClick, async (request, reply) => {
      await unsubscribe(deps, request.query);
      return reply.header('cache-control', 'no-store').type('text/plain').send('You have left the newsletter.\n');
    });
  }
};
