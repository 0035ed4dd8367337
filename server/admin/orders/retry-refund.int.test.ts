import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refundPayments } from '../../payments/refund-payment.ts';
import { refunds } from '../../payments/schema.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { coupons } from '../../pricing/schema.ts';
import { addCoupon } from '../../testing/catalogue.ts';
import { startOrder } from '../../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { paymentsAtShop } from '../../testing/payments-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('failed refunds, also of second payments, on %s', (kind) => {
  const at = paymentsAtShop(kind, { COMPANY_EMAIL: 'owner@example.in' });
  let admin: TestMember;
  beforeAll(async () => {
    admin = await newMember(at.shop, 'admin');
  });

  const code = () => `PAIR${at.testNumber}`;
  const uses = async () =>
    (await at.shop.deps.db.select().from(coupons).where(eq(coupons.code, code())))[0]!
      .redeemedCount;
  /**
   * An order of one ring with a coupon, with two captured payments at the provider, of which the
   * first pays for it.
   */
  async function orderWithTwoPayments() {
    await addCoupon(at.shop.deps, { code: code(), value: 1000, maxRedemptions: 1 });
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId: id } = await startOrder(visitor, 900, at.one(), {
      couponCode: code(),
    });
    const first = await at.shop.pay(gatewayOrderId);
    await at.shop.gateway.injectError('money', 'second-capture');
    const second = await at.shop.pay(gatewayOrderId);
    await at.verify(visitor, first);
    const secondArrives = () => at.verify(visitor, second);
    return {
      id,
      first: first.razorpay_payment_id,
      second: second.razorpay_payment_id,
      secondArrives,
    };
  }
  const show = async (id: string) => (await admin.get(`/admin/orders/${id}`)).body.order;
  const act = (id: string, move: string, body: object = {}) =>
    admin.post(`/admin/orders/${id}/${move}`, body);
  const retry = (id: string, key: string) => act(id, `refunds/${key}/retry`);
  const refundOf = async (paymentId: string) =>
    (await at.shop.deps.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0]!;
  const openOrders = async () => (await admin.get('/admin/dashboard')).body.attention.orders;
  async function failNext() {
    await at.shop.gateway.injectError('refund', 'pending-then-failed');
    await refundPayments(at.shop.deps);
    await at.shop.gateway.clock.advance(6_000);
    await at.shop.deliverWebhooks();
  }

  it('leave a cancelled order pending its own refund if the second payment is refunded first', async () => {
    const { id, first, second, secondArrives } = await orderWithTwoPayments();
    await act(id, 'cancel');
    await failNext();
    expect([await at.stock(), await uses()]).toEqual([5, 0]);
    await secondArrives();
    await refundPayments(at.shop.deps);
    expect((await refundOf(second)).status).toBe('processed');
    expect(await show(id)).toMatchObject({
      status: 'refund_pending',
      refunded: 0,
      refundable: 900,
    });
    const presses = await Promise.all(
      [1, 2].map(async () => retry(id, (await refundOf(first)).key)),
    );
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    await refundPayments(at.shop.deps);
    expect(await show(id)).toMatchObject({ status: 'refunded', refunded: 900 });
    expect([await at.stock(), await uses()]).toEqual([5, 0]);
  });

  it('leave stock and coupon use with a delivered order that is refunded in full', async () => {
    const { id, first, second, secondArrives } = await orderWithTwoPayments();
    await act(id, 'ship', { carrier: 'Blue Dart', trackingNumber: '1' });
    await act(id, 'deliver');
    await act(id, 'refund', { key: 'whole-of-it', lines: [{ item: 0, quantity: 1, amount: 900 }] });
    await failNext();
    await secondArrives();
    await refundPayments(at.shop.deps);
    expect((await refundOf(second)).status).toBe('processed');
    expect([(await at.order(id)).status, await at.stock(), await uses()]).toEqual([
      'refund_pending',
      4,
      1,
    ]);
    await retry(id, (await refundOf(first)).key);
    await refundPayments(at.shop.deps);
    expect([(await at.order(id)).status, await at.stock(), await uses()]).toEqual([
      'refunded',
      4,
      1,
    ]);
  });

  it('close nothing when a second payment is refunded in parts, and the server refunds its rest', async () => {
    const { id, second, secondArrives } = await orderWithTwoPayments();
    await at.shop.gateway.post(`/v1/payments/${second}/refund`, { amount: 10_000 });
    await secondArrives();
    await refundPayments(at.shop.deps);
    await at.shop.deliverWebhooks();
    const failed = await refundOf(second);
    expect([failed.status, (await at.payment(second)).status]).toEqual(['failed', 'captured']);
    expect((await show(id)).refunds).toContainEqual(
      expect.objectContaining({ key: failed.key, retryable: true }),
    );
    expect((await retry(id, failed.key)).status).toBe(200);
    await refundPayments(at.shop.deps);
    expect([(await at.payment(second)).status, (await at.order(id)).status]).toEqual([
      'refunded',
      'paid',
    ]);
    expect((await retry(id, 'rf_of_another_order')).status).toBe(409);
  });

  it('notify the owner once, are counted, listed for attention, and retried if partial', async () => {
    const { id, secondArrives } = await orderWithTwoPayments();
    await secondArrives();
    await refundPayments(at.shop.deps);
    await act(id, 'refund', {
      key: 'a-part-of-it',
      lines: [{ item: 0, quantity: 0, amount: 100 }],
    });
    await failNext();
    await at.shop.deliverWebhooks();
    const failed = (await show(id)).refunds.find(
      ({ status }: { status: string }) => status === 'failed',
    );
    expect(await openOrders()).toContainEqual(
      expect.objectContaining({ _id: id, status: 'paid', refundFailed: true }),
    );
    const { payload } = (
      await at.shop.deps.db
        .select()
        .from(outbox)
        .where(eq(outbox.key, `refund-failed:${failed.key}`))
    )[0]!;
    const emailMessage = await buildEmail(at.shop.deps, payload as never);
    expect([emailMessage?.to, emailMessage?.subject]).toEqual([
      'owner@example.in',
      expect.stringContaining('₹100'),
    ]);
    const metrics = await at.shop.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    expect(metrics.body).toMatch(/^refunds_failed [1-9]/m);
    expect((await retry(id, failed.key)).body.order.refunds).toContainEqual(
      expect.objectContaining({ amount: 100, status: 'queued' }),
    );
    expect((await openOrders()).map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    expect(await buildEmail(at.shop.deps, payload as never)).toBeNull();
    await refundPayments(at.shop.deps);
    expect(await show(id)).toMatchObject({ status: 'paid', refunded: 100 });
    expect((await retry(id, failed.key)).status).toBe(200);
  });

  it('are not retried if other refunds have returned the money', async () => {
    const { id, first, secondArrives } = await orderWithTwoPayments();
    await secondArrives();
    await refundPayments(at.shop.deps);
    await act(id, 'refund', {
      key: 'first-of-two',
      lines: [{ item: 0, quantity: 1, amount: 900 }],
    });
    await failNext();
    const failed = await refundOf(first);
    expect(failed.status).toBe('failed');
    await act(id, 'refund', {
      key: 'second-of-two',
      lines: [{ item: 0, quantity: 1, amount: 900 }],
    });
    const now = (await show(id)).refunds.find(({ key }: { key: string }) => key === failed.key);
    expect(now.retryable).toBe(false);
    expect((await retry(id, failed.key)).body.code).toBe('order_state');
  });
});
