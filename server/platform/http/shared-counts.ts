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

/**
 * Counts that processes share through Redis. Every request is counted here, too: when Redis fails or stays silent, this
 * process limits by what it has seen itself, and does not ask for a while.
 */
export function sharedCounts(redis: Redis, log: Pick<Log, 'warn'>): FastifyRateLimitStoreCtor {
  let restsUntil = 0;
  let told = false;

  async function ask(key: string, windowMs: number): Promise<Counted> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
    try {
      const answer = await Promise.race([redis.eval(countInRedis, 1, key, windowMs), late.promise]);
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

  class SharedCounts implements FastifyRateLimitStore {
    readonly #route: string;
    readonly #here = new LRUCache<string, { current: number; until: number }>({ max: kept });

    constructor(route = '') {
      this.#route = `fastify-rate-limit-${route}-`;
    }

    incr(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs: number): void {
      const here = this.#countHere(key, windowMs);
      if (redis.status !== 'ready') giveUp(new Error('not connected'));
      if (performance.now() < restsUntil) {
        done(null, here);
        return;
      }
      ask(this.#route + key, windowMs).then(
        (counted) => done(null, counted),
        (error: unknown) => {
          giveUp(error);
          done(null, here);
        },
      );
    }

    #countHere(key: string, windowMs: number): Counted {
      const now = performance.now();
      const before = this.#here.get(key);
      const count = before && before.until > now ? before : { current: 0, until: now + windowMs };
      count.current += 1;
      this.#here.set(key, count);
      return { current: count.current, ttl: Math.ceil(count.until - now) };
    }

    child({ routeInfo }: Parameters<FastifyRateLimitStore['child']>[0] & { routeInfo?: Route }): SharedCounts {
      return new SharedCounts(`${routeInfo?.method}${routeInfo?.url}`);
    }
  }
  // The plugin hands its settings to the first one, which counts nothing: each route has a child.
  return class extends SharedCounts {
    constructor(_settings: object) {
      super();
    }
  };
}
