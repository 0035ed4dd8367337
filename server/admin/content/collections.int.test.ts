import type { CollectionContent } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { products } from '../../catalogue/schema.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const at = '/admin/collections';

/** Remedies of 100, 200 and 300 rupees, for Jupiter, Venus, and both. */
const remedy = (id: string, index: number) => ({
  ...{
    id,
    slug: `remedy-${id}`,
    name: `Remedy ${id}`,
    description: 'Of stone.',
    category: 'Precious' as const,
  },
  ...{ originalPricePaise: 50_000, discountedPricePaise: (index + 1) * 10_000 },
  planets: [['Jupiter'], ['Venus'], ['Jupiter', 'Venus']][index] ?? [],
});
const ids = (listed: { _id: string }[]) => listed.map(({ _id }) => _id);

describe.each(databaseKinds())('collections on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    await shop.deps.db.insert(products).values(['a', 'b', 'c'].map(remedy));
    await shop.deps.catalogue.changed();
  });
  afterEach(() => shop.close());

  const add = async (title: string) => (await admin.post(at, { title })).body.collection;
  const save = (id: string, version: number, content: CollectionContent) =>
    admin.put(`${at}/${id}`, { version, content });
  const act = (action: string, id: string, version: number) =>
    admin.post(`${at}/${id}/${action}`, { version });
  const read = (slug: string) => shop.visitor().get(`/collections/${slug}`);
  const publish = async (title: string, part: Partial<CollectionContent>) => {
    const { id, content } = await add(title);
    const saved = await save(id, 1, { ...content, ...part });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const published = await act('publish', id, 2);
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    return published.body.collection;
  };

  it('shows hand-picked remedies in their order, without those no longer sold', async () => {
    await publish('Gifts', { by: 'hand', products: ['c', 'rem_gone', 'a', 'b'] });
    expect(ids((await read('gifts')).body.products)).toEqual(['c', 'a', 'b']);
    await shop.deps.db.update(products).set({ draft: true }).where(eq(products.id, 'a'));
    await shop.deps.catalogue.changed(editOf('a'));
    expect(ids((await read('gifts')).body.products)).toEqual(['c', 'b']);
  });

  it.each([
    [{ planet: 'Jupiter' }, ['a', 'c']],
    [{ purpose: 'love' }, ['b', 'c']],
    [{ planet: 'Venus', priceTo: 250 }, ['b']],
    [{ priceFrom: 200, category: 'Precious' }, ['b', 'c']],
    [{ words: 'remedy A' }, ['a']],
    [{ stone: 'ruby' }, []],
  ] as const)('shows the remedies that match %j', async (rules, expected) => {
    const none = (await add('Draft')).content.rules;
    await publish('Rules', { by: 'rules', sort: 'price-low', rules: { ...none, ...rules } });
    expect(ids((await read('rules')).body.products)).toEqual(expected);
  });

  it('takes up a remedy when an edit makes it match', async () => {
    const none = (await add('Draft')).content.rules;
    await publish('Love', { by: 'rules', sort: 'name', rules: { ...none, purpose: 'love' } });
    expect(ids((await read('love')).body.products)).toEqual(['b', 'c']);
    await shop.deps.db
      .update(products)
      .set({ planets: ['Venus'] })
      .where(eq(products.id, 'a'));
    await shop.deps.catalogue.changed(editOf('a'));
    expect(ids((await read('love')).body.products)).toEqual(['a', 'b', 'c']);
  });

  it('moves to a new address when it is published, and the earlier one redirects', async () => {
    const { id, content } = await publish('Gifts', { by: 'hand', products: ['a'] });
    expect((await save(id, 3, { ...content, slug: 'presents' })).body.collection.state).toBe(
      'changed',
    );
    expect((await read('gifts')).status).toBe(200);
    await act('publish', id, 4);
    expect([(await read('gifts')).status, (await read('presents')).status]).toEqual([404, 200]);
    const { redirects } = (await admin.get('/admin/redirects?search=gifts')).body;
    expect(redirects).toMatchObject([
      { path: '/collections/gifts', target: '/collections/presents' },
    ]);
  });

  it('rejects an address in use, an empty hand-picked list and prices the wrong way round', async () => {
    await publish('Gifts', { by: 'hand', products: ['a'] });
    const { id, content } = await publish('Others', { by: 'hand', products: ['a'] });
    await save(id, 3, { ...content, slug: 'gifts' });
    expect((await act('publish', id, 4)).body.fields).toHaveProperty(['content.slug']);
    await save(id, 4, { ...content, products: [] });
    expect((await act('publish', id, 5)).body.fields).toHaveProperty(['content.products']);
    const reversed = { ...content.rules, priceFrom: 10, priceTo: 5 };
    expect((await save(id, 5, { ...content, rules: reversed })).body.fields).toHaveProperty([
      'content.rules.priceTo',
    ]);
    expect((await save(id, 5, { ...content, slug: 'all' })).body.fields).toHaveProperty([
      'content.slug',
    ]);
  });

  it('is linked from every page in the owner’s order while it is published', async () => {
    const linked = async () => (await shop.visitor().get('/config')).body.collections;
    const first = await publish('First', { products: ['a'], places: ['menu', 'home'] });
    const second = await publish('Second', { products: ['a'], places: ['footer'] });
    expect((await linked()).map(({ slug }: { slug: string }) => slug)).toEqual(['first', 'second']);
    await admin.post(`${at}/order`, { ids: [second.id, first.id] });
    expect((await linked()).map(({ slug }: { slug: string }) => slug)).toEqual(['second', 'first']);
    await act('withdraw', first.id, first.version);
    expect((await linked()).map(({ slug }: { slug: string }) => slug)).toEqual(['second']);
  });
});
