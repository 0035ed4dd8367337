import { describe, expect, it } from 'vitest';
import { createPageCache, type Rendered } from './page-cache.ts';

function setUp(capacityBytes = 1_000_000) {
  let version = 1;
  let renders = 0;
  const cache = createPageCache({ version: async () => String(version), capacityBytes });
  const page =
    (body: string, status = 200) =>
    async () => {
      renders += 1;
      return { status, headers: [], body: [body], failed: false };
    };
  return { cache, page, change: () => (version += 1), renders: () => renders };
}

describe('the page cache', () => {
  it('renders an address once, also when it is asked for twice at the same moment', async () => {
    const { cache, page, renders } = setUp();
    const [one, two] = await Promise.all([cache.remember('/a', page('x')), cache.remember('/a', page('x'))]);
    expect(one).toBe(two);
    expect(renders()).toBe(1);
  });

  it('renders anew after the catalogue changed', async () => {
    const { cache, page, change } = setUp();
    await cache.remember('/a', page('old'));
    change();
    expect((await cache.remember('/a', page('new'))).body).toEqual(['new']);
  });

  it('neither keeps a page whose rendering an edit overtook nor lets it drop the newer one', async () => {
    const { cache, page, change, renders } = setUp();
    const slow = Promise.withResolvers<string>();
    const overtaken = cache.remember('/a', async () => ({
      status: 200,
      headers: [],
      body: [await slow.promise],
      failed: false,
    }));
    await cache.remember('/other', page('x'));
    change();
    expect((await cache.remember('/a', page('new'))).body).toEqual(['new']);
    slow.resolve('old');
    expect((await overtaken).body).toEqual(['old']);
    const before = renders();
    expect((await cache.remember('/a', page('again'))).body).toEqual(['new']);
    expect(renders()).toBe(before);
  });

  it('does not keep a failure or a page that is not found', async () => {
    const { cache, page } = setUp();
    await cache.remember('/a', page('missing', 404));
    expect((await cache.remember('/a', page('there'))).body).toEqual(['there']);
    await expect(cache.remember('/b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.remember('/b', page('up'))).body).toEqual(['up']);
  });

  it('lets the least recently used page go when it is full', async () => {
    const { cache, page } = setUp(20);
    await cache.remember('/a', page('aa'));
    await cache.remember('/b', page('bb'));
    await cache.remember('/a', page('changed'));
    await cache.remember('/c', page('cc'));
    expect((await cache.remember('/a', page('again'))).body).toEqual(['aa']);
    expect((await cache.remember('/b', page('again'))).body).toEqual(['again']);
  });

  it('tags equal bodies alike and different ones apart', async () => {
    const { cache, page } = setUp();
    const a = await cache.remember('/a', page('x'));
    const b = await cache.remember('/b', page('x'));
    const c = await cache.remember('/c', page('y'));
    expect(a.etag).toBe(b.etag);
    expect(a.etag).not.toBe(c.etag);
  });

  it('does not keep a page that was rendered during an edit', async () => {
    for (const asked of [false, true]) {
      const { cache, page, change } = setUp();
      const rendering = Promise.withResolvers<Rendered>();
      const early = cache.remember('/a', () => rendering.promise);
      await Promise.resolve();
      change();
      // With and without somebody whose question shows the cache the new version meanwhile.
      if (asked) await cache.remember('/b', page('other'));
      rendering.resolve(await page('torn')());
      expect((await early).body).toEqual(['torn']);
      expect((await cache.remember('/a', page('whole'))).body).toEqual(['whole']);
      expect((await cache.remember('/a', page('again'))).body).toEqual(['whole']);
    }
  });

  it('does not keep a page that was rendered during an edit that was taken back', async () => {
    let version = 1;
    const cache = createPageCache({ version: async () => String(version), capacityBytes: 1_000_000 });
    const page = (body: string) => ({ status: 200, headers: [], body: [body], failed: false }) satisfies Rendered;
    await cache.remember('/a', async () => {
      version = 2;
      return page('torn');
    });
    version = 1;
    expect((await cache.remember('/a', async () => page('whole'))).body).toEqual(['whole']);
  });

  it('does not keep a page that lacks something', async () => {
    const { cache, page } = setUp();
    const lacking = async () => ({ ...(await page('half')()), failed: true });
    expect((await cache.remember('/a', lacking)).body).toEqual(['half']);
    expect((await cache.remember('/a', page('whole'))).body).toEqual(['whole']);
  });
});
