import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { scriptMarkContext } from './context.ts';
import { isCallError } from './is-call-error.ts';

export { pagesContext, scriptMarkContext, shopContext } from './context.ts';
export { scriptsAfterPaint } from './deferred-hydration/scripts-after-paint.ts';
export { articleShareText, panchangShareText, remedyShareText, shareTexts } from './seo/share-texts.ts';

/** Milliseconds until deferred data that has not come is given up. */
export const streamTimeout = 5_000;

/**
 * What a loader or the router itself throws. A rejection (4xx) is brought about by who asks, such as a crawler that guesses
 * addresses: it leaves no line. Everything else is the shop's error and is written down whole.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const refused = isRouteErrorResponse(error) || isCallError(error) ? error.status >= 400 && error.status < 500 : false;
  if (!refused && !request.signal.aborted) console.error(error);
}

/** Renders a page. Readers that run no script (crawlers) get it whole, others as it becomes ready. */
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
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        },
        onShellError(error: unknown) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error: unknown) {
          finalStatus = 500;
          // An error inside the shell is reported by the caller.
          if (shellSent) console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
  });
}
