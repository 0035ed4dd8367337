import { describe, expect, it } from 'vitest';
import { type Created, createCache, dayTag } from './cache.ts';
import { createChanges } from './changes.ts';

function setUp({ capacityBytes = 1_000_000, staleMs = 1000 } = {}) {
  let version = 1;
  let time = 0;
  let today = 1;
  let created = 0;
  const changes = createChanges(
    { read: async () => version, increment: async () => (version += 1) },
    { checkEveryMs: 1000, now: () => time },
  );
  const cached = createCache<string>({
    changes,
    capacityBytes,
    day: () => today,
    staleMs,
    now: () => time,
    clock: () => time,
  });
  const make =
    (value: string, tags: string[] | null = ['a'], until: number | null = null) =>
    async (): Promise<Created<string>> => {
      created += 1;
      return { value, tags, until, size: value.length };
    };
  return {
    cached: cached,
    make,
    touch: (tags: string[], soft = false) => changes.tell({ tags, soft }),
    pass: (ms: number) => (time += ms),
    nextDay: () => (today += 1),
    created: () => created,
  };
}

describe('the cache', () => {
  it('computes a value once, also for concurrent requests', async () => {
    const { cached, make, created } = setUp();
    const pair = await Promise.all([
      cached.remember('k', make('x')),
      cached.remember('k', make('y')),
    ]);
    expect([pair, created()]).toEqual([['x', 'x'], 1]);
  });

  it('recomputes an invalidated value', async () => {
    const { cached, make, pass } = setUp();
    await cached.remember('k', make('today', ['a'], 500));
    pass(499);
    expect(await cached.remember('k', make('too early'))).toBe('today');
    pass(1);
    expect(cached.peek('k')).toBeNull();
    expect(await cached.remember('k', make('tomorrow'))).toBe('tomorrow');
  });

  it('returns a value synchronously while it is fresh', async () => {
    const { cached, make, pass } = setUp();
    expect(cached.peek('k')).toBeNull();
    await cached.remember('k', make('x'));
    expect(cached.peek('k')).toBe('x');
    pass(1001);
    expect(cached.peek('k')).toBeNull();
  });

  it('is dropped by a change of its tags, and stays cached after any other', async () => {
    const { cached, make, touch } = setUp();
    await cached.remember('k', make('old', ['a', 'b']));
    await touch(['c']);
    expect(cached.peek('k')).toBe('old');
    await touch(['b']);
    expect(cached.peek('k')).toBeNull();
    expect(await cached.remember('k', make('new'))).toBe('new');
  });

  it('returns a stale value for a second after a soft invalidation during one recomputation', async () => {
    const { cached, make, touch, created } = setUp();
    let value = 'old';
    const anew = async () => make(value)();
    await cached.remember('k', anew);
    value = 'new';
    await touch(['a'], true);
    expect([cached.peek('k'), cached.peek('k'), await cached.remember('k', anew)]).toEqual([
      'old',
      'old',
      'old',
    ]);
    await new Promise(setImmediate);
    expect(cached.peek('k')).toBe('new');
    expect(created()).toBe(2);
  });

  it('is waited for when the soft change was longer ago', async () => {
    const { cached, make, touch, pass } = setUp();
    await cached.remember('k', make('old'));
    await touch(['a'], true);
    pass(1001);
    expect(cached.peek('k')).toBeNull();
    expect(await cached.remember('k', make('new'))).toBe('new');
  });

  it('is never stale where a store does not allow it', async () => {
    const { cached, make, touch } = setUp({ staleMs: 0 });
    await cached.remember('k', make('old'));
    await touch(['a'], true);
    expect(await cached.remember('k', make('new'))).toBe('new');
  });

  it('does not store a value invalidated during its computation, nor replace the newer one', async () => {
    const { cached, make, touch } = setUp();
    const slow = Promise.withResolvers<Created<string>>();
    const torn = cached.remember('k', () => slow.promise);
    await new Promise(setImmediate);
    await touch(['a']);
    expect(await cached.remember('k', make('whole'))).toBe('whole');
    slow.resolve({ value: 'torn', tags: ['a'], size: 1 });
    expect(await torn).toBe('torn');
    expect(await cached.remember('k', make('again'))).toBe('whole');
  });

  it('stores neither failures nor one-time values', async () => {
    const { cached, make } = setUp();
    await expect(cached.remember('k', () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    expect(await cached.remember('k', make('once', null))).toBe('once');
    expect(await cached.remember('k', make('kept'))).toBe('kept');
  });

  it('expires a value at the end of its day where it has the day tag', async () => {
    const { cached, make, nextDay } = setUp();
    await cached.remember('today', make('x', [dayTag]));
    await cached.remember('always', make('x'));
    nextDay();
    expect([cached.peek('today'), cached.peek('always')]).toEqual([null, 'x']);
  });

  it('is bounded in bytes: least recently used entries are evicted, and oversized values are not stored', async () => {
    const { cached, make } = setUp({ capacityBytes: 600 });
    for (const key of ['a', 'b', 'a', 'c']) await cached.remember(key, make('x'));
    expect([cached.peek('a'), cached.peek('b')]).toEqual(['x', null]);
    await cached.remember('large', make('x'.repeat(1000)));
    expect(cached.peek('large')).toBeNull();
  });
});
