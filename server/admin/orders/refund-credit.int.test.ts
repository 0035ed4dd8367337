import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundPayments } from '../../payments/refund-payment.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { coupons } from '../../pricing/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('refunds of what a store credit had paid in part on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let n = 0;
  let id = '';
  let ring = '';
  let code = '';
  const before: Record<string, number> = {};
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    await refundPayments(shop.deps);
    await assertInvariants(shop.deps.db, { stock: before, ledger: await shop.gateway.ledger() });
  });

  /** Two rings at ₹1000 each, of which a store credit pays ₹500. */
  beforeEach(async () => {
    n += 1;
    ring = `ring-${n}`;
    before[ring] = 5;
    await addProduct(shop.deps, { id: ring, price: 1000, stock: 5 });
    code = `CREDIT-ABCDEFGHJKLM2${n + 1}`;
    const coupon = { code, type: 'fixed', value: 500, maxRedemptions: 1, active: true };
    expect((await admin.post('/admin/coupons/add', coupon)).status).toBe(200);
    const visitor = shop.visitor();
    const items = [{ productId: ring, quantity: 2 }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1500, items, { couponCode: code });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    id = orderId;
  });
  const refund = (key: string, quantity: number, amount: number) =>
    admin.post(`/admin/orders/${id}/refund`, {
      key: `${key}-${n}-of-rings`,
      lines: [{ item: 0, quantity, amount, restock: true }],
    });
  const worth = async (couponCode: string) => {
    const items = [{ productId: ring, quantity: 3 }];
    return (await shop.visitor().post('/cart/quote', { items, couponCode })).body.quote.discount;
  };
  const issued = async () => {
    const rows = await shop.deps.db.select().from(outbox).where(like(outbox.key, 'store-credit:%'));
    return rows.flatMap(({ payload }) => {
      const { orderId, couponId } = payload as { orderId: string; couponId: string };
      return orderId === id ? [{ couponId, payload }] : [];
    });
  };
  const codeOf = async (couponId: string) =>
    (await shop.deps.db.select().from(coupons).where(eq(coupons.id, couponId)))[0]!.code;

  it('return its share as a credit, once for each unit, and notify the customer', async () => {
    const presses = await Promise.all([1, 2].map(() => refund('one', 1, 750)));
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    const [credit, ...extra] = await issued();
    expect(extra).toEqual([]);
    const fresh = await codeOf(credit!.couponId);
    expect(await worth(fresh)).toBe(250);
    const emailMessage = await buildEmail(shop.deps, credit!.payload as never);
    expect([emailMessage?.to, emailMessage?.text]).toEqual(['asha@example.com', expect.stringContaining(fresh)]);
  });

  it('return it once, although the provider rejects the refund and it is retried', async () => {
    await refund('first', 2, 1500);
    await shop.gateway.injectFailure('refund', 'pending-then-failed');
    await refundPayments(shop.deps);
    await shop.gateway.clock.advance(6_000);
    await shop.deliverWebhooks();
    const next = await refund('again', 2, 1500);
    expect([next.status, (await issued()).length]).toEqual([200, 1]);
  });

  it('return no credit for a refund without a unit', async () => {
    expect((await refund('sorry', 0, 100)).status).toBe(200);
    expect(await issued()).toEqual([]);
  });

  it('leave the unreturned part on the first credit, where the order is cancelled afterwards', async () => {
    await refund('one', 1, 750);
    const [credit] = await issued();
    expect((await admin.post(`/admin/orders/${id}/cancel`, {})).status).toBe(200);
    expect([await worth(await codeOf(credit!.couponId)), await worth(code)]).toEqual([250, 250]);
  });

  const balance = async (of = code) =>
    (await shop.deps.db.select().from(coupons).where(eq(coupons.code, of)))[0]!.value / 100;
  /** A credit of ₹2500, larger than an order of one ring. */
  async function largeCredit() {
    code = `CREDIT-NPQRSTUVWXYZ3${n + 1}`;
    await admin.post('/admin/coupons/add', { code, type: 'fixed', value: 2500, maxRedemptions: 1, active: true });
    return (quantity: number, amount: number, visitor = shop.visitor()) =>
      startOrder(visitor, amount, [{ productId: ring, quantity }], { couponCode: code });
  }

  it('keep the remainder of a credit usable, and restore the used part when the order is cancelled', async () => {
    const order = await largeCredit();
    const first = await order(1, 0);
    expect([first.reply.status, await balance(), await worth(code)]).toEqual([200, 1500, 1500]);
    const emailMessage = await buildEmail(shop.deps, { kind: 'order-confirmation', orderId: first.orderId });
    expect(emailMessage?.text).toContain(`₹1,500.00 is left on your store credit ${code}.`);
    const visitor = shop.visitor();
    const second = await order(2, 500, visitor);
    expect([second.reply.status, await balance(), await worth(code)]).toEqual([200, 0, 0]);
    // For a customer about to pay with it, the credit is still available.
    const quote = { items: [{ productId: ring, quantity: 2 }], couponCode: code };
    expect((await visitor.post('/cart/quote', quote)).body.quote.discount).toBe(1500);
    await visitor.post('/payments/verify', await shop.pay(second.gatewayOrderId));
    expect((await order(1, 0)).reply.status).not.toBe(200);
    await admin.post(`/admin/orders/${first.orderId}/cancel`, {});
    await admin.post(`/admin/orders/${second.orderId}/cancel`, {});
    expect([await balance(), await worth(code)]).toEqual([2500, 2500]);
  });

  it('never spend more than the balance of a credit, despite concurrent use', async () => {
    const order = await largeCredit();
    const attempts = await Promise.all([1, 2, 3].map(() => order(1, 0)));
    const created = attempts.filter(({ reply }) => reply.status === 200);
    expect([created.length, await balance()]).toEqual([2, 500]);
  });
});
