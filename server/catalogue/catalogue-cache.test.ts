import { describe, expect, it } from 'vitest';
import { createChanges } from '../platform/cache/changes.ts';
import {
  createCatalogueCache,
  editOf,
  isOfPages,
  presentationOf,
  showing,
} from './catalogue-cache.ts';

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
  const changes = createChanges(store, { checkEveryMs: 1000, now: () => time });
  const cache = createCatalogueCache(changes, { capacityBytes });
  return { cache, changes, shared, pass: (ms: number) => (time += ms) };
}

describe('the catalogue cache', () => {
  it('computes a key once while nothing changes', async () => {
    const { cache } = setUp();
    let computed = 0;
    const compute = async () => ++computed;
    expect(await Promise.all([cache.remember('k', compute), cache.remember('k', compute)])).toEqual(
      [1, 1],
    );
    expect(await cache.remember('k', compute)).toBe(1);
  });

  it('returns its own change at once', async () => {
    const { cache } = setUp();
    await cache.remember('k', async () => 'old');
    await cache.changed();
    expect(await cache.remember('k', async () => 'new')).toBe('new');
  });

  it('returns another process’s change after the check interval', async () => {
    const { cache, shared, pass } = setUp();
    await cache.remember('k', async () => 'old');
    shared.version += 1;
    expect(await cache.remember('k', async () => 'new')).toBe('old');
    pass(1001);
    expect(await cache.remember('k', async () => 'new')).toBe('new');
  });

  it('reads the version once for many readers', async () => {
    const { changes, shared } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => changes.confirm()));
    expect(shared.reads).toBe(1);
  });

  it('does not cache an error', async () => {
    const { cache } = setUp();
    await expect(cache.remember('k', () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    expect(await cache.remember('k', async () => 'up')).toBe('up');
  });

  it('does not cache a value that was computed across a change', async () => {
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

  it('invalidates entries that were cached between a change’s commit and its notification', async () => {
    const saved = Promise.withResolvers<number>();
    const changes = createChanges(
      { read: async () => 1, increment: () => saved.promise },
      { now: () => 0 },
    );
    const cache = createCatalogueCache(changes);
    await changes.confirm();
    const change = cache.changed();
    await cache.remember('k', async () => 'of either version');
    saved.resolve(2);
    await change;
    expect(await cache.remember('k', async () => 'fresh')).toBe('fresh');
  });

  it('evicts the least recently used key when it is full', async () => {
    const { cache } = setUp(600);
    await cache.remember('a', async () => 1);
    await cache.remember('b', async () => 1);
    await cache.remember('a', async () => 2);
    await cache.remember('c', async () => 1);
    expect(await cache.remember('a', async () => 3)).toBe(1);
    expect(await cache.remember('b', async () => 3)).toBe(3);
  });

  it('counts bytes: a response larger than the capacity is returned and not cached', async () => {
    const { cache } = setUp(10_000);
    await cache.remember('small', async () => 1);
    expect(await cache.remember('large', async () => 'x'.repeat(5000))).toHaveLength(5000);
    expect(await cache.remember('large', async () => 'again')).toBe('again');
    expect(await cache.remember('small', async () => 2)).toBe(1);
  });

  it('invalidates only the entries that a change affects', async () => {
    const { cache } = setUp();
    const request = (key: string, value: string) =>
      cache.remember(
        key,
        async () => value,
        () => [key],
      );
    for (const key of ['list', 'product:a', 'product:b']) await request(key, 'old');
    await cache.changed(editOf('a'));
    expect(
      await Promise.all(['list', 'product:a', 'product:b'].map((key) => request(key, 'new'))),
    ).toEqual(['new', 'new', 'old']);
  });

  it('tags a long list by kind, so that any product’s change invalidates it', () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ id: String(n) }));
    expect(showing(many)).toEqual(['product', 'stock']);
    expect(showing(many.slice(0, 1))).toEqual(['product:0', 'stock:0']);
    expect(presentationOf('0')).toEqual(['product:0', 'product']);
    expect(showing(many.slice(0, 1)).filter(isOfPages)).toEqual(['product:0']);
  });
});
