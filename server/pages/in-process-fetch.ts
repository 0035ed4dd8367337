import type { Fetch } from '@jyotiratna/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

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
    return new Response(reply.statusCode === 204 ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    });
  };
}
