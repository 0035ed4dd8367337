import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { reconcileOrders } from '../payments/reconcile-order.ts';
import { coupons } from '../pricing/schema.ts';
import { orders } from '../reservations/schema.ts';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { sendForm } from '../testing/forms.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

describe.each(databaseKinds())('edits by an administrator while customers pay on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
    await addCoupon(shop.deps, { code: 'HALF', value: 5000, maxRedemptions: 5 });
  });
  afterEach(() => shop.close());

  const edit = (fields: Record<string, string>) =>
    sendForm(admin, 'put', '/admin/product/ring', { name: 'Ring', ...fields });
  const one = [{ productId: 'ring', quantity: 1 }];
  const ring = async () =>
    (await shop.deps.db.select().from(products).where(eq(products.id, 'ring')))[0]!;

  it('do not change existing orders, whatever becomes of price, stock, coupon and remedy', async () => {
    const [payer, leaver] = [shop.visitor(), shop.visitor()];
    const paying = await startOrder(payer, 500, one, { couponCode: 'HALF' });
    const abandoned = await startOrder(leaver, 500, one, { couponCode: 'HALF' });
    expect([paying.reply.status, abandoned.reply.status]).toEqual([200, 200]);

    const harsh = { originalPrice: '3000', discountedPrice: '2000', quantity: '0' };
    expect((await edit(harsh)).status).toBe(200);
    expect((await admin.delete('/admin/coupons/cpn_HALF')).status).toBe(200);
    expect((await admin.delete('/admin/product/ring')).status).toBe(200);
    expect((await startOrder(shop.visitor(), 2000, one)).reply.status).toBe(409);

    const reply = await payer.post('/payments/verify', await shop.pay(paying.gatewayOrderId));
    expect(reply.body.order).toMatchObject({
      status: 'paid',
      amount: 500,
      items: [{ price: 1000 }],
    });
    await shop.deps.db
      .update(orders)
      .set({ expiresAt: sql`now() - interval '1 minute'`, reconcileAt: sql`now()` })
      .where(eq(orders.id, abandoned.orderId));
    await reconcileOrders(shop.deps);
    expect((await leaver.get(`/payments/orders/${abandoned.orderId}`)).body.order.status).toBe(
      'expired',
    );
    expect((await ring()).stock).toBe(1);
    expect((await shop.deps.db.select().from(coupons))[0]?.redeemedCount).toBe(1);
    await assertInvariants(shop.deps.db, {
      stock: { ring: 2 },
      ledger: await shop.gateway.ledger(),
    });
  });

  it('add stock under high load, without losing a sale or an addition', async () => {
    // Each has its own IP address, because reservations per address are limited.
    const from = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}` });
    const buying = Array.from({ length: 40 }, (_, n) =>
      startOrder(shop.visitor(), 1000, one, {}, from(n)),
    );
    const adding = Array.from({ length: 8 }, () => edit({ quantity: '12', quantityWas: '10' }));
    const [purchases, added] = [await Promise.all(buying), await Promise.all(adding)];
    expect(added.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const sold = purchases.filter(({ reply }) => reply.status === 200).length;
    expect(purchases.filter(({ reply }) => reply.status === 409).length).toBe(40 - sold);
    expect(sold).toBeGreaterThanOrEqual(10);
    expect((await ring()).stock).toBe(26 - sold);
    await assertInvariants(shop.deps.db, {
      stock: { ring: 26 },
      ledger: await shop.gateway.ledger(),
    });
  });
});
