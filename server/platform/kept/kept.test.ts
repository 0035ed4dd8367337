import { describe, expect, it } from 'vitest';
import { createChanges } from './changes.ts';
import { createKept, dayTag, type Made } from './kept.ts';

function setUp({ capacityBytes = 1_000_000, staleMs = 1000 } = {}) {
  let version = 1;
  let time = 0;
  let today = 1;
  let made = 0;
  const changes = createChanges(
    { read: async () => version, increment: async () => (version += 1) },
    { checkEveryMs: 1000, now: () => time },
  );
  const kept = createKept<string>({
    changes,
    capacityBytes,
    day: () => today,
    staleMs,
    now: () => time,
    clock: () => time,
  });
  const make =
    (value: string, tags: string[] | null = ['a'], until: number | null = null) =>
    async (): Promise<Made<string>> => {
      made += 1;
      return { value, tags, until, size: value.length };
    };
  return {
    kept,
    make,
    touch: (tags: string[], soft = false) => changes.tell({ tags, soft }),
    pass: (ms: number) => (time += ms),
    nextDay: () => (today += 1),
    made: () => made,
  };
}

describe('what is kept', () => {
  it('is made once, also when it is asked for twice at the same moment', async () => {
    const { kept, make, made } = setUp();
    const both = await Promise.all([kept.remember('k', make('x')), kept.remember('k', make('y'))]);
    expect([both, made()]).toEqual([['x', 'x'], 1]);
  });

  it('is made anew once it is true no more', async () => {
    const { kept, make, pass } = setUp();
    await kept.remember('k', make('today', ['a'], 500));
    pass(499);
    expect(await kept.remember('k', make('too early'))).toBe('today');
    pass(1);
    expect(kept.peek('k')).toBeNull();
    expect(await kept.remember('k', make('tomorrow'))).toBe('tomorrow');
  });

  it('is at hand while nothing has to be asked', async () => {
    const { kept, make, pass } = setUp();
    expect(kept.peek('k')).toBeNull();
    await kept.remember('k', make('x'));
    expect(kept.peek('k')).toBe('x');
    pass(1001);
    expect(kept.peek('k')).toBeNull();
  });

  it('goes with a change that touches it, and stays with any other', async () => {
    const { kept, make, touch } = setUp();
    await kept.remember('k', make('old', ['a', 'b']));
    await touch(['c']);
    expect(kept.peek('k')).toBe('old');
    await touch(['b']);
    expect(kept.peek('k')).toBeNull();
    expect(await kept.remember('k', make('new'))).toBe('new');
  });

  it('is answered for a second after a soft change while it is made anew, once', async () => {
    const { kept, make, touch, made } = setUp();
    let value = 'old';
    const anew = async () => make(value)();
    await kept.remember('k', anew);
    value = 'new';
    await touch(['a'], true);
    expect([kept.peek('k'), kept.peek('k'), await kept.remember('k', anew)]).toEqual(['old', 'old', 'old']);
    await new Promise(setImmediate);
    expect(kept.peek('k')).toBe('new');
    expect(made()).toBe(2);
  });

  it('is waited for when the soft change was longer ago', async () => {
    const { kept, make, touch, pass } = setUp();
    await kept.remember('k', make('old'));
    await touch(['a'], true);
    pass(1001);
    expect(kept.peek('k')).toBeNull();
    expect(await kept.remember('k', make('new'))).toBe('new');
  });

  it('is never stale where a store does not allow it', async () => {
    const { kept, make, touch } = setUp({ staleMs: 0 });
    await kept.remember('k', make('old'));
    await touch(['a'], true);
    expect(await kept.remember('k', make('new'))).toBe('new');
  });

  it('is not what was made while a change touched it, and does not push out the newer one', async () => {
    const { kept, make, touch } = setUp();
    const slow = Promise.withResolvers<Made<string>>();
    const torn = kept.remember('k', () => slow.promise);
    await new Promise(setImmediate);
    await touch(['a']);
    expect(await kept.remember('k', make('whole'))).toBe('whole');
    slow.resolve({ value: 'torn', tags: ['a'], size: 1 });
    expect(await torn).toBe('torn');
    expect(await kept.remember('k', make('again'))).toBe('whole');
  });

  it('is neither what failed nor what is meant for once', async () => {
    const { kept, make } = setUp();
    await expect(kept.remember('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await kept.remember('k', make('once', null))).toBe('once');
    expect(await kept.remember('k', make('kept'))).toBe('kept');
  });

  it('ends with its day where it names it', async () => {
    const { kept, make, nextDay } = setUp();
    await kept.remember('today', make('x', [dayTag]));
    await kept.remember('always', make('x'));
    nextDay();
    expect([kept.peek('today'), kept.peek('always')]).toEqual([null, 'x']);
  });

  it('is bounded in bytes: the least recently used goes first, and what is too large is not kept', async () => {
    const { kept, make } = setUp({ capacityBytes: 600 });
    for (const key of ['a', 'b', 'a', 'c']) await kept.remember(key, make('x'));
    expect([kept.peek('a'), kept.peek('b')]).toEqual(['x', null]);
    await kept.remember('large', make('x'.repeat(1000)));
    expect(kept.peek('large')).toBeNull();
  });
});
