/**
 * Public reads kept in this process under the catalogue's version. The version is read from the database at most once in
 * `checkEveryMs`, so another process's change shows after that long; this process's own changes show at once.
 */
export type CatalogueCache = {
  /** The version that cached replies belong to. */
  version: () => Promise<number>;
  /** The value for `key` at the current version, computed at most once at a time. */
  remember: <Value>(key: string, compute: () => Promise<Value>) => Promise<Value>;
  /** Called after a committed change: writes the next version and forgets everything. */
  changed: () => Promise<void>;
};

type Store = { read: () => Promise<number>; increment: () => Promise<number> };

/** `capacity`: entries kept, the least recently used go first. */
export function createCatalogueCache(
  store: Store,
  options: { capacity?: number; checkEveryMs?: number; now?: () => number } = {},
): CatalogueCache {
  const { capacity = 500, checkEveryMs = 1000, now = () => performance.now() } = options;
  let current = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<number> | null = null;
  const entries = new Map<string, Promise<unknown>>();

  function adopt(version: number): number {
    if (version !== current) entries.clear();
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
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known as Promise<Value>;
    }
    const value = compute();
    entries.set(key, value);
    value.catch(() => entries.delete(key));
    // A value computed while the catalogue changed may be of either version: it is answered once, not kept.
    void value.then(
      () => at !== current && entries.get(key) === value && entries.delete(key),
      () => {},
    );
    if (entries.size > capacity) entries.delete(entries.keys().next().value as string);
    return value;
  }

  return { version, remember, changed: async () => void adopt(await store.increment()) };
}
