import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { transact } from '../platform/database/transact.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { coupons } from '../pricing/schema.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockOrder } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { addCoupon } from '../testing/catalogue.ts';
import { startOrder } from '../testing/checkout-shop.ts';
import { paymentsAtShop } from '../testing/payments-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';
import { reconcileOrders } from './reconcile-order.ts';
import { refundPayment, refundPayments } from './refund-payment.ts';
import { refunds } from './schema.ts';

describe.each(databaseKinds())('paying on %s', (kind) => {
  const at = paymentsAtShop(kind);
  const { one, order, stock, payment, verify, age } = at;

  it('extends the reservation of an order with a payment in progress by ten minutes', async () => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    await at.shop.gateway.injectError('money', 'authorize-only');
    await verify(visitor, await at.shop.pay(gatewayOrderId));
    await age(orderId, 25);
    await reconcileOrders(at.shop.deps);
    expect((await order(orderId)).status).toBe('created');
    await age(orderId, 6);
    await reconcileOrders(at.shop.deps);
    expect((await order(orderId)).status).toBe('expired');
  });

  it('expires no order that has been paid since', async () => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    await verify(visitor, await at.shop.pay(gatewayOrderId));
    await transact(at.shop.deps.db, async (tx) =>
      expireOrder(tx, (await lockOrder(tx, orderId))!, 'test'),
    );
    expect([(await order(orderId)).status, await stock()]).toEqual(['paid', 4]);
  });

  it('refunds the second payment of an order and preserves the first', async () => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    const first = await at.shop.pay(gatewayOrderId);
    await at.shop.gateway.injectError('money', 'second-capture');
    const second = await at.shop.pay(gatewayOrderId);
    await verify(visitor, first);
    const reply = await verify(visitor, second);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'This order has already been paid. Your second payment will be refunded.',
    ]);
    await refundPayments(at.shop.deps);
    expect((await order(orderId)).status).toBe('paid');
    expect((await payment(second.razorpay_payment_id)).status).toBe('refunded');
  });

  it('refunds the second of two orders for one cart', async () => {
    const visitor = at.shop.visitor();
    const first = await startOrder(visitor, 1000, one());
    const second = await startOrder(visitor, 2000, one(2));
    expect((await verify(visitor, await at.shop.pay(first.gatewayOrderId))).body.order.status).toBe(
      'paid',
    );
    expect((await verify(visitor, await at.shop.pay(second.gatewayOrderId))).body.code).toBe(
      'payment_mismatch',
    );
    await refundPayments(at.shop.deps);
    expect([(await order(first.orderId)).status, (await order(second.orderId)).status]).toEqual([
      'paid',
      'refunded',
    ]);
    expect(await stock()).toBe(4);
  });

  it('releases stock when the reservation expires, once, after a check with the provider', async () => {
    const { orderId } = await startOrder(at.shop.visitor(), 2000, one(2));
    await age(orderId, 19);
    await reconcileOrders(at.shop.deps);
    expect((await order(orderId)).status).toBe('created');
    await age(orderId, 2);
    await Promise.all([reconcileOrders(at.shop.deps), reconcileOrders(at.shop.deps)]);
    expect((await order(orderId)).status).toBe('expired');
    expect(await stock()).toBe(5);
  });

  it('preserves a reservation while the provider does not respond', async () => {
    const { orderId } = await startOrder(at.shop.visitor(), 1000, one());
    await age(orderId, 21);
    await at.shop.gateway.injectError('order.payments', 'server-error', { times: 3 });
    await reconcileOrders(at.shop.deps);
    expect((await order(orderId)).status).toBe('created');
    await age(orderId, 1);
    await reconcileOrders(at.shop.deps);
    expect((await order(orderId)).status).toBe('expired');
  });

  it('finds a payment reported by neither page nor webhook', async () => {
    const { gatewayOrderId, orderId } = await startOrder(at.shop.visitor(), 1000, one());
    await at.shop.pay(gatewayOrderId);
    await age(orderId, 16);
    await reconcileOrders(at.shop.deps);
    expect((await order(orderId)).status).toBe('paid');
  });

  it('adopts the order of a process that died before it could save the provider’s id', async () => {
    const { orderId, gatewayOrderId } = await startOrder(at.shop.visitor(), 1000, one());
    await at.shop.pay(gatewayOrderId);
    await at.shop.deps.db
      .update(orders)
      .set({ gatewayOrderId: null })
      .where(eq(orders.id, orderId));
    await age(orderId, 16);
    await reconcileOrders(at.shop.deps);
    expect(await order(orderId)).toMatchObject({ status: 'paid', gatewayOrderId });
  });

  it('confirms a late payment where everything is still there', async () => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 2000, one(2));
    await age(orderId, 25);
    await reconcileOrders(at.shop.deps);
    expect(await stock()).toBe(5);
    expect((await verify(visitor, await at.shop.pay(gatewayOrderId))).body.order.status).toBe(
      'paid',
    );
    expect(await stock()).toBe(3);
  });

  it('counts the coupon use of a late payment once more, and refunds it where the last use is gone', async () => {
    await addCoupon(at.shop.deps, { code: `L${at.testNumber}`, value: 1000, maxRedemptions: 1 });
    const uses = async () =>
      (
        await at.shop.deps.db
          .select()
          .from(coupons)
          .where(eq(coupons.code, `L${at.testNumber}`))
      )[0]!.redeemedCount;
    const [first, second] = [at.shop.visitor(), at.shop.visitor()];
    const start = (visitor: Visitor) =>
      startOrder(visitor, 900, one(), { couponCode: `L${at.testNumber}` });
    const overdue = await start(first);
    await age(overdue.orderId, 25);
    await reconcileOrders(at.shop.deps);
    expect(await uses()).toBe(0);
    const next = await start(second);
    await age(next.orderId, 25);
    await reconcileOrders(at.shop.deps);
    expect((await verify(first, await at.shop.pay(overdue.gatewayOrderId))).body.order.status).toBe(
      'paid',
    );
    expect(await uses()).toBe(1);
    expect((await verify(second, await at.shop.pay(next.gatewayOrderId))).status).toBe(409);
    expect([await uses(), await stock()]).toEqual([1, 4]);
    await refundPayments(at.shop.deps);
  });

  it('refunds a late payment where the stock has been sold since', async () => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 2000, one(2));
    await age(orderId, 2 * 1440);
    await reconcileOrders(at.shop.deps);
    const quick = at.shop.visitor();
    const other = await startOrder(quick, 4000, one(4));
    await verify(quick, await at.shop.pay(other.gatewayOrderId));
    const reply = await verify(visitor, await at.shop.pay(gatewayOrderId));
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'What you ordered is no longer available. Your payment will be refunded.',
    ]);
    expect((await order(orderId)).status).toBe('refund_pending');
    await refundPayments(at.shop.deps);
    expect((await order(orderId)).status).toBe('refunded');
    expect(await stock()).toBe(1);
  });

  describe('a refund', () => {
    const duplicate = async () => {
      const visitor = at.shop.visitor();
      const { gatewayOrderId } = await startOrder(visitor, 1000, one());
      const first = await at.shop.pay(gatewayOrderId);
      await at.shop.gateway.injectError('money', 'second-capture');
      const second = await at.shop.pay(gatewayOrderId);
      await verify(visitor, first);
      await verify(visitor, second);
      return second.razorpay_payment_id;
    };
    const atGateway = async (id: string) =>
      (await at.shop.gateway.ledger()).refunds.filter(
        (row: { payment_id: string }) => row.payment_id === id,
      );
    const due = () =>
      at.shop.deps.db.update(outbox).set({ dueAt: sql`now()` }).where(eq(outbox.kind, 'refund'));
    const refund = async (id: string) =>
      (await at.shop.deps.db.select().from(refunds).where(eq(refunds.paymentId, id)))[0]!;

    it.each([['reply-lost'], ['in-progress'], ['server-error'], ['reset']])(
      'happens once after %s',
      async (failure) => {
        const id = await duplicate();
        await at.shop.gateway.injectError('refund.create', failure, { times: 3 });
        await refundPayments(at.shop.deps);
        await due();
        await refundPayments(at.shop.deps);
        expect(await atGateway(id)).toHaveLength(1);
        expect((await refund(id)).status).toBe('processed');
      },
    );

    it('that stays pending is finished by its webhook', async () => {
      const id = await duplicate();
      await at.shop.gateway.injectError('refund', 'pending');
      await refundPayments(at.shop.deps);
      expect((await refund(id)).status).toBe('pending');
      await at.shop.gateway.clock.advance(6_000);
      await at.shop.deliverWebhooks();
      expect((await refund(id)).status).toBe('processed');
    });

    it('that stays pending is polled where its webhook is lost', async () => {
      const id = await duplicate();
      await at.shop.gateway.injectError('refund', 'pending');
      await refundPayments(at.shop.deps);
      await at.shop.gateway.clock.advance(6_000);
      await due();
      await refundPayments(at.shop.deps);
      expect((await refund(id)).status).toBe('processed');
    });

    it('that is complete is not polled again', async () => {
      const id = await duplicate();
      await refundPayments(at.shop.deps);
      const refundCalls = vi.spyOn(at.shop.deps.payments!, 'refund');
      await refundPayment(at.shop.deps, { ...(await refund(id)), attempts: 1 });
      expect(refundCalls).not.toHaveBeenCalled();
      refundCalls.mockRestore();
    });

    it('that the provider rejects has failed, and a manual one made there instead is recorded', async () => {
      const id = await duplicate();
      await at.shop.gateway.post(`/v1/payments/${id}/refund`, {});
      await refundPayments(at.shop.deps);
      const rows = await at.shop.deps.db.select().from(refunds).where(eq(refunds.paymentId, id));
      expect(rows.map(({ reason, status }) => [reason, status]).sort()).toEqual([
        ['duplicate', 'failed'],
        ['provider', 'processed'],
      ]);
      expect((await payment(id)).status).toBe('refunded');
    });

    it('made by hand at the provider is recorded', async () => {
      const visitor = at.shop.visitor();
      const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
      const { razorpay_payment_id: id } = await at.shop.pay(gatewayOrderId);
      await at.shop.deliverWebhooks();
      await at.shop.gateway.post(`/v1/payments/${id}/refund`, { amount: 30_000 });
      await at.shop.deliverWebhooks();
      expect(await order(orderId)).toMatchObject({ status: 'paid', refundedPaise: 30_000 });
      await at.shop.gateway.post(`/v1/payments/${id}/refund`, {});
      await at.shop.deliverWebhooks();
      expect(await order(orderId)).toMatchObject({ status: 'refunded', refundedPaise: 100_000 });
    });
  });
});
