import { LRUCache } from 'lru-cache';
import { type Changes, type Tag, touches } from './changes.ts';

/** A value computed for the cache, or for a single response where it has no tags. */
export type Created<Value> = {
  value: Value;
  tags: readonly Tag[] | null;
  /** Its size in bytes. */
  size: number;
  /** Until when it is true, ms since 1970; else until a change. */
  until?: number | null;
};

export type CachedEntry<Value> = {
  /** The value of that key, made at most once at a time. */
  remember: (key: string, make: () => Promise<Created<Value>>) => Promise<Value>;
  /** The cached value, where it is current without any query or computation; else null. */
  peek: (key: string) => Value | null;
};

type Options = {
  changes: Changes;
  capacityBytes: number;
  /** A number that changes each day; an entry with the tag `day` is valid for one of them. */
  day: () => number;
  /**
   * Maximum time for serving the old value after a soft invalidation, in ms, while the new one is
   * computed.
   */
  staleMs?: number;
  now?: () => number;
  /** The current time, ms since 1970, that `until` is compared with. */
  clock?: () => number;
};

type Entry<Value> = Created<Value> & {
  tags: readonly Tag[];
  day: number;
  /** The time of a soft invalidation not yet reflected, in ms of `now`; null without one. */
  staleAt: number | null;
  /**
   * Recomputes it; null where stale values are not served. Its closure lives as long as the
   * entry: no request, no reply in it.
   */
  make: (() => Promise<Created<Value>>) | null;
};

/** The tag of values that change with the day. */
export const dayTag: Tag = 'day';

/**
 * An LRU cache with tags. An invalidation drops matching entries; after a soft one the old
 * value is served for a moment while the new one is computed, once. A value invalidated during
 * its computation is returned but not cached, since it may reflect the old state or the new
 * one.
 */
export function createCache<Value>(options: Options): CachedEntry<Value> {
  const {
    changes,
    capacityBytes,
    day,
    staleMs = 0,
    now = () => performance.now(),
    clock = Date.now,
  } = options;
  const cached = new LRUCache<string, Entry<Value>>({
    maxSize: capacityBytes,
    sizeCalculation: ({ size, tags }, key) =>
      200 + 2 * key.length + 50 * tags.length + Math.ceil(size),
  });
  /** The pending computation, and its start. */
  const inProgress = new Map<string, { startedAt: number; value: Promise<Value> }>();

  changes.onTouch(({ tags, soft }) => {
    for (const [key, entry] of cached.entries()) {
      if (!touches(tags, entry.tags)) continue;
      if (soft && staleMs > 0) entry.staleAt ??= now();
      else cached.delete(key);
    }
  });

  async function fill(
    key: string,
    start: number,
    make: () => Promise<Created<Value>>,
  ): Promise<Value> {
    const today = day();
    const { value, tags, size, until = null } = await make();
    if (tags && today === day() && !changes.invalidatedAfter(start, tags))
      cached.set(key, {
        value,
        tags,
        size,
        until,
        day: today,
        staleAt: null,
        make: staleMs > 0 ? make : null,
      });
    return value;
  }

  function begin(key: string, make: () => Promise<Created<Value>>): Promise<Value> {
    const start = changes.moment();
    const running = inProgress.get(key);
    // A computation that started before a change may not reflect it.
    if (running?.startedAt === start) return running.value;
    const value = fill(key, start, make).finally(() => {
      if (inProgress.get(key)?.value === value) inProgress.delete(key);
    });
    inProgress.set(key, { startedAt: start, value });
    return value;
  }

  /** The entry if it may be served; where it is stale, its recomputation is started. */
  function usable(key: string): Entry<Value> | null {
    const entry = cached.get(key);
    if (!entry) return null;
    const isOver = entry.until != null && clock() >= entry.until;
    if (isOver || (entry.tags.includes(dayTag) && entry.day !== day())) {
      cached.delete(key);
      return null;
    }
    if (entry.staleAt === null) return entry;
    if (!entry.make || now() - entry.staleAt > staleMs) return null;
    // When it fails, requests after the stale period receive the error.
    begin(key, entry.make).catch(() => {});
    return entry;
  }

  return {
    async remember(key, make) {
      await changes.confirm();
      const entry = usable(key);
      return entry ? entry.value : begin(key, make);
    },
    peek: (key) => (changes.isConfirmed() ? (usable(key)?.value ?? null) : null),
  };
}
