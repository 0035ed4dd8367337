import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fetch } from '@jyotiratna/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Tag } from '../platform/cache/changes.ts';
import { collectTags, earlierOf } from '../platform/cache/response-tags.ts';

type Watch = { failed: boolean; tags: Set<Tag>; until: number | null };

/**
 * For the current rendering: whether an API call failed with a server error, and the cache tags of
 * all calls.
 */
const renderings = new AsyncLocalStorage<Watch>();

/**
 * Renders, and also returns whether an API call failed with a server error (which the page may have
 * handled), the cache tags of the displayed data, and until when it is valid (ms since 1970; null:
 * until it is invalidated).
 */
export async function watchCalls<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result } & Watch> {
  const watch: Watch = { failed: false, tags: new Set(), until: null };
  const result = await renderings.run(watch, render);
  return { result, ...watch };
}

/**
 * The contract's fetch while a page is rendered: it calls the same routes with the same validation
 * and limits in this process, without the network. It sends no cookie, because a rendered page is
 * the same for all users.
 */
export function inProcessFetch(app: FastifyInstance): Fetch {
  return async (path, init) => {
    const {
      result: reply,
      tags,
      until,
    } = await collectTags(async () =>
      app.inject({
        method: (init.method ?? 'GET') as InjectOptions['method'] & string,
        url: path,
        headers: init.headers as Record<string, string>,
        ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      }),
    );
    const watch = renderings.getStore();
    for (const tag of tags) watch?.tags.add(tag);
    if (watch) watch.until = earlierOf(watch.until, until);
    if (watch && reply.statusCode >= 500) watch.failed = true;
    return new Response(reply.statusCode === 204 ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    });
  };
}
