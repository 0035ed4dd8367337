import { LRUCache } from 'lru-cache';
import { type Changes, type Tag, touches } from './changes.ts';

/** A computed value; without tags it is not cached, and used for one response only. */
export type Created<Value> = {
  value: Value;
  tags: readonly Tag[] | null;
  /** Its size in bytes. */
  size: number;
  /** Expiry, ms since 1970; null or absent: valid until invalidated. */
  until?: number | null;
};

export type CachedEntry<Value> = {
  /** Returns the cached value of a key, or computes it; concurrent calls share one computation. */
  remember: (key: string, make: () => Promise<Created<Value>>) => Promise<Value>;
  /** The cached value if it is current without any query or computation; else null. */
  peek: (key: string) => Value | null;
};

type Options = {
  changes: Changes;
  capacityBytes: number;
  /** A number that changes each day; an entry with the tag `day` is valid on one day. */
  day: () => number;
  /**
   * Maximum time in ms for which a stale value is served after a soft invalidation, while it is
   * recomputed.
   */
  staleMs?: number;
  now?: () => number;
  /** The current time, ms since 1970, to compare with `until`. */
  clock?: () => number;
};

type Entry<Value> = Created<Value> & {
  tags: readonly Tag[];
  day: number;
  /** The time of a soft invalidation not yet applied, in ms of `now`; null without one. */
  staleAt: number | null;
  /**
   * Recomputes the entry; null if stale values are not served. The closure lives as long as the
   * entry, so it must not reference a request or reply.
   */
  make: (() => Promise<Created<Value>>) | null;
};

/** The tag of values that change every day. */
export const dayTag: Tag = 'day';

/**
 * An LRU cache with tags. An invalidation drops matching entries; after a soft one, the stale value
 * is served briefly while it is recomputed, once. A value that was invalidated during its
 * computation is returned but not cached, since it may reflect either state.
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
  /** The computations in progress, by key. */
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

  /** The entry of a key if it may be served; starts the recomputation of a stale one. */
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
    // If it fails, requests after the stale period get the error.
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
