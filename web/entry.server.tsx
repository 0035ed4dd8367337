import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { scriptMarkContext } from './context.ts';
import { isCallError } from './is-call-error.ts';

export { apiContext, pagesContext, scriptMarkContext } from './context.ts';
export { scriptsAfterPaint } from './deferred-hydration/scripts-after-paint.ts';
export {
  articleShareText,
  collectionShareText,
  pageShareText,
  panchangShareText,
  remedyShareText,
  shareCopy,
  signShareText,
} from './seo/share-labels.ts';

/** Timeout of deferred data in milliseconds. */
export const streamTimeout = 5_000;

/**
 * Logs errors thrown by a loader or the router itself. A 4xx response is caused by the client, such
 * as a crawler with guessed URLs, and is not logged. Any other is the shop's error and is logged in
 * full.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const rejected =
    isRouteErrorResponse(error) || isCallError(error)
      ? error.status >= 400 && error.status < 500
      : false;
  if (!rejected && !request.signal.aborted) console.error(error);
}

/** Renders a page: complete for clients without scripts (crawlers), as a stream for browsers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(scriptMarkContext);
  const userAgent = request.headers.get('user-agent');
  const readyEvent = userAgent && isbot(userAgent) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let shellSent = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [readyEvent]() {
          shellSent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout);
              done();
            },
          });
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }),
          );
        },
        onShellError(error: unknown) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error: unknown) {
          finalStatus = 500;
          // An error before the shell was sent is reported by the caller.
          if (shellSent) console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
  });
}
