import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fetch } from '@jyotiratna/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Whether a call of the rendering under way failed for reasons of the server. */
const renderings = new AsyncLocalStorage<{ failed: boolean }>();

/** Renders, and tells whether the shop itself failed a call meanwhile, which the page may have borne. */
export async function watchCalls<Result>(render: () => Promise<Result>): Promise<{ result: Result; failed: boolean }> {
  const watch = { failed: false };
  const result = await renderings.run(watch, render);
  return { result, failed: watch.failed };
}

/**
 * The contract's fetch while a page is rendered: the same routes, validation and limits as over the network, without the
 * network. It sends no cookie, because a rendered page is the same for everyone.
 */
export function inProcessFetch(app: FastifyInstance): Fetch {
  return async (path, init) => {
    const reply = await app.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'] & string,
      url: path,
      headers: init.headers as Record<string, string>,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const watch = renderings.getStore();
    if (watch && reply.statusCode >= 500) watch.failed = true;
    return new Response(reply.statusCode === 204 ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    });
  };
}
