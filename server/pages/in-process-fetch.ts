import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fetch } from '@jyotiratna/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Tag } from '../platform/kept/changes.ts';
import { earlier, watchShown } from '../platform/kept/shown.ts';

type Watch = { failed: boolean; tags: Set<Tag>; until: number | null };

/** Whether a call of the rendering under way failed for reasons of the server, and what all of them showed. */
const renderings = new AsyncLocalStorage<Watch>();

/**
 * Renders, and tells whether the shop itself failed a call in the meantime, which the page may have borne, what the page shows and
 * until when it is true (ms since 1970; null: until something changes).
 */
export async function watchCalls<Result>(render: () => Promise<Result>): Promise<{ result: Result } & Watch> {
  const watch: Watch = { failed: false, tags: new Set(), until: null };
  const result = await renderings.run(watch, render);
  return { result, ...watch };
}

/**
 * The contract's fetch while a page is rendered: the same routes, validation and limits as over the network, without the
 * network. It sends no cookie, because a rendered page is the same for everyone.
 */
export function inProcessFetch(app: FastifyInstance): Fetch {
  return async (path, init) => {
    const {
      result: reply,
      tags,
      until,
    } = await watchShown(async () =>
      app.inject({
        method: (init.method ?? 'GET') as InjectOptions['method'] & string,
        url: path,
        headers: init.headers as Record<string, string>,
        ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      }),
    );
    const watch = renderings.getStore();
    for (const tag of tags) watch?.tags.add(tag);
    if (watch) watch.until = earlier(watch.until, until);
    if (watch && reply.statusCode >= 500) watch.failed = true;
    return new Response(reply.statusCode === 204 ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    });
  };
}
