import { LRUCache } from 'lru-cache';

/**
 * Public reads kept in this process under the catalogue's version. The version is read from the database at most once in
 * `checkEveryMs`, so another process's change shows after that long; this process's own changes show at once.
 */
export type CatalogueCache = {
  /** The version that cached replies belong to. */
  version: () => Promise<number>;
  /** The same where it was read a moment ago; null where the database has to be asked. */
  knownVersion: () => number | null;
  /** The value for `key` at the current version, computed at most once at a time. */
  remember: <Value>(key: string, compute: () => Promise<Value>) => Promise<Value>;
  /** Called after a committed change: writes the next version and forgets everything. */
  changed: () => Promise<void>;
};

type Store = { read: () => Promise<number>; increment: () => Promise<number> };

/** Bytes that are kept of replies, the least recently used going first: a thousand products in all sorts several times. */
const defaultCapacity = 32 * 1024 * 1024;

/** Keeps replies within `capacityBytes`, by the length of what they are as JSON. */
export function createCatalogueCache(
  store: Store,
  options: { capacityBytes?: number; checkEveryMs?: number; now?: () => number } = {},
): CatalogueCache {
  const { capacityBytes = defaultCapacity, checkEveryMs = 1000, now = () => performance.now() } = options;
  let current = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<number> | null = null;
  const kept = new LRUCache<string, { value: unknown }>({
    maxSize: capacityBytes,
    // Objects take several times the room of their JSON.
    sizeCalculation: ({ value }, key) => 200 + 2 * key.length + 4 * JSON.stringify(value).length,
  });
  /** What is being computed just now, by version and key. */
  const underWay = new Map<string, Promise<unknown>>();

  function adopt(version: number): number {
    if (version !== current) kept.clear();
    current = version;
    checkedAt = now();
    return version;
  }

  function version(): Promise<number> {
    if (now() - checkedAt < checkEveryMs) return Promise.resolve(current);
    checking ??= store
      .read()
      .then(adopt)
      .finally(() => {
        checking = null;
      });
    return checking;
  }

  async function remember<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    const at = await version();
    const known = kept.get(key);
    if (known) return known.value as Value;
    const place = `${at} ${key}`;
    const running = underWay.get(place);
    if (running) return running as Promise<Value>;
    const computing = compute().finally(() => underWay.delete(place));
    underWay.set(place, computing);
    const value = await computing;
    // A value computed while the catalogue changed may be of either version: it is answered once, not kept.
    if (at === current) kept.set(key, { value });
    return value;
  }

  const knownVersion = () => (now() - checkedAt < checkEveryMs ? current : null);

  return { version, knownVersion, remember, changed: async () => void adopt(await store.increment()) };
}

declare module '../platform/deps.ts' {
  interface Deps {
    /** Public reads, by catalogue version. */
    catalogue: CatalogueCache;
  }
}
