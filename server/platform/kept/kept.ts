import { LRUCache } from 'lru-cache';
import { type Changes, type Tag, touches } from './changes.ts';

/** Something made to be kept, or to be answered once where it has no tags. */
export type Made<Value> = {
  value: Value;
  tags: readonly Tag[] | null;
  /** Bytes that it takes. */
  size: number;
  /** Until when it is true, ms since 1970; else until a change. */
  until?: number | null;
};

export type Kept<Value> = {
  /** The value of that key, made at most once at a time. */
  remember: (key: string, make: () => Promise<Made<Value>>) => Promise<Value>;
  /** The kept value, where nothing has to be asked or made first to know that it is current; else null. */
  peek: (key: string) => Value | null;
};

type Options = {
  changes: Changes;
  capacityBytes: number;
  /** A number that changes each day; what bears the tag `day` lives for one of them. */
  day: () => number;
  /** For how long the old value may be answered after a soft change, in ms, while the new one is made. */
  staleMs?: number;
  now?: () => number;
  /** The current time, ms since 1970, that `until` is compared with. */
  clock?: () => number;
};

type Entry<Value> = Made<Value> & {
  tags: readonly Tag[];
  day: number;
  /** When a soft change came that it does not show yet, in ms of `now`; null without one. */
  staleSince: number | null;
  /** Makes it again; null where nothing stale is answered. What it holds on to lives as long as the entry: no request, no reply. */
  make: (() => Promise<Made<Value>>) | null;
};

/** The tag of what changes with the day. */
export const dayTag: Tag = 'day';

/**
 * Values by key; the least recently used go first. A change drops what shows it; after a soft one the old value is answered
 * for a moment while the new one is made, once. What a change touched while it was being made is answered but not kept, since it
 * may show the old state or the new one.
 */
export function createKept<Value>(options: Options): Kept<Value> {
  const { changes, capacityBytes, day, staleMs = 0, now = () => performance.now(), clock = Date.now } = options;
  const cached = new LRUCache<string, Entry<Value>>({
    maxSize: capacityBytes,
    sizeCalculation: ({ size, tags }, key) => 200 + 2 * key.length + 50 * tags.length + Math.ceil(size),
  });
  /** What is being made just now, and when that began. */
  const underWay = new Map<string, { since: number; value: Promise<Value> }>();

  changes.onTouch(({ tags, soft }) => {
    for (const [key, entry] of cached.entries()) {
      if (!touches(tags, entry.tags)) continue;
      if (soft && staleMs > 0) entry.staleSince ??= now();
      else cached.delete(key);
    }
  });

  async function fill(key: string, since: number, make: () => Promise<Made<Value>>): Promise<Value> {
    const today = day();
    const { value, tags, size, until = null } = await make();
    if (tags && today === day() && !changes.touchedSince(since, tags))
      cached.set(key, { value, tags, size, until, day: today, staleSince: null, make: staleMs > 0 ? make : null });
    return value;
  }

  function begin(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const since = changes.moment();
    const running = underWay.get(key);
    // What began before a change may not show it.
    if (running?.since === since) return running.value;
    const value = fill(key, since, make).finally(() => {
      if (underWay.get(key)?.value === value) underWay.delete(key);
    });
    underWay.set(key, { since, value });
    return value;
  }

  /** The entry if it may be answered; where it is stale, the next one is begun. */
  function usable(key: string): Entry<Value> | null {
    const entry = cached.get(key);
    if (!entry) return null;
    const isOver = entry.until != null && clock() >= entry.until;
    if (isOver || (entry.tags.includes(dayTag) && entry.day !== day())) {
      cached.delete(key);
      return null;
    }
    if (entry.staleSince === null) return entry;
    if (!entry.make || now() - entry.staleSince > staleMs) return null;
    // Where it fails, whoever comes after the stale time hears of it.
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
