import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';
import { payments, refunds } from './schema.ts';

describe.each(databaseKinds())('the ledger check on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ring', price: 100, stock: 9 });
  });
  afterAll(() => shop.close());

  it('finds an unreported captured payment, settles it and reports it', async () => {
    const { gatewayOrderId, orderId } = await startOrder(shop.visitor(), 100, [
      { productId: 'ring', quantity: 1 },
    ]);
    await shop.pay(gatewayOrderId);
    const error = vi.fn();
    // The check leaves the last 10 minutes to webhooks and pages: its clock is a quarter of an hour
    // ahead.
    const deps = {
      ...shop.deps,
      clock: { now: () => Date.now() + 15 * 60_000 },
      log: { ...shop.deps.log, error },
    };
    expect(await checkLedger(deps)).toEqual({ captured: 1, repaired: 1, refunds: 0, unknown: [] });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.status).toBe('paid');
    expect(error).toHaveBeenCalledOnce();
    expect(await checkLedger(deps)).toEqual({ captured: 1, repaired: 0, refunds: 0, unknown: [] });
  });

  it('records each unreported refund, once', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 200, [
      { productId: 'ring', quantity: 2 },
    ]);
    const { razorpay_payment_id: paid, ...callback } = await shop.pay(gatewayOrderId);
    await visitor.post('/payments/verify', { razorpay_payment_id: paid, ...callback });
    const next = { ...shop.deps, clock: { now: () => Date.now() + 15 * 60_000 } };
    const order = async () =>
      (await shop.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0];
    await shop.gateway.post(`/v1/payments/${paid}/refund`, { amount: 5000 });
    expect(await checkLedger(next)).toMatchObject({ repaired: 0, refunds: 1 });
    expect(await order()).toMatchObject({ status: 'paid', refundedPaise: 5000 });
    await shop.gateway.post(`/v1/payments/${paid}/refund`, { amount: 15_000 });
    expect((await checkLedger(next)).refunds).toBe(1);
    expect((await checkLedger(next)).refunds).toBe(0);
    expect(await order()).toMatchObject({ status: 'refunded', refundedPaise: 20_000 });
  });

  it('decides an unreported second payment that was refunded at the provider', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 100, [
      { productId: 'ring', quantity: 1 },
    ]);
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    await shop.gateway.injectError('money', 'second-capture');
    const { razorpay_payment_id: second } = await shop.pay(gatewayOrderId);
    await shop.gateway.post(`/v1/payments/${second}/refund`, { amount: 10_000 });
    const next = { ...shop.deps, clock: { now: () => Date.now() + 15 * 60_000 } };
    expect(await checkLedger(next)).toMatchObject({ repaired: 1, refunds: 1, unknown: [] });
    expect(await checkLedger(next)).toMatchObject({ repaired: 0, refunds: 0 });
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ status: 'paid', refundedPaise: 0 });
    const [row] = await shop.deps.db.select().from(payments).where(eq(payments.id, second));
    expect(row).toMatchObject({ status: 'refunded', disposition: 'duplicate' });
  });

  it('never records more refunds than are missing', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 200, [
      { productId: 'ring', quantity: 2 },
    ]);
    const { razorpay_payment_id: paid, ...callback } = await shop.pay(gatewayOrderId);
    await visitor.post('/payments/verify', { razorpay_payment_id: paid, ...callback });
    await shop.gateway.post(`/v1/payments/${paid}/refund`, { amount: 15_000 });
    // Most of the refunded total is recorded, by a refund of ours whose response had no id: only
    // ₹20 can be missing.
    const row = {
      key: `rf_known_${orderId}`,
      orderId,
      paymentId: paid,
      amountPaise: 13_000,
      reason: 'admin',
    };
    await shop.deps.db
      .insert(refunds)
      .values({ ...row, status: 'processed', gatewayRefundId: `unknown:${row.key}` });
    await shop.deps.db.update(orders).set({ refundedPaise: 13_000 }).where(eq(orders.id, orderId));
    const next = { ...shop.deps, clock: { now: () => Date.now() + 15 * 60_000 } };
    expect((await checkLedger(next)).refunds).toBe(0);
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ status: 'paid', refundedPaise: 13_000 });
  });

  it('reports a payment without an order', async () => {
    const order = await shop.gateway.newOrder(5000, 'not-ours');
    const { json } = await shop.gateway.attempt(order.id);
    const deps = { ...shop.deps, clock: { now: () => Date.now() + 15 * 60_000 } };
    expect((await checkLedger(deps)).unknown).toEqual([json.razorpay_payment_id]);
  });

  it('records an unreported refund of a payment from before the period', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 100, [
      { productId: 'ring', quantity: 1 },
    ]);
    const { razorpay_payment_id: paid, ...callback } = await shop.pay(gatewayOrderId);
    await visitor.post('/payments/verify', { razorpay_payment_id: paid, ...callback });
    const days = 3 * 24 * 60 * 60_000;
    await shop.gateway.clock.advance(days);
    await shop.gateway.post(`/v1/payments/${paid}/refund`, { amount: 5000 });
    const next = { ...shop.deps, clock: { now: () => Date.now() + days + 15 * 60_000 } };
    expect(await checkLedger(next)).toMatchObject({ captured: 0, refunds: 1 });
    expect((await checkLedger(next)).refunds).toBe(0);
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ status: 'paid', refundedPaise: 5000 });
  });
});
