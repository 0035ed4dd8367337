import { describe, expect, it } from 'vitest';
import { type ByteReply, byteReply } from '../platform/http/byte-reply.ts';
import { createPageCache, type Page } from './page-cache.ts';

type Answer = Page<{ text: string }>;

async function page(text: string): Promise<Answer> {
  return { kept: await byteReply(200, [], text) };
}

/** What a page says, kept or not. */
function said(answer: Answer): string {
  return 'once' in answer ? answer.once.text : textOf(answer.kept);
}

function textOf({ identity }: ByteReply): string {
  return String(identity.body);
}

function setUp(capacityBytes = 1_000_000) {
  let version = 1;
  let known = true;
  let renders = 0;
  const cache = createPageCache<{ text: string }>({
    version: async () => String(version),
    knownVersion: () => (known ? String(version) : null),
    capacityBytes,
  });
  const counted = (text: string) => async () => {
    renders += 1;
    return page(text);
  };
  const once = (text: string) => async (): Promise<Answer> => ({ once: { text } });
  const ask = async (address: string, render: () => Promise<Answer>) => said(await cache.remember(address, render));
  return {
    cache,
    ask,
    counted,
    once,
    change: () => (version += 1),
    forget: () => (known = false),
    renders: () => renders,
  };
}

describe('the page cache', () => {
  it('renders an address once, also when it is asked for twice at the same moment', async () => {
    const { cache, counted, renders } = setUp();
    const [one, two] = await Promise.all([cache.remember('/a', counted('x')), cache.remember('/a', counted('x'))]);
    expect(one).toBe(two);
    expect(renders()).toBe(1);
  });

  it('renders anew after the catalogue changed', async () => {
    const { ask, counted, change } = setUp();
    await ask('/a', counted('old'));
    change();
    expect(await ask('/a', counted('new'))).toBe('new');
  });

  it('has a kept page at hand while the version is known, and none that an edit may have changed', async () => {
    const { cache, ask, counted, change, forget } = setUp();
    expect(cache.peek('/a')).toBeNull();
    await ask('/a', counted('x'));
    expect(textOf(cache.peek('/a')!)).toBe('x');
    change();
    expect(cache.peek('/a')).toBeNull();
    await ask('/a', counted('y'));
    forget();
    expect(cache.peek('/a')).toBeNull();
  });

  it('neither keeps a page whose rendering an edit overtook nor lets it drop the newer one', async () => {
    const { cache, ask, counted, change, renders } = setUp();
    const slow = Promise.withResolvers<string>();
    const overtaken = cache.remember('/a', async () => page(await slow.promise));
    await ask('/other', counted('x'));
    change();
    expect(await ask('/a', counted('new'))).toBe('new');
    slow.resolve('old');
    expect(said(await overtaken)).toBe('old');
    const before = renders();
    expect(await ask('/a', counted('again'))).toBe('new');
    expect(renders()).toBe(before);
  });

  it('does not keep what is answered once', async () => {
    const { cache, ask, counted, once } = setUp();
    expect(await ask('/a', once('missing'))).toBe('missing');
    expect(await ask('/a', counted('there'))).toBe('there');
    await expect(cache.remember('/b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask('/b', counted('up'))).toBe('up');
  });

  it('lets the least recently used page go when it is full', async () => {
    const { size } = await byteReply(200, [], 'aa');
    const { ask, counted } = setUp(Math.round(2.5 * size));
    await ask('/a', counted('aa'));
    await ask('/b', counted('bb'));
    await ask('/a', counted('changed'));
    await ask('/c', counted('cc'));
    expect(await ask('/a', counted('again'))).toBe('aa');
    expect(await ask('/b', counted('again'))).toBe('again');
  });

  it('does not keep a page that was rendered during an edit', async () => {
    for (const asked of [false, true]) {
      const { cache, ask, counted, change } = setUp();
      const rendering = Promise.withResolvers<Answer>();
      const early = cache.remember('/a', () => rendering.promise);
      await Promise.resolve();
      change();
      // With and without somebody whose question shows the cache the new version meanwhile.
      if (asked) await ask('/b', counted('other'));
      rendering.resolve(await page('torn'));
      expect(said(await early)).toBe('torn');
      expect(await ask('/a', counted('whole'))).toBe('whole');
      expect(await ask('/a', counted('again'))).toBe('whole');
    }
  });

  it('does not keep a page that was rendered during an edit that was taken back', async () => {
    let version = 1;
    const now = () => String(version);
    const cache = createPageCache<{ text: string }>({
      version: async () => now(),
      knownVersion: now,
      capacityBytes: 1_000_000,
    });
    await cache.remember('/a', async () => {
      version = 2;
      return page('torn');
    });
    version = 1;
    expect(said(await cache.remember('/a', async () => page('whole')))).toBe('whole');
  });
});
