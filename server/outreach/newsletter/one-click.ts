import { unsubscribeOneClick, unsubscribeOneClickHindi } from '@jyotiratna/contract/outreach';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { unsubscribe } from './answer-email.ts';

/**
 * The one-click unsubscribe request of an email client (RFC 8058), at the address of the page
 * that confirms the same action. It is sent by the email provider's servers, without cookies;
 * the email's token authenticates it, and its body has no further data.
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
