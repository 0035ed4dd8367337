import limiter from '@fastify/rate-limit';
import { ShopError } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../boot/env.ts';
import { nameVariable } from '../boot/name-variable.ts';

/**
 * Limits by address for the routes that ask for one (`config.rateLimit`), shared through Redis where several processes
 * serve. The address is the connection's, or behind `TRUST_PROXY` proxies the one that the outermost of them saw.
 */
export const rateLimit = fp(async (app: FastifyInstance, { env }: { env: Pick<Env, 'REDIS_URL'> }) => {
  const redis = env.REDIS_URL ? await openRedis(env.REDIS_URL, app) : null;
  await app.register(limiter, {
    global: false,
    ...(redis ? { redis, skipOnError: true } : {}),
    errorResponseBuilder: (_request, { ttl }) => new ShopError('rate_limited', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  if (redis) app.addHook('onClose', async () => redis.disconnect());
});

/** A server that does not answer at the start is a wrong address; one that goes away later costs the limits alone. */
async function openRedis(url: string, app: FastifyInstance) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 1, lazyConnect: true, connectTimeout: 5000 });
  let reason: Error | null = null;
  let told = true;
  redis.on('error', (error: Error) => {
    reason = error;
    if (!told) app.log.warn({ err: error }, 'Redis does not answer: limits are not kept meanwhile');
    told = true;
  });
  redis.on('ready', () => {
    told = false;
  });
  await nameVariable('REDIS_URL takes the URL of a Redis server that answers', () =>
    redis.connect().catch((error: Error) => {
      redis.disconnect();
      throw Object.assign(new Error((reason ?? error).message), { code: 'ECONNREFUSED' });
    }),
  );
  return redis;
}
