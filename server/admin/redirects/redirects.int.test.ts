import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { transact } from '../../platform/database/transact.ts';
import { moveAddress } from '../../redirects/move-address.ts';
import { redirects } from '../../redirects/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('redirects on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind, {}, { mount: (app, deps) => pages(app, { deps }) });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring' });
    await shop.deps.catalogue.changed();
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.deps.db.delete(redirects));

  const save = (path: string, target: string) => admin.put('/admin/redirects', { path, target });
  const at = async (url: string) => {
    const { statusCode, headers } = await shop.app.inject({ url });
    return [statusCode, headers.location];
  };

  it('redirect URLs of other shop systems in a single hop', async () => {
    await save('https://old.example/products/Sapphire/', '/remedies/ring');
    await save('/collections/rings', '/remedies');
    await save('/pages/about-us', '/about');
    await save('/blogs/news/first', '/blog');
    await save('/product/sapphire/', '/remedies/ring');
    await save('/?p=12', '/remedies/ring');
    expect(await at('/products/sapphire')).toEqual([301, '/remedies/ring']);
    expect(await at('/collections/rings')).toEqual([301, '/remedies']);
    expect(await at('/collections/rings/products/sapphire')).toEqual([301, '/remedies/ring']);
    expect(await at('/en-in/products/sapphire')).toEqual([301, '/remedies/ring']);
    expect(await at('/pages/about-us')).toEqual([301, '/about']);
    expect(await at('/blogs/news/first')).toEqual([301, '/blog']);
    expect(await at('/product/sapphire/')).toEqual([301, '/remedies/ring']);
    expect(await at('/?p=12')).toEqual([301, '/remedies/ring']);
    expect(await at('/?p=12')).toEqual([301, '/remedies/ring']);
  });

  it('keep the language, and the query parameters that still have a meaning', async () => {
    await save('/products/sapphire', '/remedies/ring');
    expect(await at('/hi/products/sapphire')).toEqual([301, '/hi/remedies/ring']);
    expect(await at('/products/sapphire?utm_source=x&variant=99&_pos=1')).toEqual([
      301,
      '/remedies/ring?utm_source=x',
    ]);
  });

  it.each([
    ['/horoscope/aries', '/horoscope/mesha'],
    ['/hi/horoscope/Leo/week?utm_source=x', '/hi/horoscope/simha/week?utm_source=x'],
    ['/stones/manik', '/stones/ruby'],
  ])(
    '%s leads to the page of that name, unless the owner leads it elsewhere',
    async (other, page) => {
      expect(await at(other)).toEqual([301, page]);
      await save(other.split('?')[0] ?? '', '/blog');
      expect((await at(other))[1]).toMatch(/^(?:\/hi)?\/blog/);
    },
  );

  it('never take precedence over an existing page', async () => {
    await save('/remedies/ring', '/about');
    await save('/about', '/');
    expect((await at('/remedies/ring'))[0]).toBe(200);
    expect((await at('/about'))[0]).toBe(200);
    expect((await at('/?p=12'))[0]).toBe(200);
  });

  it('apply if a loader does not find its page, and return 404 without a match', async () => {
    await save('/remedies/gone', '/remedies/ring');
    expect(await at('/remedies/gone')).toEqual([301, '/remedies/ring']);
    expect((await at('/remedies/unknown'))[0]).toBe(404);
    expect((await at('/products/unknown'))[0]).toBe(404);
    expect(await at('/products/ring')).toEqual([301, '/remedies/stone-ring']);
    expect(await at('/hi/products/ring')).toEqual([301, '/hi/remedies/stone-ring']);
  });

  it('shorten chains in any order, and reject loops', async () => {
    await save('/a', '/b');
    await save('/b', '/c');
    await save('/z', '/a');
    expect(await at('/a')).toEqual([301, '/c']);
    expect(await at('/z')).toEqual([301, '/c']);
    const rejected = await save('/c', '/z');
    expect(rejected.status).toBe(400);
    expect(rejected.body.fields.target).toContain('lead back');
    expect((await at('/c'))[0]).toBe(404);
  });

  it('lead from a remedy’s old slug to the new one, without a chain, and update articles', async () => {
    const slug = async (to: string) =>
      sendForm(admin, 'put', '/admin/product/ring', { name: 'Ring', slug: to });
    const { body: listed } = await shop.visitor().get('/products/ring');
    const first = listed.product.slug;
    expect((await slug('gold-ring')).status).toBe(200);
    expect((await slug('silver-ring')).status).toBe(200);
    expect(await at(`/remedies/${first}`)).toEqual([301, '/remedies/silver-ring']);
    expect(await at('/remedies/gold-ring')).toEqual([301, '/remedies/silver-ring']);
    expect((await shop.visitor().get('/products/silver-ring')).body.product._id).toBe('ring');
    await addProduct(shop.deps, { id: 'other' });
    const conflict = await sendForm(admin, 'put', '/admin/product/other', {
      name: 'Other',
      slug: 'silver-ring',
    });
    expect([conflict.status, Object.keys(conflict.body.fields)]).toEqual([400, ['slug']]);
    expect((await slug('Silver Ring')).body.fields).toHaveProperty(['slug']);
    expect((await slug(first)).status).toBe(200);
    expect(await at('/remedies/silver-ring')).toEqual([301, `/remedies/${first}`]);
  });

  it('follow a page that is renamed and later gets its name back', async () => {
    const move = (from: string, to: string) =>
      transact(shop.deps.db, (tx) => moveAddress(tx, { from, to }));
    await move('/blog/one', '/blog/two');
    await move('/blog/two', '/blog/three');
    expect(await at('/blog/one')).toEqual([301, '/blog/three']);
    await move('/blog/three', '/blog/one');
    expect(await at('/blog/two')).toEqual([301, '/blog/one']);
    expect((await at('/blog/one'))[0]).toBe(404);
  });

  it('create no loop when two are saved concurrently', async () => {
    const results = await Promise.all([save('/m', '/n'), save('/n', '/m')]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('are read from a file of another shop, name invalid lines, and change nothing when repeated', async () => {
    const file =
      'Redirect from,Redirect to\r\n/one,/two\r\n/two,/three\r\nno address,/x\r\n/y,ftp://x\r\n/l,/l\r\n';
    const read = () =>
      sendForm(admin, 'post', '/admin/redirects/import', {}, [
        { field: 'file', bytes: Buffer.from(file) },
      ]);
    const first = await read();
    expect(first.body).toMatchObject({ created: 2, updated: 0, unchanged: 0, errorCount: 3 });
    expect(
      first.body.errors.map(({ line, reason }: { line: number; reason: string }) => [line, reason]),
    ).toEqual([
      [4, 'path'],
      [5, 'target'],
      [6, 'loop'],
    ]);
    expect((await read()).body).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    const { body } = await admin.get('/admin/redirects/export.csv');
    expect(body).toBe('\ufeffRedirect from,Redirect to\r\n/one,/three\r\n/two,/three\r\n');
  });

  it('are listed by page and search, and deleted', async () => {
    for (const name of ['a', 'b', 'c']) await save(`/old-${name}`, '/remedies');
    const { body } = await admin.get('/admin/redirects?limit=2&search=old');
    expect(body).toMatchObject({ total: 3, nextCursor: '/old-b' });
    const next = await admin.get(
      `/admin/redirects?limit=2&search=old&cursor=${encodeURIComponent('/old-b')}`,
    );
    expect(next.body.redirects).toMatchObject([
      { path: '/old-c', target: '/remedies', cause: 'typed' },
    ]);
    expect((await admin.post('/admin/redirects/delete', { paths: ['/old-a'] })).body).toEqual({
      deleted: 1,
    });
    expect((await at('/old-a'))[0]).toBe(404);
  });
});
