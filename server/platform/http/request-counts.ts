import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { defined } from '@jyotiratna/contract';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';

/** Counts one request, and starts the window (ms) with the first. @returns [count, ms left] */
const countInRedis = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/** Addresses that one route remembers here. */
const stored = 5000;

/** How long a request may wait for Redis, in ms: limits are worth no more of a customer's time. */
const timeoutMs = 200;

/**
 * Pause after a failure of Redis, in ms: the first request after it may run into its timeout
 * once.
 */
const restMs = 5_000;

type Route = { method: string | string[]; url: string };
type Counted = { current: number; ttl: number };

/** How many calls of one route each address made in the current window. `ttl` in ms. */
type RouteCounts = { count: (address: string, windowMs: number) => Counted | Promise<Counted> };

/**
 * The rate limit counters, for the plugin, which creates a store for each route. With Redis
 * processes share the counters. Every request is also counted locally: when Redis fails or
 * times out, this process limits by its own counts, and pauses its requests to Redis.
 */
export function requestCounts(
  redis: Redis | null,
  log: Pick<Log, 'warn'>,
): FastifyRateLimitStoreCtor {
  let restsUntil = 0;
  let isLogged = false;

  async function request(shared: Redis, key: string, windowMs: number): Promise<Counted> {
    const expired = Promise.withResolvers<never>();
    const giveUpPending = () => expired.reject(new Error(`no answer within ${timeoutMs} ms`));
    // After reading received data: where this process was blocked all the time, Redis may well have
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
    // Allocates its memory at once, and most routes with a limit are seldom called.
    let existing: LRUCache<string, { current: number; until: number }> | undefined;

    function countHere(address: string, windowMs: number): Counted {
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
    // The plugin passes its settings to the first one, which counts nothing: each route has a
    // child.
    readonly #counts: RouteCounts | null;

    constructor(given: object) {
      this.#counts = 'count' in given ? (given as RouteCounts) : null;
    }

    incr(
      key: string,
      done: (error: Error | null, count?: Counted) => void,
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
