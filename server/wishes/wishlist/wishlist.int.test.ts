import { limits } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../accounts/password-hash.ts';
import { users } from '../../accounts/schema.ts';
import { products, productVariants } from '../../catalogue/schema.ts';
import { addProduct, addSizes } from '../../testing/catalogue.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { wishes } from '../schema.ts';

describe.each(databaseKinds())('the wishlist on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    await addProduct(shop.deps, { id: 'ruby', nameHi: 'माणिक्य' });
    await addProduct(shop.deps, { id: 'pearl', stock: 0 });
    await addProduct(shop.deps, { id: 'draft', draft: true });
    await addProduct(shop.deps, { id: 'gone', deletedAt: new Date() });
    await addSizes(shop.deps, 'band', { s: { price: 100, stock: 1 }, m: { price: 120, stock: 0 } });
  });
  afterAll(() => shop.close());

  const add = (who: TestMember, productId: string, variant?: string) =>
    who.post('/wishlist/add', { productId, ...(variant && { variant }) });
  const named = async (who: TestMember) =>
    (await who.get('/wishlist')).body.items.map((one: { productId: string; variant?: string }) =>
      [one.productId, one.variant].filter(Boolean).join(' '),
    );

  it('keeps what is wished for, the latest first, with its name in both languages, each thing once', async () => {
    const who = await newMember(shop);
    expect((await who.get('/wishlist')).body).toEqual({ items: [] });
    await add(who, 'pearl');
    const { status, body } = await add(who, 'ruby');
    expect([status, body]).toEqual([
      200,
      {
        items: [
          { productId: 'ruby', name: 'Stone ruby', nameHi: 'माणिक्य' },
          { productId: 'pearl', name: 'Stone pearl' },
        ],
      },
    ]);
    expect((await add(who, 'ruby')).body).toEqual(body);
    const again = await Promise.all(Array.from({ length: 6 }, () => add(who, 'band', 'BAND-S')));
    expect(again.map((reply) => reply.status)).toEqual(Array(6).fill(200));
    expect(await named(who)).toEqual(['band BAND-S', 'ruby', 'pearl']);
  });

  it('remembers variants; one of them takes the place of the product without a choice', async () => {
    const who = await newMember(shop);
    await add(who, 'band');
    expect(await named(who)).toEqual(['band']);
    await add(who, 'band', 'BAND-M');
    await add(who, 'band', 'BAND-S');
    await add(who, 'band');
    expect((await named(who)).sort()).toEqual(['band BAND-M', 'band BAND-S']);
    await who.post('/wishlist/remove', { productId: 'band', variant: 'BAND-M' });
    expect(await named(who)).toEqual(['band BAND-S']);
    expect((await who.post('/wishlist/remove', { productId: 'band' })).body).toEqual({ items: [] });
    expect((await who.post('/wishlist/remove', { productId: 'band' })).status).toBe(200);
  });

  it.each([
    ['unknown', undefined],
    ['gone', undefined],
    ['draft', undefined],
    ['band', 'BAND-XL'],
    ['ruby', 'BAND-S'],
  ])('refuses %s %s, which is not sold', async (productId, variant) => {
    const who = await newMember(shop);
    expect((await add(who, productId, variant)).body.code).toBe('product_not_found');
    expect(await named(who)).toEqual([]);
  });

  it('tells what is no longer sold by its name, and shows it no more', async () => {
    const who = await newMember(shop);
    await addProduct(shop.deps, { id: `leaving-${kind}` });
    await addSizes(shop.deps, `cut-${kind}`, { s: { price: 10, stock: 1 }, m: { price: 10, stock: 1 } });
    await add(who, `leaving-${kind}`);
    await add(who, `cut-${kind}`, `CUT-${kind}-S`.toUpperCase());
    await shop.deps.db
      .update(products)
      .set({ draft: true })
      .where(eq(products.id, `leaving-${kind}`));
    await shop.deps.db
      .update(productVariants)
      .set({ deletedAt: new Date() })
      .where(eq(productVariants.id, `cut-${kind}-s`));
    const { items } = (await who.get('/wishlist')).body;
    expect(items.map(({ name }: { name: string }) => name).sort()).toEqual([
      `Stone cut-${kind}`,
      `Stone leaving-${kind}`,
    ]);
    const shown = await who.post('/wishlist/show', {
      items: items.map(({ productId, variant }: Record<string, string>) => ({
        productId,
        ...(variant && { variant }),
      })),
    });
    expect(shown.body.products).toMatchObject([
      { _id: `cut-${kind}`, variants: [{ sku: `CUT-${kind}-M`.toUpperCase() }] },
    ]);
    await shop.deps.db.delete(products).where(eq(products.id, `leaving-${kind}`));
    expect(await named(who)).toEqual([`cut-${kind} ${`CUT-${kind}-S`.toUpperCase()}`]);
  });

  it('shows a guest what their browser wishes for, and keeps nothing of it', async () => {
    const guest = shop.visitor();
    const { status, body } = await guest.post('/wishlist/show', {
      items: [{ productId: 'ruby' }, { productId: 'pearl' }, { productId: 'gone' }, { productId: 'draft' }],
    });
    expect(status).toBe(200);
    expect(body.products.map((one: { _id: string; quantity: number }) => [one._id, one.quantity]).sort()).toEqual([
      ['pearl', 0],
      ['ruby', 10],
    ]);
    const many = Array.from({ length: limits.wishes + 1 }, (_, n) => ({ productId: `p${n}` }));
    expect((await guest.post('/wishlist/show', { items: many })).status).toBe(400);
  });

  it('takes a guest’s wishes in at login without doubles, from several devices at once', async () => {
    const who = await newMember(shop);
    await add(who, 'ruby');
    await add(who, 'band', 'BAND-S');
    const items = [{ productId: 'band' }, { productId: 'gone' }, { productId: 'ruby' }, { productId: 'pearl' }];
    const replies = await Promise.all(
      [items, [...items].reverse(), items].map((list) => who.post('/wishlist/merge', { items: list })),
    );
    expect(replies.map(({ status, body }) => [status, body.left])).toEqual(Array(3).fill([200, []]));
    expect((await named(who)).sort()).toEqual(['band BAND-S', 'pearl', 'ruby']);
  });

  it('holds a hundred; what finds no room is refused, or told at the login', async () => {
    const who = await newMember(shop);
    const ids = Array.from({ length: limits.wishes }, (_, n) => `full-${kind}-${n}`);
    for (const id of ids) await addProduct(shop.deps, { id });
    await shop.deps.db.insert(wishes).values(ids.map((productId) => ({ userId: who.id, productId })));
    expect((await add(who, 'ruby')).body).toMatchObject({ code: 'wishlist_full' });
    expect((await add(who, ids[0]!)).status).toBe(200);
    const { body } = await who.post('/wishlist/merge', { items: [{ productId: 'ruby' }, { productId: ids[1]! }] });
    expect([body.left, body.items.length]).toEqual([[{ productId: 'ruby' }], limits.wishes]);
  });

  it('is in the copy of a person’s data and goes with the account', async () => {
    const who = await newMember(shop);
    await shop.deps.db
      .update(users)
      .set({ passwordHash: await hashPassword('quiet marigold 41') })
      .where(eq(users.id, who.id));
    await add(who, 'band', 'BAND-S');
    expect((await who.get('/users/export')).body.wishlist).toMatchObject([{ productId: 'band', variant: 'BAND-S' }]);
    expect((await who.delete('/users/me', { password: 'quiet marigold 41' })).status).toBe(200);
    expect(await shop.deps.db.$count(wishes, eq(wishes.userId, who.id))).toBe(0);
  });

  it('is a user’s own: guests have none on the server, administrators none at all', async () => {
    const admin = await newMember(shop, 'admin');
    for (const [method, path] of [
      ['get', ''],
      ['post', '/add'],
      ['post', '/remove'],
      ['post', '/merge'],
    ] as const) {
      const body = path === '/merge' ? { items: [] } : { productId: 'ruby' };
      const by = (who: Pick<TestMember, 'get' | 'post'>) =>
        method === 'get' ? who.get('/wishlist') : who.post(`/wishlist${path}`, body);
      expect((await by(shop.visitor())).status).toBe(401);
      expect((await by(admin)).status).toBe(403);
    }
    const [one, other] = [await newMember(shop), await newMember(shop)];
    await add(one, 'ruby');
    expect(await named(other)).toEqual([]);
  });
});
