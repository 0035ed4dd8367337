import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
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
const kept = 5000;

/** How long a request may wait for Redis, in ms: limits are worth no more of a customer's time. */
const patienceMs = 200;

/** How long Redis is left alone after it did not answer, in ms: whoever asks after it waits its patience once. */
const restMs = 5_000;

type Route = { method: string | string[]; url: string };
type Counted = { current: number; ttl: number };

/** How many calls of one route each address made in the current window. `ttl` in ms. */
type RouteCounts = { count: (address: string, windowMs: number) => Counted | Promise<Counted> };

/**
 * Counts what is limited, for the plugin, which makes a store for each route. With Redis processes share the counts. Every request is counted here, too: when Redis fails or stays
 * silent, this process limits by what it has seen itself, and does not ask for a while.
 */
export function requestCounts(redis: Redis | null, log: Pick<Log, 'warn'>): FastifyRateLimitStoreCtor {
  let restsUntil = 0;
  let told = false;

  async function ask(shared: Redis, key: string, windowMs: number): Promise<Counted> {
    const late = Promise.withResolvers<never>();
    const giveUpWaiting = () => late.reject(new Error(`no answer within ${patienceMs} ms`));
    // After what has arrived is read: where this process was busy all the while, Redis may well have answered.
    const timer = setTimeout(() => setImmediate(giveUpWaiting), patienceMs);
    try {
      const answer = await Promise.race([shared.eval(countInRedis, 1, key, windowMs), late.promise]);
      const [current, ttl] = answer as [number, number];
      told = false;
      return { current, ttl };
    } finally {
      clearTimeout(timer);
    }
  }

  function giveUp(err: unknown): void {
    restsUntil = performance.now() + restMs;
    if (!told) log.warn({ err }, 'Redis does not answer: each process keeps limits of its own meanwhile');
    told = true;
  }

  function countsOf(name: string): RouteCounts {
    // Takes its room at once, and most routes with a limit are seldom called.
    let known: LRUCache<string, { current: number; until: number }> | undefined;

    function countHere(address: string, windowMs: number): Counted {
      known ??= new LRUCache({ max: kept });
      const now = performance.now();
      const before = known.get(address);
      const count = before && before.until > now ? before : { current: 0, until: now + windowMs };
      count.current += 1;
      known.set(address, count);
      return { current: count.current, ttl: Math.ceil(count.until - now) };
    }

    return {
      count(address, windowMs) {
        const here = countHere(address, windowMs);
        if (!redis) return here;
        if (redis.status !== 'ready') giveUp(new Error('not connected'));
        if (performance.now() < restsUntil) return here;
        return ask(redis, `fastify-rate-limit-${name}-${address}`, windowMs).catch((error: unknown) => {
          giveUp(error);
          return here;
        });
      },
    };
  }

  return class Store implements FastifyRateLimitStore {
    // The plugin hands its settings to the first one, which counts nothing: each route has a child.
    readonly #counts: RouteCounts | null;

    constructor(given: object) {
      this.#counts = 'count' in given ? (given as RouteCounts) : null;
    }

    incr(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs: number): void {
      const counted = this.#counts!.count(key, windowMs);
      if (counted instanceof Promise) void counted.then((told) => done(null, told));
      else done(null, counted);
    }

    child({ routeInfo }: Parameters<FastifyRateLimitStore['child']>[0] & { routeInfo?: Route }): Store {
      return new Store(countsOf(`${routeInfo?.method}${routeInfo?.url}`));
    }
  };
}
