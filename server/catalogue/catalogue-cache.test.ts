import { describe, expect, it } from 'vitest';
import { createCatalogueCache } from './catalogue-cache.ts';

function setUp(capacityBytes = 1_000_000) {
  const shared = { version: 1, reads: 0 };
  let time = 0;
  const store = {
    read: async () => {
      shared.reads += 1;
      return shared.version;
    },
    increment: async () => {
      shared.version += 1;
      return shared.version;
    },
  };
  const cache = createCatalogueCache(store, { capacityBytes, checkEveryMs: 1000, now: () => time });
  return { cache, shared, pass: (ms: number) => (time += ms) };
}

describe('the catalogue cache', () => {
  it('computes a key once while nothing changes', async () => {
    const { cache } = setUp();
    let computed = 0;
    const compute = async () => ++computed;
    expect(await Promise.all([cache.remember('k', compute), cache.remember('k', compute)])).toEqual([1, 1]);
    expect(await cache.remember('k', compute)).toBe(1);
  });

  it('shows its own change at once', async () => {
    const { cache } = setUp();
    await cache.remember('k', async () => 'old');
    await cache.changed();
    expect(await cache.remember('k', async () => 'new')).toBe('new');
  });

  it('shows another process’s change after the check interval', async () => {
    const { cache, shared, pass } = setUp();
    await cache.remember('k', async () => 'old');
    shared.version += 1;
    expect(await cache.remember('k', async () => 'new')).toBe('old');
    pass(1001);
    expect(await cache.remember('k', async () => 'new')).toBe('new');
  });

  it('reads the version once for many readers', async () => {
    const { cache, shared } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => cache.version()));
    expect(shared.reads).toBe(1);
  });

  it('does not keep a failure', async () => {
    const { cache } = setUp();
    await expect(cache.remember('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.remember('k', async () => 'up')).toBe('up');
  });

  it('does not keep a value that was computed across a change', async () => {
    const { cache } = setUp();
    const started = Promise.withResolvers<void>();
    const result = Promise.withResolvers<string>();
    const slow = cache.remember('k', () => {
      started.resolve();
      return result.promise;
    });
    await started.promise;
    await cache.changed();
    result.resolve('stale');
    await slow;
    expect(await cache.remember('k', async () => 'fresh')).toBe('fresh');
  });

  it('does not keep a value whose reader asked for the version just before a change', async () => {
    const written = Promise.withResolvers<number>();
    const cache = createCatalogueCache({ read: async () => 1, increment: () => written.promise }, { now: () => 0 });
    await cache.version();
    const change = cache.changed();
    written.resolve(2);
    const across = cache.remember('k', async () => 'of either version');
    await Promise.all([change, across]);
    expect(await cache.remember('k', async () => 'fresh')).toBe('fresh');
  });

  it('lets the least recently used key go when it is full', async () => {
    const { cache } = setUp(500);
    await cache.remember('a', async () => 1);
    await cache.remember('b', async () => 1);
    await cache.remember('a', async () => 2);
    await cache.remember('c', async () => 1);
    expect(await cache.remember('a', async () => 3)).toBe(1);
    expect(await cache.remember('b', async () => 3)).toBe(3);
  });

  it('counts bytes: a reply that is larger than its room is answered and not kept', async () => {
    const { cache } = setUp(10_000);
    await cache.remember('small', async () => 1);
    expect(await cache.remember('large', async () => 'x'.repeat(5000))).toHaveLength(5000);
    expect(await cache.remember('large', async () => 'again')).toBe('again');
    expect(await cache.remember('small', async () => 2)).toBe(1);
  });
});
