import { toPaise } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../accounts/schema.ts';
import { paidByLine } from '../orders/line-money.ts';
import { listOrderItems } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';
import { coupons } from './schema.ts';

describe.each(databaseKinds())('limits of a coupon on %s', (kind) => {
  let shop: CheckoutShop;
  let from = 0;
  beforeEach(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
    await addProduct(shop.deps, {
      id: 'ring',
      name: 'Ring',
      nameHi: 'अँगूठी',
      price: 1000,
      stock: 50,
    });
    await addProduct(shop.deps, { id: 'mala', price: 333, stock: 50, category: 'Precious' });
  });
  afterEach(() => shop.close());

  const place = {
    ...{
      fullName: 'Asha Rao',
      addressLine: '5 MI Road',
      apartment: '',
      city: 'Jaipur',
      state: 'Rajasthan',
    },
    ...{ pincode: '302001', phone: '9811100000', billingSameAsShipping: true },
  };
  const ring = [{ productId: 'ring', quantity: 1 }];
  const pair = [...ring, { productId: 'mala', quantity: 1 }];
  const address = () => {
    from += 1;
    return { 'x-forwarded-for': `10.2.0.${from}` };
  };
  const used = async (code: string) =>
    (await shop.deps.db.select().from(coupons).where(eq(coupons.code, code)))[0]!.redeemedCount;
  const order = (
    visitor: Visitor,
    email: string | undefined,
    amount: number,
    couponCode: string,
    items = ring,
  ) => startOrder(visitor, amount, items, { couponCode, email }, address());

  it('counts for each customer, identified by email address, account and browser, and releases unpaid uses', async () => {
    await addCoupon(shop.deps, { code: 'ONCE', value: 5000, maxPerCustomer: 1 });
    const first = await order(shop.visitor(), 'a@example.com', 500, 'ONCE');
    expect(first.reply.status).toBe(200);
    const second = await order(shop.visitor(), 'A@Example.com', 500, 'ONCE');
    expect([
      second.reply.status,
      second.reply.body.code,
      second.reply.body.messageCode,
      second.reply.body.quote.charge,
    ]).toEqual([409, 'amount_mismatch', 'coupon_customer_gone', 1000]);
    const nobody = await order(shop.visitor(), undefined, 500, 'ONCE');
    expect([nobody.reply.status, nobody.reply.body.messageCode]).toEqual([
      409,
      'coupon_email_needed',
    ]);
    expect((await order(shop.visitor(), 'b@example.com', 500, 'ONCE')).reply.status).toBe(200);
    expect(await used('ONCE')).toBe(2);

    const user = await newMember(shop);
    await user.post('/cart/add', { productId: 'ring', quantity: 1 });
    expect((await user.post('/cart/apply-coupon', { code: 'ONCE' })).status).toBe(200);
    const mine = await order(user, 'other@example.com', 500, 'ONCE');
    expect(mine.reply.status).toBe(200);
    // A pending order of the customer is replaced by the next attempt, and does not use up the
    // coupon.
    expect((await user.get('/cart')).body.coupon).toMatchObject({ code: 'ONCE' });
    await user.post('/payments/verify', await shop.pay(mine.gatewayOrderId));
    await user.post('/cart/add', { productId: 'ring', quantity: 1 });
    const rejected = await user.post('/cart/apply-coupon', { code: 'ONCE' });
    expect([rejected.status, rejected.body.code, rejected.body.message]).toEqual([
      400,
      'coupon_customer_limit',
      'You have already used this coupon. It can be used once per customer.',
    ]);
    expect((await user.get('/cart')).body.coupon).toBeNull();
    expect((await order(shop.visitor(), 'other@example.com', 500, 'ONCE')).reply.status).toBe(409);
    await assertInvariants(shop.deps.db, {
      stock: { ring: 50, mala: 50 },
      ledger: await shop.gateway.ledger(),
    });
  });

  it.each([
    ['a tag of the mailbox', { email: 'tag.me+2@gmail.com' }],
    [
      'the same phone',
      { address: { ...place, addressLine: '9 Other Road', phone: '+91 9811100000' } },
    ],
    ['the same door', { address: { ...place, addressLine: '5, M.I. road', phone: '9811100001' } }],
  ])('counts a customer again by %s', async (name, extra) => {
    const code = `AGAIN${name.length}`;
    await addCoupon(shop.deps, { code, value: 5000, maxPerCustomer: 1 });
    const use = (contact: object) =>
      startOrder(
        shop.visitor(),
        500,
        ring,
        { couponCode: code, email: `${code}@example.com`, ...contact },
        address(),
      );
    expect((await use({ email: 'tagme@gmail.com', address: place })).reply.status).toBe(200);
    expect((await use(extra)).reply.body).toMatchObject({ messageCode: 'coupon_customer_gone' });
    const rest = { ...place, addressLine: '77 Far Lane', phone: '9811100009' };
    expect((await use({ address: rest })).reply.status).toBe(200);
  });

  it('accepts one of many concurrent orders of one address', async () => {
    await addCoupon(shop.deps, { code: 'RACE', value: 5000, maxPerCustomer: 1 });
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => order(shop.visitor(), 'race@example.com', 500, 'RACE')),
    );
    expect(attempts.filter(({ reply }) => reply.status === 200)).toHaveLength(1);
    expect(attempts.filter(({ reply }) => reply.status === 409)).toHaveLength(11);
    expect(await used('RACE')).toBe(1);
    const uses = await shop.deps.db.select().from(orders).where(eq(orders.hasReservedStock, true));
    expect(uses).toHaveLength(1);
  });

  it('discounts no more than its maximum, exact to the paisa on every line', async () => {
    await addCoupon(shop.deps, { code: 'CAP', value: 5000, maxDiscountPaise: 10_001 });
    const quoted = await shop.visitor().post('/cart/quote', { items: pair, couponCode: 'CAP' });
    expect(quoted.body.quote).toMatchObject({
      subtotal: 1333,
      discount: 100.01,
      total: 1232.99,
      charge: 1233,
    });
    expect(quoted.body.coupon).toMatchObject({ code: 'CAP', maxDiscount: 100.01 });
    const { reply, orderId } = await order(shop.visitor(), 'c@example.com', 1233, 'CAP', pair);
    expect(reply.status).toBe(200);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    const paid = paidByLine({ order: row!, items: await listOrderItems(shop.deps.db, [orderId]) });
    expect(paid.reduce((a, b) => a + b, 0)).toBe(toPaise(1232.99));
  });

  it('applies to its own lines only: in the quote, the order, and the price of each line', async () => {
    await addCoupon(shop.deps, { code: 'MALA', value: 5000, productIds: ['mala'] });
    await addCoupon(shop.deps, {
      code: 'GEMS',
      type: 'fixed',
      value: 99_900,
      categories: ['Precious'],
    });
    const guest = shop.visitor();
    const rejected = await guest.post(
      '/cart/apply-coupon-guest',
      { code: 'MALA', items: ring },
      address(),
    );
    expect([rejected.status, rejected.body.code, rejected.body.message]).toEqual([
      400,
      'coupon_not_for_cart',
      'This coupon does not apply to the remedies in your cart. It applies to: Stone mala.',
    ]);
    const byCategory = await guest.post(
      '/cart/apply-coupon-guest',
      { code: 'GEMS', items: ring },
      address(),
    );
    expect(byCategory.body.message).toMatch(/It applies to: Precious\.$/);
    expect(
      (await guest.post('/cart/apply-coupon-guest', { code: 'GEMS', items: pair }, address())).body,
    ).toEqual({
      discountAmount: 333,
      coupon: {
        code: 'GEMS',
        type: 'fixed',
        value: 999,
        only: { products: [], categories: ['Precious'] },
      },
    });
    const { reply, orderId } = await order(guest, 'd@example.com', 1167, 'MALA', pair);
    expect(reply.status).toBe(200);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ discountPaise: 16_650, amountPaise: 116_700 });
    const items = await listOrderItems(shop.deps.db, [orderId]);
    const paid = Object.fromEntries(
      paidByLine({ order: row!, items }).map((paise, at) => [items[at]!.productId, paise]),
    );
    expect(paid).toEqual({ ring: 100_000, mala: 16_650 });
    expect((await order(shop.visitor(), 'e@example.com', 500, 'MALA', ring)).reply.body.code).toBe(
      'amount_mismatch',
    );
  });

  it('is set by an administrator, included in list, log and file, and rejected where it is invalid', async () => {
    const admin = await newMember(shop, 'admin');
    const body = { code: 'LIMITS', type: 'percentage', value: 20 };
    const limits = {
      maxPerCustomer: 2,
      maxDiscount: 500,
      productIds: ['ring'],
      categories: ['Precious'],
    };
    const { coupon } = (await admin.post('/admin/coupons/add', { ...body, ...limits })).body;
    const result = {
      maxPerCustomer: 2,
      maxDiscount: 500,
      products: [{ id: 'ring', name: 'Ring' }],
      categories: ['Precious'],
    };
    expect(coupon).toMatchObject(result);
    expect((await admin.get('/admin/coupons')).body.coupons[0]).toMatchObject(result);
    expect((await admin.get('/admin/coupons/export.csv')).body).toContain(
      '500,,2,Precious,Ring (ring),0,active',
    );
    const [entry] = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'coupon.add'));
    expect(entry!.difference).toMatchObject({
      maxPerCustomer: { after: 2 },
      products: { after: ['ring'] },
    });
    const save = async (part: object) =>
      Object.keys(
        (await admin.put(`/admin/coupons/${coupon._id}`, { ...body, ...part })).body.fields ?? {},
      );
    expect(await save({ productIds: ['none'] })).toEqual(['productIds']);
    expect(await save({ maxPerCustomer: 0 })).toEqual(['maxPerCustomer']);
    expect(await save({ maxDiscount: -1 })).toEqual(['maxDiscount']);
    expect(await save({ type: 'fixed', maxDiscount: 5 })).toEqual(['maxDiscount']);
    expect(await save({ categories: ['Wood'] })).toEqual(['categories.0']);
    await admin.delete('/admin/product/ring');
    expect(await save(limits)).toEqual([]);
    expect(await save({})).toEqual([]);
  });
});
