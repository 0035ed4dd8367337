import { once } from 'node:events';
import type { Redis } from 'ioredis';
import type { Log } from '../ports/log.ts';
import { nameVariable } from './name-variable.ts';

/**
 * Connects to the Redis that several processes share. One that goes away later costs the limits alone, and is noted once.
 * @throws EnvError when it does not answer at the start: then its address is a wrong one
 */
export async function openRedis(url: string, log: Pick<Log, 'warn'>): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, { maxRetriesPerRequest: 1, lazyConnect: true, connectTimeout: 5000 });
  const ready = once(redis, 'ready');
  redis.connect().catch(() => {});
  await nameVariable('REDIS_URL takes the URL of a Redis server that answers', () =>
    ready.catch((error: Error) => {
      redis.disconnect();
      throw Object.assign(error, { code: 'ECONNREFUSED' });
    }),
  );
  let told = false;
  redis.on('error', (error: Error) => {
    if (!told) log.warn({ err: error }, 'Redis does not answer: limits are not kept meanwhile');
    told = true;
  });
  redis.on('ready', () => {
    told = false;
  });
  return redis;
}
