import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { nameVariable } from './name-variable.ts';

/** Connection timeout at the start, in ms. */
const startTimeoutMs = 5_000;

/**
 * Connects to the Redis shared by several processes. A later outage affects only the rate limits.
 * @throws EnvError if it is unreachable at the start, when its URL is probably wrong
 */
export async function openRedis(url: string): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    maxRetriesPerRequest: 0,
    lazyConnect: true,
    connectTimeout: startTimeoutMs,
    // Commands during an outage are not queued: their results would be too late.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  });
  const ready = once(redis, 'ready', { signal: AbortSignal.timeout(startTimeoutMs) });
  redis.connect().catch(() => {});
  await nameVariable('REDIS_URL must be the URL of a reachable Redis server', () =>
    ready.catch((error: Error) => {
      redis.disconnect();
      const cause =
        error.name === 'AbortError'
          ? new Error(`no answer within ${startTimeoutMs / 1000} s`)
          : error;
      throw Object.assign(cause, { code: 'ECONNREFUSED' });
    }),
  );
  // The client reconnects automatically; failed commands log the error.
  redis.on('error', () => {});
  return redis;
}
