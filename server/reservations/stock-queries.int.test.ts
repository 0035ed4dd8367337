import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import { addProduct } from '../testing/catalogue.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';
import { type StockMove, takeStock } from './stock-queries.ts';

/** The atomic guard: every earlier check of the stock is only advisory. */
describe.each(databaseKinds())('reserving stock on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(products);
    await addProduct(database, { id: 'ring', price: 10, stock: 5 });
  });

  const take = (move: Partial<StockMove>) =>
    transact(database.db, (tx) =>
      takeStock(tx, { productId: 'ring', take: 0, restore: 0, ...move }),
    );
  const left = async () =>
    (await database.db.select().from(products).where(eq(products.id, 'ring')))[0]!.stock;

  it('reserves available stock', async () => {
    expect(await take({ take: 5 })).toEqual({ tracked: true });
    expect(await left()).toBe(0);
  });

  it.each([
    ['more than is left', { take: 6 }],
    ['more than is left and given back', { take: 8, restore: 2 }],
    ['at another price', { take: 1, unitPricePaise: 999 }],
  ])('rejects %s, and changes nothing', async (_subject, move) => {
    expect(await take(move)).toBeNull();
    expect(await left()).toBe(5);
  });

  it('rejects discontinued products', async () => {
    await database.db.update(products).set({ deletedAt: new Date() });
    expect(await take({ take: 1 })).toBeNull();
  });

  it('reserves 5 of 5 for 20 concurrent requests', async () => {
    const used = await Promise.all(Array.from({ length: 20 }, () => take({ take: 1 })));
    expect(used.filter((one) => one !== null)).toHaveLength(5);
    expect(await left()).toBe(0);
  });
});
