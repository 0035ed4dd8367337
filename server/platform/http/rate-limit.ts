import limiter from '@fastify/rate-limit';
import { ShopError } from '@jyotiratna/contract';
import type { Limit } from '@jyotiratna/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { networkOf } from './network-of.ts';
import { requestCounts } from './request-counts.ts';

/**
 * The rate limiter: limits requests by client network (`networkOf`) for routes with
 * `config.rateLimit`; the values are the `limit` of each endpoint in `contract/`. Processes share
 * the counters through Redis. The client's address is the connection's, or behind `TRUST_PROXY`
 * proxies the one that the outermost of them saw.
 */
export const rateLimit = fp(async (app: FastifyInstance, { redis }: { redis: Redis | null }) => {
  await app.register(limiter, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    store: requestCounts(redis, app.log),
    errorResponseBuilder: (_request, { ttl }) =>
      new ShopError('rate_limited', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  if (redis) app.addHook('onClose', async () => redis.disconnect());
});

/** An endpoint's rate limit in the plugin's format; `timeWindow` in ms. */
export function windowOf({ max, minutes }: Limit): { max: number; timeWindow: number } {
  return { max, timeWindow: minutes * 60_000 };
}
