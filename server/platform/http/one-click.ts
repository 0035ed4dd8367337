import type { oneClick } from '@jyotiratna/contract/mailed-link';
import type { Deps } from '../deps.ts';
import type { Routes } from './routes.ts';
import { serve } from './serve.ts';

type OneClick = typeof oneClick & { path: `/${string}` };

/**
 * One-click unsubscribe requests of email clients (RFC 8058), at the URLs of the pages that confirm
 * the same action. Email providers' servers send them without cookies; the email's token
 * authenticates them, and the body has no further data. `text` is the response.
 */
export function oneClickRoutes(
  routes: readonly OneClick[],
  leave: (deps: Deps, link: { token: string }) => Promise<void>,
  text: string,
): Routes {
  return async (app, { deps }) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    for (const endpoint of routes) {
      serve(app, endpoint, async (request, reply) => {
        await leave(deps, request.query);
        return reply.header('cache-control', 'no-store').type('text/plain').send(text);
      });
    }
  };
}
