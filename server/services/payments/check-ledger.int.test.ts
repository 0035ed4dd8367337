import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '../../db/schema/index.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';

describe.each(databaseKinds())('the ledger check on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ring', price: 100, stock: 9 });
  });
  afterAll(() => shop.close());

  it('finds a captured payment of which nobody told, settles it and reports it', async () => {
    const { gatewayOrderId, orderId } = await startOrder(shop.visitor(), 100, [{ productId: 'ring', quantity: 1 }]);
    await shop.pay(gatewayOrderId);
    const error = vi.fn();
    // The window leaves the last ten minutes to the quicker ways: look from a quarter of an hour later.
    const deps = {
      ...shop.deps,
      clock: { now: () => Date.now() + 15 * 60_000 },
      log: { ...shop.deps.log, error },
    };
    expect(await checkLedger(deps)).toEqual({ captured: 1, mended: 1, unknown: 0 });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.status).toBe('paid');
    expect(error).toHaveBeenCalledOnce();
    expect(await checkLedger(deps)).toEqual({ captured: 1, mended: 0, unknown: 0 });
  });

  it('reports a payment of no order of ours', async () => {
    const order = await shop.gateway.newOrder(5000, 'not-ours');
    await shop.gateway.attempt(order.id);
    const deps = { ...shop.deps, clock: { now: () => Date.now() + 15 * 60_000 } };
    expect((await checkLedger(deps)).unknown).toBe(1);
  });
});
