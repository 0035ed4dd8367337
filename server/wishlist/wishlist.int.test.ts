import { limits } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../accounts/password-hash.ts';
import { users } from '../accounts/schema.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { addProduct, addSizes } from '../testing/catalogue.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { wishlistItems } from './schema.ts';

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

  const add = (user: TestMember, productId: string, variant?: string) =>
    user.post('/wishlist/add', { productId, ...(variant && { variant }) });
  const resolved = async (user: TestMember) =>
    (await user.get('/wishlist')).body.items.map((one: { productId: string; variant?: string }) =>
      [one.productId, one.variant].filter(Boolean).join(' '),
    );

  it('stores items, the latest first, with the name in both languages, without duplicates', async () => {
    const user = await newMember(shop);
    expect((await user.get('/wishlist')).body).toEqual({ items: [] });
    await add(user, 'pearl');
    const { status, body } = await add(user, 'ruby');
    expect([status, body]).toEqual([
      200,
      {
        items: [
          { productId: 'ruby', name: 'Stone ruby', nameHi: 'माणिक्य' },
          { productId: 'pearl', name: 'Stone pearl' },
        ],
      },
    ]);
    expect((await add(user, 'ruby')).body).toEqual(body);
    const second = await Promise.all(Array.from({ length: 6 }, () => add(user, 'band', 'BAND-S')));
    expect(second.map((reply) => reply.status)).toEqual(Array(6).fill(200));
    expect(await resolved(user)).toEqual(['band BAND-S', 'ruby', 'pearl']);
  });

  it('stores variants; one of them replaces the product without a variant', async () => {
    const user = await newMember(shop);
    await add(user, 'band');
    expect(await resolved(user)).toEqual(['band']);
    await add(user, 'band', 'BAND-M');
    await add(user, 'band', 'BAND-S');
    await add(user, 'band');
    expect((await resolved(user)).sort()).toEqual(['band BAND-M', 'band BAND-S']);
    await user.post('/wishlist/remove', { productId: 'band', variant: 'BAND-M' });
    expect(await resolved(user)).toEqual(['band BAND-S']);
    expect((await user.post('/wishlist/remove', { productId: 'band' })).body).toEqual({
      items: [],
    });
    expect((await user.post('/wishlist/remove', { productId: 'band' })).status).toBe(200);
  });

  it.each([
    ['unknown', undefined],
    ['gone', undefined],
    ['draft', undefined],
    ['band', 'BAND-XL'],
    ['ruby', 'BAND-S'],
  ])('rejects %s %s, which is not sold', async (productId, variant) => {
    const user = await newMember(shop);
    expect((await add(user, productId, variant)).body.code).toBe('product_not_found');
    expect(await resolved(user)).toEqual([]);
  });

  it('reports discontinued items, and no longer displays them', async () => {
    const user = await newMember(shop);
    await addProduct(shop.deps, { id: `leaving-${kind}` });
    await addSizes(shop.deps, `cut-${kind}`, {
      s: { price: 10, stock: 1 },
      m: { price: 10, stock: 1 },
    });
    await add(user, `leaving-${kind}`);
    await add(user, `cut-${kind}`, `CUT-${kind}-S`.toUpperCase());
    await shop.deps.db
      .update(products)
      .set({ draft: true })
      .where(eq(products.id, `leaving-${kind}`));
    await shop.deps.db
      .update(productVariants)
      .set({ deletedAt: new Date() })
      .where(eq(productVariants.id, `cut-${kind}-s`));
    const { items } = (await user.get('/wishlist')).body;
    expect(items.map(({ name }: { name: string }) => name).sort()).toEqual([
      `Stone cut-${kind}`,
      `Stone leaving-${kind}`,
    ]);
    const shown = await user.post('/wishlist/show', {
      items: items.map(({ productId, variant }: Record<string, string>) => ({
        productId,
        ...(variant && { variant }),
      })),
    });
    expect(shown.body.products).toMatchObject([
      { _id: `cut-${kind}`, variants: [{ sku: `CUT-${kind}-M`.toUpperCase() }] },
    ]);
    await shop.deps.db.delete(products).where(eq(products.id, `leaving-${kind}`));
    expect(await resolved(user)).toEqual([`cut-${kind} ${`CUT-${kind}-S`.toUpperCase()}`]);
  });

  it('displays a guest’s items from their browser, and stores nothing', async () => {
    const guest = shop.visitor();
    const { status, body } = await guest.post('/wishlist/show', {
      items: [
        { productId: 'ruby' },
        { productId: 'pearl' },
        { productId: 'gone' },
        { productId: 'draft' },
      ],
    });
    expect(status).toBe(200);
    expect(
      body.products.map((one: { _id: string; quantity: number }) => [one._id, one.quantity]).sort(),
    ).toEqual([
      ['pearl', 0],
      ['ruby', 10],
    ]);
    const many = Array.from({ length: limits.wishes + 1 }, (_, n) => ({ productId: `p${n}` }));
    expect((await guest.post('/wishlist/show', { items: many })).status).toBe(400);
  });

  it('merges a guest’s items at login without duplicates, from several devices concurrently', async () => {
    const user = await newMember(shop);
    await add(user, 'ruby');
    await add(user, 'band', 'BAND-S');
    const items = [
      { productId: 'band' },
      { productId: 'gone' },
      { productId: 'ruby' },
      { productId: 'pearl' },
    ];
    const results = await Promise.all(
      [items, [...items].reverse(), items].map((list) =>
        user.post('/wishlist/merge', { items: list }),
      ),
    );
    expect(results.map(({ status, body }) => [status, body.left])).toEqual(
      Array(3).fill([200, []]),
    );
    expect((await resolved(user)).sort()).toEqual(['band BAND-S', 'pearl', 'ruby']);
  });

  it('has a limit of a hundred; excess items are rejected, or reported at login', async () => {
    const user = await newMember(shop);
    const ids = Array.from({ length: limits.wishes }, (_, n) => `full-${kind}-${n}`);
    for (const id of ids) await addProduct(shop.deps, { id });
    await shop.deps.db
      .insert(wishlistItems)
      .values(ids.map((productId) => ({ userId: user.id, productId })));
    expect((await add(user, 'ruby')).body).toMatchObject({ code: 'wishlist_full' });
    expect((await add(user, ids[0]!)).status).toBe(200);
    const { body } = await user.post('/wishlist/merge', {
      items: [{ productId: 'ruby' }, { productId: ids[1]! }],
    });
    expect([body.left, body.items.length]).toEqual([[{ productId: 'ruby' }], limits.wishes]);
  });

  it('is in the data export and is deleted with the account', async () => {
    const user = await newMember(shop);
    await shop.deps.db
      .update(users)
      .set({ passwordHash: await hashPassword('quiet marigold 41') })
      .where(eq(users.id, user.id));
    await add(user, 'band', 'BAND-S');
    expect((await user.get('/users/export')).body.wishlist).toMatchObject([
      { productId: 'band', variant: 'BAND-S' },
    ]);
    expect((await user.delete('/users/me', { password: 'quiet marigold 41' })).status).toBe(200);
    expect(await shop.deps.db.$count(wishlistItems, eq(wishlistItems.userId, user.id))).toBe(0);
  });

  it('belongs to a user: guests have no list on the server, administrators no list at all', async () => {
    const admin = await newMember(shop, 'admin');
    for (const [method, path] of [
      ['get', ''],
      ['post', '/add'],
      ['post', '/remove'],
      ['post', '/merge'],
    ] as const) {
      const body = path === '/merge' ? { items: [] } : { productId: 'ruby' };
      const by = (user: Pick<TestMember, 'get' | 'post'>) =>
        method === 'get' ? user.get('/wishlist') : user.post(`/wishlist${path}`, body);
      expect((await by(shop.visitor())).status).toBe(401);
      expect((await by(admin)).status).toBe(403);
    }
    const [one, other] = [await newMember(shop), await newMember(shop)];
    await add(one, 'ruby');
    expect(await resolved(other)).toEqual([]);
  });
});
