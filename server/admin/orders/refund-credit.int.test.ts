import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCodeHash } from '../../gift-cards/code.ts';
import { giftCards } from '../../gift-cards/schema.ts';
import { giftAccount } from '../../ledger/accounts.ts';
import { balanceOf } from '../../ledger/queries.ts';
import { refundPayments } from '../../payments/refund-payment.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { cardOfCoupon } from '../../pricing/credit-code.ts';
import { coupons } from '../../pricing/schema.ts';
import { orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())(
  'refunds of orders partly paid by a store-credit coupon, on %s',
  (kind) => {
    let shop: CheckoutShop;
    let admin: TestMember;
    let n = 0;
    let id = '';
    let ring = '';
    let code = '';
    let card = '';
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

    /**
     * Two rings at ₹1000 each, ₹500 of them paid by a store-credit coupon that has become a gift
     * card since.
     */
    beforeEach(async () => {
      n += 1;
      ring = `ring-${n}`;
      before[ring] = 5;
      await addProduct(shop.deps, { id: ring, price: 1000, stock: 5 });
      code = `CREDIT-ABCDEFGHJKLM2${n + 1}`;
      const coupon = {
        code: `EARLIER${n}`,
        type: 'fixed',
        value: 500,
        maxRedemptions: 1,
        active: true,
      };
      expect((await admin.post('/admin/coupons/add', coupon)).status).toBe(200);
      const visitor = shop.visitor();
      const items = [{ productId: ring, quantity: 2 }];
      const started = await startOrder(visitor, 1500, items, { couponCode: coupon.code });
      await visitor.post('/payments/verify', await shop.pay(started.gatewayOrderId));
      id = started.orderId;
      const { db } = shop.deps;
      await db.update(orders).set({ couponCode: code }).where(eq(orders.id, id));
      const change = { code, active: false, value: 0, redeemedCount: 0 };
      const [row] = await db
        .update(coupons)
        .set(change)
        .where(eq(coupons.code, coupon.code))
        .returning();
      card = cardOfCoupon(String(row?.id));
      await db.insert(giftCards).values({
        ...{
          id: card,
          origin: 'return',
          status: 'active',
          codeHash: giftCodeHash(code),
          codeEnd: code.slice(-4),
        },
        ...{ amountPaise: 0, validMonths: 12 },
      });
    });
    const refund = (key: string, quantity: number, amount: number) =>
      admin.post(`/admin/orders/${id}/refund`, {
        key: `${key}-${n}-of-rings`,
        lines: [{ item: 0, quantity, amount, restock: true }],
      });
    const balance = async () => (await balanceOf(shop.deps.db, giftAccount(card))) / 100;
    const issued = async () => {
      const rows = await shop.deps.db
        .select()
        .from(outbox)
        .where(like(outbox.key, 'store-credit:%'));
      return rows.flatMap(({ payload }) => (payload['orderId'] === id ? [payload] : []));
    };

    it('return the coupon’s share to the gift card, once per unit, and notify the customer', async () => {
      const presses = await Promise.all([1, 2].map(() => refund('one', 1, 750)));
      expect(presses.map(({ status }) => status)).toEqual([200, 200]);
      const [payload, ...extra] = await issued();
      expect([await balance(), extra]).toEqual([250, []]);
      const email = await buildEmail(shop.deps, payload as never);
      expect([email?.to, email?.text]).toEqual(['asha@example.com', expect.stringContaining(code)]);
      expect((await shop.visitor().post('/gift-cards/check', { code })).body).toMatchObject({
        balance: 250,
      });
    });

    it('return the share once, although the provider rejects the refund and it is retried', async () => {
      await refund('first', 2, 1500);
      await shop.gateway.injectError('refund', 'pending-then-failed');
      await refundPayments(shop.deps);
      await shop.gateway.clock.advance(6_000);
      await shop.deliverWebhooks();
      const next = await refund('again', 2, 1500);
      expect([next.status, (await issued()).length, await balance()]).toEqual([200, 1, 500]);
    });

    it('return no credit for a refund without a unit', async () => {
      expect((await refund('sorry', 0, 100)).status).toBe(200);
      expect([await issued(), await balance()]).toEqual([[], 0]);
    });

    it('return the remaining share if the order is cancelled afterwards', async () => {
      await refund('one', 1, 750);
      expect((await admin.post(`/admin/orders/${id}/cancel`, {})).status).toBe(200);
      expect(await balance()).toBe(500);
    });

    it('create no new coupon: its code is that of a gift card', async () => {
      const coupon = { code: 'CREDIT-NPQRSTUVWXYZ34', type: 'fixed', value: 5, active: true };
      expect((await admin.post('/admin/coupons/add', coupon)).body.fields).toHaveProperty('code');
      const items = [{ productId: ring, quantity: 1 }];
      const { body } = await shop.visitor().post('/cart/apply-coupon-guest', { code, items });
      expect(body.message).toContain('gift card');
    });
  },
);
