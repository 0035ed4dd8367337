import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { defined } from '@jyotiratna/contract';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';

/**
 * A Redis script that counts a request and starts its window (ms) with the first. @returns [count,
 * ms left]
 */
const countInRedis = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/** Maximum number of addresses for which a route stores counters in this process. */
const stored = 5000;

/** Timeout of Redis in ms: a rate limit is not worth a longer delay of a request. */
const timeoutMs = 200;

/** Pause in ms after a failure of Redis, so that only one request runs into the timeout. */
const restMs = 5_000;

type Route = { method: string | string[]; url: string };
type RequestCount = { current: number; ttl: number };

/** The counters of one route: calls by address in the current window. `ttl` in ms. */
type RouteCounts = {
  count: (address: string, windowMs: number) => RequestCount | Promise<RequestCount>;
};

/**
 * The counters of the rate limiter; the plugin creates a store for each route. With Redis,
 * processes share the counters. Every request is also counted locally: if Redis fails or times out,
 * this process limits by its own counters, and pauses its requests to Redis.
 */
export function requestCounts(
  redis: Redis | null,
  log: Pick<Log, 'warn'>,
): FastifyRateLimitStoreCtor {
  let restsUntil = 0;
  let isLogged = false;

  async function request(shared: Redis, key: string, windowMs: number): Promise<RequestCount> {
    const expired = Promise.withResolvers<never>();
    const giveUpPending = () => expired.reject(new Error(`no answer within ${timeoutMs} ms`));
    // Gives up only after pending data was read: if this process was blocked, Redis may have
    // responded.
    const timer = setTimeout(() => setImmediate(giveUpPending), timeoutMs);
    try {
      const values = await Promise.race([
        shared.eval(countInRedis, 1, key, windowMs),
        expired.promise,
      ]);
      const [current, ttl] = values as [number, number];
      isLogged = false;
      return { current, ttl };
    } finally {
      clearTimeout(timer);
    }
  }

  function giveUp(err: unknown): void {
    restsUntil = performance.now() + restMs;
    if (!isLogged) log.warn({ err }, 'Redis is unavailable: each process enforces its own limits');
    isLogged = true;
  }

  function countsOf(name: string): RouteCounts {
    // Created on first use: it allocates its memory at once, and most limited routes are rarely
    // called.
    let existing: LRUCache<string, { current: number; until: number }> | undefined;

    function countHere(address: string, windowMs: number): RequestCount {
      existing ??= new LRUCache({ max: stored });
      const now = performance.now();
      const before = existing.get(address);
      const count = before && before.until > now ? before : { current: 0, until: now + windowMs };
      count.current += 1;
      existing.set(address, count);
      return { current: count.current, ttl: Math.ceil(count.until - now) };
    }

    return {
      count(address, windowMs) {
        const local = countHere(address, windowMs);
        if (!redis) return local;
        if (redis.status !== 'ready') giveUp(new Error('not connected'));
        if (performance.now() < restsUntil) return local;
        return request(redis, `fastify-rate-limit-${name}-${address}`, windowMs).catch(
          (error: unknown) => {
            giveUp(error);
            return local;
          },
        );
      },
    };
  }

  return class Store implements FastifyRateLimitStore {
    // The plugin creates the first store with its settings, which counts nothing, and a child for
    // each route.
    readonly #counts: RouteCounts | null;

    constructor(given: object) {
      this.#counts = 'count' in given ? (given as RouteCounts) : null;
    }

    incr(
      key: string,
      done: (error: Error | null, count?: RequestCount) => void,
      windowMs: number,
    ): void {
      const count = defined(this.#counts).count(key, windowMs);
      if (count instanceof Promise) void count.then((result) => done(null, result));
      else done(null, count);
    }

    child({
      routeInfo,
    }: Parameters<FastifyRateLimitStore['child']>[0] & { routeInfo?: Route }): Store {
      return new Store(countsOf(`${routeInfo?.method}${routeInfo?.url}`));
    }
  };
}
