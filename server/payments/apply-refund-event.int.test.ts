import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../platform/database/transact.ts';
import { findOrder } from '../reservations/order-queries.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { applyRefundEvent } from './apply-refund-event.ts';
import { requestRefund } from './refund-queries.ts';
import { refunds } from './schema.ts';

describe.each(databaseKinds())('refund events of the provider on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ring', price: 200, stock: 9 });
  });
  afterAll(() => shop.close());

  it('refunds in parts, and no more than was paid although a larger amount is reported', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 200, [
      { productId: 'ring', quantity: 1 },
    ]);
    const callback = await shop.pay(gatewayOrderId);
    await visitor.post('/payments/verify', callback);
    const applyRefund = async (id: string, amountPaise: number) => {
      const detail = {
        id,
        paymentId: callback.razorpay_payment_id,
        amountPaise,
        status: 'processed',
      } as const;
      await transact(shop.deps.db, (tx) => applyRefundEvent(shop.deps, tx, detail));
      const order = await findOrder(shop.deps.db, orderId);
      return [order?.status, order?.refundedPaise];
    };
    expect(await applyRefund('rfnd_000000000001', 15_000)).toEqual(['paid', 15_000]);
    expect(await applyRefund('rfnd_000000000001', 15_000)).toEqual(['paid', 15_000]);
    expect(await applyRefund('rfnd_000000000002', 15_000)).toEqual(['refunded', 20_000]);
  });

  it('matches no refund by its amount: an unknown one is deferred until the own one has its id', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 200, [
      { productId: 'ring', quantity: 1 },
    ]);
    const { razorpay_payment_id: paymentId, ...callback } = await shop.pay(gatewayOrderId);
    await visitor.post('/payments/verify', { razorpay_payment_id: paymentId, ...callback });
    const { db } = shop.deps;
    const key = `rf_own_${'0'.repeat(20)}`;
    const own = { key, orderId, paymentId, amountPaise: 5000, reason: 'admin' };
    await transact(db, (tx) => requestRefund(tx, own, []));
    const detail = (id: string) =>
      ({ id, paymentId, amountPaise: 5000, status: 'processed' }) as const;
    const foreign = () =>
      transact(db, (tx) => applyRefundEvent(shop.deps, tx, detail('rfnd_000000000011')));
    expect(await foreign()).toEqual({ known: false });
    await transact(db, (tx) => applyRefundEvent(shop.deps, tx, detail('rfnd_000000000012'), key));
    expect(await foreign()).toEqual({ known: true });
    expect((await findOrder(db, orderId))?.refundedPaise).toBe(10_000);
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows.map(({ reason, gatewayRefundId }) => [reason, gatewayRefundId]).sort()).toEqual([
      ['admin', 'rfnd_000000000012'],
      ['provider', 'rfnd_000000000011'],
    ]);
  });
});
