import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPairs, countPairsNow, minBuyers } from '../../orders/companions/count-pairs.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import { orderItems } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { presentationOf } from '../catalogue-cache.ts';
import { products } from '../schema.ts';
import { productPairs } from './schema.ts';

describe.each(databaseKinds())('related products of a remedy on %s', (kind) => {
  let shop: TestShop;
  let n = 0;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    const day = (at: number) => ({ createdAt: new Date(Date.UTC(2026, 0, at)) });
    await addProduct(shop.deps, { id: 'sun-1', planets: ['Sun'], ...day(1) });
    await addProduct(shop.deps, { id: 'sun-2', planets: ['Sun', 'Moon'], ...day(2) });
    await addProduct(shop.deps, { id: 'sun-sold', planets: ['Sun'], stock: 0, ...day(3) });
    await addProduct(shop.deps, { id: 'sun-draft', planets: ['Sun'], draft: true, ...day(4) });
    await addProduct(shop.deps, { id: 'moon', planets: ['Moon'], ...day(5) });
    await addProduct(shop.deps, {
      id: 'ruby-1',
      planets: ['Sun'],
      stone: 'ruby',
      weightMg: 900,
      stock: 0,
      ...day(6),
    });
    await addProduct(shop.deps, {
      id: 'ruby-2',
      planets: ['Sun'],
      stone: 'ruby',
      weightMg: 800,
      stock: 1,
      ...day(7),
    });
    await addProduct(shop.deps, { id: 'lone', ...day(8) });
  });
  afterAll(() => shop.close());

  const of = async (key: string) =>
    (await shop.visitor().get(`/products/${key}/companions`)).body.products.map(
      ({ _id }: { _id: string }) => _id,
    );
  /** Adds an order of these products; `by` is its owner key. */
  async function buy(
    ids: string[],
    { by = `guest:${n}`, status = 'delivered' as 'delivered' | 'expired', daysAgo = 1 } = {},
  ) {
    n += 1;
    const orderId = `ord_pair${n}`;
    await addOrder(shop.deps, { id: orderId, ownerKey: by, status, daysAgo });
    const item = (productId: string, position: number) => ({
      ...{
        orderId,
        position,
        productId,
        variantId: productId,
        sku: productId,
        name: productId,
        slug: productId,
      },
      ...{ unitPricePaise: 100, quantity: 1, lineDiscountPaise: 0, tookStock: false },
    });
    await shop.deps.db.insert(orderItems).values(ids.map(item) as never);
  }

  it('are available products of the same graha, latest first, and never itself', async () => {
    expect(await of('sun-1')).toEqual(['ruby-2', 'sun-2']);
    expect(await of('stone-moon')).toEqual(['sun-2']);
    expect(await of('lone')).toEqual([]);
    expect((await shop.visitor().get('/products/unknown/companions')).status).toBe(404);
    expect((await shop.visitor().get('/products/sun-draft/companions')).status).toBe(404);
  });

  it('are first another stone of the same kind, for a unique stone that is sold', async () => {
    expect(await of('ruby-1')).toEqual(['ruby-2', 'sun-2', 'sun-1']);
  });

  it('are products bought together by at least five different buyers, ignoring repeat purchases', async () => {
    for (let at = 1; at < minBuyers; at += 1) await buy(['moon', 'lone']);
    await buy(['moon', 'lone'], { by: 'user:same' });
    await buy(['moon', 'lone', 'sun-1'], { by: 'user:same' });
    await buy(['moon', 'sun-1'], { by: 'user:same' });
    await buy(['moon', 'sun-2'], { status: 'expired' });
    for (let at = 0; at < minBuyers; at += 1) await buy(['sun-1', 'sun-2'], { daysAgo: 400 });
    await countPairsNow(shop.deps);
    const pairs = await shop.deps.db.select().from(productPairs);
    expect(pairs.sort((a, b) => (a.productId < b.productId ? -1 : 1))).toEqual([
      { productId: 'lone', withId: 'moon', buyers: minBuyers },
      { productId: 'moon', withId: 'lone', buyers: minBuyers },
    ]);
    expect(await of('lone')).toEqual(['moon']);
    expect(await of('moon')).toEqual(['lone', 'sun-2']);
  });

  it('are updated for sold-out products, and for those no longer bought together', async () => {
    await transact(shop.deps.db, async (tx) => {
      await tx.update(products).set({ stock: 0 }).where(eq(products.id, 'moon'));
      invalidateOnCommit(presentationOf('moon'));
    });
    expect(await of('lone')).toEqual([]);
    await shop.deps.db.delete(orderItems).where(eq(orderItems.productId, 'lone'));
    await countPairsNow(shop.deps);
    expect(await shop.deps.db.$count(productPairs)).toBe(0);
    expect(await of('moon')).toEqual(['sun-2']);
  });

  it('are computed by one of several processes per day', async () => {
    for (let at = 0; at < minBuyers; at += 1) await buy(['sun-1', 'lone']);
    await Promise.all([countPairs(shop.deps), countPairs(shop.deps), countPairs(shop.deps)]);
    expect(await shop.deps.db.$count(productPairs)).toBe(2);
    await shop.deps.db.delete(productPairs);
    await countPairs(shop.deps);
    expect(await shop.deps.db.$count(productPairs)).toBe(0);
  });
});
