import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

function setUp(capacityBytes = 1_000_000) {
  let version = 1;
  let renders = 0;
  const cache = createPageCache({ version: async () => String(version), capacityBytes });
  const page =
    (body: string, status = 200) =>
    async () => {
      renders += 1;
      return { status, headers: [], body };
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
    expect((await cache.remember('/a', page('new'))).body).toBe('new');
  });

  it('neither keeps a page whose rendering an edit overtook nor lets it drop the newer one', async () => {
    const { cache, page, change, renders } = setUp();
    const slow = Promise.withResolvers<string>();
    const overtaken = cache.remember('/a', async () => ({ status: 200, headers: [], body: await slow.promise }));
    await cache.remember('/other', page('x'));
    change();
    expect((await cache.remember('/a', page('new'))).body).toBe('new');
    slow.resolve('old');
    expect((await overtaken).body).toBe('old');
    const before = renders();
    expect((await cache.remember('/a', page('again'))).body).toBe('new');
    expect(renders()).toBe(before);
  });

  it('does not keep a failure or a page that is not found', async () => {
    const { cache, page } = setUp();
    await cache.remember('/a', page('missing', 404));
    expect((await cache.remember('/a', page('there'))).body).toBe('there');
    await expect(cache.remember('/b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.remember('/b', page('up'))).body).toBe('up');
  });

  it('lets the least recently used page go when it is full', async () => {
    const { cache, page } = setUp(10);
    await cache.remember('/a', page('aa'));
    await cache.remember('/b', page('bb'));
    await cache.remember('/a', page('changed'));
    await cache.remember('/c', page('cc'));
    expect((await cache.remember('/a', page('again'))).body).toBe('aa');
    expect((await cache.remember('/b', page('again'))).body).toBe('again');
  });

  it('tags equal bodies alike and different ones apart', async () => {
    const { cache, page } = setUp();
    const a = await cache.remember('/a', page('x'));
    const b = await cache.remember('/b', page('x'));
    const c = await cache.remember('/c', page('y'));
    expect(a.etag).toBe(b.etag);
    expect(a.etag).not.toBe(c.etag);
  });
});
