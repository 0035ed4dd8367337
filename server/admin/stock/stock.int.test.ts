import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, productVariants } from '../../catalogue/schema.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { addProduct, addSizes } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { watchStock } from './watch-stock.ts';

describe.each(databaseKinds())('the stock on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { COMPANY_EMAIL: 'shop@example.com', LOW_STOCK: '2' });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', name: 'Ring', price: 1000, stock: 10 });
    await addSizes(shop.deps, 'mala', {
      160: { price: 500, stock: 4 },
      180: { price: 500, stock: 4 },
    });
  });
  afterAll(() => shop.close());

  type Move = {
    change: number;
    after: number;
    cause: string;
    sku: string;
    by: string | null;
    order: object | null;
  };
  const movements = async (product: string) =>
    ((await admin.get(`/admin/stock-moves?product=${product}`)).body.moves as Move[]).map(
      ({ change, after, cause }) => [cause, change, after],
    );

  it('lists each movement with its cause, from the reservation to the return', async () => {
    const guest = shop.visitor();
    const first = await startOrder(guest, 2000, [{ productId: 'ring', quantity: 2 }]);
    expect(await movements('ring')).toEqual([['hold', -2, 8]]);
    await guest.post('/payments/verify', await shop.pay(first.gatewayOrderId));
    expect(await movements('ring')).toEqual([['sale', -2, 8]]);
    const back = {
      key: 'one-comes-back',
      lines: [{ item: 0, quantity: 1, amount: 1000, restock: true }],
    };
    expect((await admin.post(`/admin/orders/${first.orderId}/refund`, back)).status).toBe(200);
    expect((await movements('ring'))[0]).toEqual(['return', 1, 9]);
    expect((await admin.post(`/admin/orders/${first.orderId}/cancel`, {})).status).toBe(200);
    expect((await movements('ring'))[0]).toEqual(['release', 1, 10]);
    const { body } = await admin.get('/admin/stock-moves?product=ring&limit=1');
    expect(body.moves[0]).toMatchObject({
      name: 'Ring',
      sku: 'STONE-RING',
      order: { _id: first.orderId },
      by: null,
    });
    const rest = await admin.get(`/admin/stock-moves?product=ring&cursor=${body.nextCursor}`);
    expect(rest.body.moves).toHaveLength(2);
  });

  it('names the administrator of a correction, and the variant sold', async () => {
    const updated = await sendForm(admin, 'put', '/admin/product/ring', {
      name: 'Ring',
      category: 'Semi-Precious',
      quantity: '7',
    });
    expect(updated.status).toBe(200);
    const { body } = await admin.get('/admin/stock-moves?product=ring&limit=1');
    expect(body.moves[0]).toMatchObject({
      cause: 'correction',
      change: -3,
      after: 7,
      by: admin.email,
    });

    await startOrder(shop.visitor(), 500, [
      { productId: 'mala', variant: 'MALA-180', quantity: 1 },
    ]);
    const sold = (await admin.get('/admin/stock-moves?product=mala')).body.moves;
    // The total in the product's own row is no separate stock change.
    expect(sold).toMatchObject([{ cause: 'hold', change: -1, after: 3, sku: 'MALA-180' }]);
  });

  it('is exported to a file by days, and rejects a period with its end before its start', async () => {
    const day = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
    const { body } = await admin.get(`/admin/stock-moves.csv?from=${day}&to=${day}&product=ring`);
    const rows = body.trim().replace('\ufeff', '').split('\r\n');
    expect(rows[0]).toBe('at,remedy,SKU,change,left,cause,order,by');
    expect(rows[1]).toMatch(/,Ring,STONE-RING,-3,7,correction,,/);
    expect((await admin.get('/admin/stock-moves.csv?from=2026-02-02&to=2026-02-01')).status).toBe(
      400,
    );
    expect((await admin.get('/admin/stock-moves?from=2026-02-02&to=2026-02-01')).status).toBe(400);
    expect((await shop.visitor().get('/admin/stock-moves')).status).toBe(401);
  });

  it('sends one email when a remedy drops to its threshold, and another after it was restocked', async () => {
    const { db } = shop.deps;
    const tasksOf = async () =>
      (await db.select().from(outbox)).flatMap(({ payload }) => {
        const { kind: title, productIds } = payload as { kind: string; productIds: string[] };
        return title === 'low-stock' ? [productIds] : [];
      });
    const stock = (units: number) =>
      db.update(products).set({ stock: units }).where(eq(products.id, 'ring'));
    await watchStock(shop.deps);
    expect(await tasksOf()).toEqual([]);
    await db.update(products).set({ lowStockAt: 4 }).where(eq(products.id, 'ring'));
    await stock(4);
    await Promise.all([watchStock(shop.deps), watchStock(shop.deps)]);
    await watchStock(shop.deps);
    expect(await tasksOf()).toEqual([['ring']]);
    const emailMessage = await buildEmail(shop.deps, { kind: 'low-stock', productIds: ['ring'] });
    expect(emailMessage).toMatchObject({
      to: 'shop@example.com',
      subject: 'Low stock: Ring, 4 left',
    });
    expect((await admin.get('/admin/dashboard')).body.lowStock.products).toMatchObject([
      { name: 'Ring', quantity: 4 },
    ]);
    await stock(9);
    await watchStock(shop.deps);
    expect(await buildEmail(shop.deps, { kind: 'low-stock', productIds: ['ring'] })).toBeNull();
    await stock(0);
    await watchStock(shop.deps);
    expect(await tasksOf()).toEqual([['ring'], ['ring']]);
  });

  it('notifies of variants that drop to their own threshold, each once', async () => {
    const { db } = shop.deps;
    const variant = (id: string, change: object) =>
      db.update(productVariants).set(change).where(eq(productVariants.id, id));
    const [first, second] = (
      await db
        .select()
        .from(productVariants)
        .where(eq(productVariants.productId, 'mala'))
        .orderBy(productVariants.id)
    ).filter(({ stock }) => stock !== null);
    await variant(first!.id, { stock: 6, lowStockAt: 6 });
    await variant(second!.id, { stock: 6 });
    await db.delete(outbox);
    await Promise.all([watchStock(shop.deps), watchStock(shop.deps)]);
    const tasks = async () => (await db.select().from(outbox)).map(({ payload }) => payload);
    expect(await tasks()).toEqual([{ kind: 'low-stock', productIds: [], variantIds: [first!.id] }]);
    const request = { kind: 'low-stock' as const, productIds: [], variantIds: [first!.id] };
    expect(await buildEmail(shop.deps, request)).toMatchObject({
      subject: expect.stringMatching(/^Low stock: Stone mala.*6 left$/),
    });
    const { products: low } = (await admin.get('/admin/dashboard')).body.lowStock;
    expect(low).toContainEqual(expect.objectContaining({ _id: 'mala', quantity: 6 }));
    await variant(second!.id, { lowStockAt: 9 });
    await watchStock(shop.deps);
    expect(await tasks()).toHaveLength(2);
    await variant(first!.id, { stock: 7 });
    await watchStock(shop.deps);
    expect(await buildEmail(shop.deps, request)).toBeNull();
    expect(await tasks()).toHaveLength(2);
  });
});
