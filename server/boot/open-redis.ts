import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { nameVariable } from './name-variable.ts';

/** How long the start waits for it, in ms. */
const startPatienceMs = 5_000;

/**
 * Connects to the Redis that several processes share. One that goes away later costs the limits alone.
 * @throws EnvError when it does not answer at the start: then its address is a wrong one
 */
export async function openRedis(url: string): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    maxRetriesPerRequest: 0,
    lazyConnect: true,
    connectTimeout: startPatienceMs,
    // What is asked while it is away is not asked later: the answer would come too late.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  });
  const ready = once(redis, 'ready', { signal: AbortSignal.timeout(startPatienceMs) });
  redis.connect().catch(() => {});
  await nameVariable('REDIS_URL takes the URL of a Redis server that answers', () =>
    ready.catch((error: Error) => {
      redis.disconnect();
      const cause = error.name === 'AbortError' ? new Error(`no answer within ${startPatienceMs / 1000} s`) : error;
      throw Object.assign(cause, { code: 'ECONNREFUSED' });
    }),
  );
  // It connects again by itself; whoever asks in the meantime tells of it.
  redis.on('error', () => {});
  return redis;
}
