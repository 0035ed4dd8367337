import limiter from '@fastify/rate-limit';
import { type Endpoint, ShopError } from '@jyotiratna/contract';
import type { Limit } from '@jyotiratna/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import type { Header } from './byte-reply.ts';
import { networkOf } from './network-of.ts';
import { requestCounts } from './request-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a call that is answered before the hooks, together with those that meet them.
     * @returns what its reply tells of the limit, or null where it is one too many
     */
    countCall: (endpoint: Pick<Endpoint, 'method' | 'path'> & { limit: Limit }, ip: string) => Promise<Header[] | null>;
  }
}

/**
 * Limits by network (`networkOf`) for the routes that ask for one (`config.rateLimit`), shared through Redis where several processes
 * serve. The address is the connection's, or behind `TRUST_PROXY` proxies the one that the outermost of them saw.
 */
export const rateLimit = fp(async (app: FastifyInstance, { redis }: { redis: Redis | null }) => {
  const counts = requestCounts(redis, app.log);
  await app.register(limiter, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    store: counts.Store,
    errorResponseBuilder: (_request, { ttl }) => new ShopError('rate_limited', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  app.decorate('countCall', async ({ method, path, limit }, ip) => {
    const { max, timeWindow } = windowOf(limit);
    const { current, ttl } = await counts.of(method, path).count(networkOf(ip), timeWindow);
    if (current > max) return null;
    // As the plugin words them; a test compares.
    return [
      ['x-ratelimit-limit', String(max)],
      ['x-ratelimit-remaining', String(max - current)],
      ['x-ratelimit-reset', String(Math.ceil(ttl / 1000))],
    ];
  });
  if (redis) app.addHook('onClose', async () => redis.disconnect());
});

/** An endpoint's limit as the plugin takes it: calls in so many ms. */
export function windowOf({ max, minutes }: Limit): { max: number; timeWindow: number } {
  return { max, timeWindow: minutes * 60_000 };
}
