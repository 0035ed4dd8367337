import { newOrderNumber } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { coupons } from '../pricing/schema.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';

describe.each(databaseKinds())('create-order on %s', (kind) => {
  let shop: CheckoutShop;
  let n = 0;
  /** A product that only this test uses. */
  let ring: string;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
  });
  beforeEach(async () => {
    n += 1;
    ring = `ring-${n}`;
    await addProduct(shop.deps, { id: ring, price: 1000, stock: 5 });
  });
  afterAll(() => shop.close());

  const stock = async (id = ring) =>
    (await shop.deps.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
  const order = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const gatewayOrders = async (receipt: string) =>
    (await shop.gateway.ledger()).orders.filter(
      (row: { receipt: string }) => row.receipt === receipt,
    );
  const one = (quantity = 1) => [{ productId: ring, quantity }];

  it("reserves a guest's lines and returns the provider's order in paise", async () => {
    const visitor = shop.visitor();
    const { reply, orderId } = await startOrder(visitor, 2000, one(2));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      order: {
        id: expect.stringMatching(/^order_\w{14}$/),
        amount: 200_000,
        currency: 'INR',
        status: 'created',
      },
      keyId: 'rzp_test_sandbox',
      orderId: expect.stringMatching(/^ord_[a-z2-7]{26}$/),
      orderNumber: expect.stringMatching(/^JR-[2-9A-HJKMNP-TV-Z]{7}$/),
    });
    expect(await stock()).toBe(3);
    expect(await gatewayOrders(orderId)).toMatchObject([
      { amount: 200_000, receipt: orderId, notes: { ref: orderId, order: reply.body.orderNumber } },
    ]);
    expect(visitor.cookies.has('guest')).toBe(true);
    // The reconciler queries the provider if the client never returns.
    expect((await order(orderId)).reconcileAt).toBeInstanceOf(Date);
  });

  it.each([
    [
      'keeps a number that is proposed and free, in capitals',
      (mine: string) => mine.toLowerCase(),
      (mine: string) => mine,
    ],
    [
      'makes another where the proposed one has not the form',
      () => 'ORDER 1',
      () => /^JR-[2-9A-HJKMNP-TV-Z]{7}$/,
    ],
  ])('%s', async (_, propose, expected) => {
    const mine = newOrderNumber();
    const { reply, orderId } = await startOrder(shop.visitor(), 1000, one(), {
      orderNumber: propose(mine),
    });
    expect(reply.body.orderNumber).toMatch(expected(mine));
    expect((await order(orderId)).orderNumber).toBe(reply.body.orderNumber);
  });

  it('assigns unique order numbers, despite concurrent requests', async () => {
    await addProduct(shop.deps, { id: `${ring}-many`, price: 1000, stock: 20 });
    const items = [{ productId: `${ring}-many`, quantity: 1 }];
    const orderNumber = newOrderNumber();
    const created = await Promise.all(
      Array.from({ length: 8 }, () => startOrder(shop.visitor(), 1000, items, { orderNumber })),
    );
    expect(created.map(({ reply }) => reply.status)).toEqual(created.map(() => 200));
    const numbers = created.map(({ reply }) => reply.body.orderNumber);
    expect(new Set(numbers).size).toBe(8);
    expect(numbers).toContain(orderNumber);
  });

  it('never changes the number of an order, regardless of a later retry or the callback', async () => {
    const visitor = shop.visitor();
    const checkoutId = `checkout-${n}`;
    const first = await startOrder(visitor, 1000, one(), { checkoutId });
    const next = await startOrder(visitor, 1000, one(), {
      checkoutId,
      orderNumber: newOrderNumber(),
    });
    expect(next.orderId).toBe(first.orderId);
    const callback = await shop.pay(first.gatewayOrderId);
    const { body } = await visitor.post('/payments/verify', {
      ...callback,
      orderNumber: newOrderNumber(),
    });
    expect([next.reply.body.orderNumber, body.order.orderNumber]).toEqual([
      first.reply.body.orderNumber,
      first.reply.body.orderNumber,
    ]);
  });

  it('merges two lines of one product', async () => {
    const { reply } = await startOrder(shop.visitor(), 6000, [...one(3), ...one(3)]);
    expect(reply.body).toMatchObject({ code: 'out_of_stock', left: 5, productId: ring });
    expect(await stock()).toBe(5);
  });

  it.each([[1999], [2001], [1999.999], [0]])(
    'rejects ₹%d for a cart of ₹2000, with the fresh quote',
    async (amount) => {
      const { reply } = await startOrder(shop.visitor(), amount, one(2));
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({
        code: 'amount_mismatch',
        quote: { subtotal: 2000, charge: 2000 },
      });
      expect(await stock()).toBe(5);
    },
  );

  it('rejects another currency', async () => {
    const reply = await shop
      .visitor()
      .post('/payments/create-order', { amount: 1000, currency: 'USD', items: one() });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['currency']]);
  });

  it('rejects sold-out or deleted products', async () => {
    await addProduct(shop.deps, { id: `${ring}-none`, stock: 0 });
    expect(
      (await startOrder(shop.visitor(), 100, [{ productId: `${ring}-none`, quantity: 1 }])).reply
        .body,
    ).toMatchObject({
      code: 'sold_out',
      left: 0,
    });
    expect(
      (await startOrder(shop.visitor(), 100, [{ productId: 'nothing', quantity: 1 }])).reply.status,
    ).toBe(409);
  });

  it('does not omit a line because its remedy is deleted', async () => {
    const { reply } = await startOrder(shop.visitor(), 1000, [
      ...one(),
      { productId: 'never-was', quantity: 1 },
    ]);
    expect([reply.status, reply.body.code, reply.body.productId]).toEqual([
      409,
      'sold_out',
      'never-was',
    ]);
    expect(await stock()).toBe(5);
  });

  it('freezes price and name', async () => {
    const { orderId } = await startOrder(shop.visitor(), 1000, one());
    await shop.deps.db
      .update(products)
      .set({ name: 'Other', discountedPricePaise: 1 })
      .where(eq(products.id, ring));
    const [item] = await shop.deps.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId));
    expect(item).toMatchObject({ name: `Stone ${ring}`, unitPricePaise: 100_000, tookStock: true });
  });

  it('counts the use of a coupon with the order', async () => {
    await addCoupon(shop.deps, { code: `T${n}`, value: 5000, maxRedemptions: 1 });
    const first = await startOrder(shop.visitor(), 500, one(), { couponCode: `t${n}` });
    expect(first.reply.body.order.amount).toBe(50_000);
    const second = await startOrder(shop.visitor(), 500, one(), { couponCode: `T${n}` });
    expect(second.reply.body).toMatchObject({
      code: 'amount_mismatch',
      message:
        'This coupon can no longer be used, so the total has changed. Please review your order and try again.',
      quote: { charge: 1000 },
    });
    const [row] = await shop.deps.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, `T${n}`));
    expect(row?.redeemedCount).toBe(1);
  });

  it('rejects a coupon before its start, and more than its maximum uses afterwards', async () => {
    const code = `S${n}`;
    await addCoupon(shop.deps, {
      code,
      value: 5000,
      maxRedemptions: 2,
      startsAt: new Date(Date.now() + 3_600_000),
    });
    const buy = () => startOrder(shop.visitor(), 500, one(), { couponCode: code });
    expect((await buy()).reply.body).toMatchObject({
      code: 'amount_mismatch',
      quote: { charge: 1000, discount: 0 },
    });
    const begin = shop.deps.db
      .update(coupons)
      .set({ startsAt: sql`now()` })
      .where(eq(coupons.code, code));
    const around = await Promise.all([buy(), buy(), begin.then(buy), buy(), buy()]);
    const created = [...around, await buy(), await buy()].filter(
      ({ reply }) => reply.status === 200,
    );
    expect(created).toHaveLength(2);
    const [row] = await shop.deps.db.select().from(coupons).where(eq(coupons.code, code));
    expect(row?.redeemedCount).toBe(2);
  });

  it('permits an owner to retry with the unit and the coupon reserved by their own order', async () => {
    await addCoupon(shop.deps, { code: `O${n}`, value: 5000, maxRedemptions: 1 });
    const visitor = shop.visitor();
    const extra = { couponCode: `O${n}` };
    const first = await startOrder(visitor, 2500, one(5), extra);
    const quote = await visitor.post('/cart/quote', { items: one(5), couponCode: `O${n}` });
    expect(quote.body).toMatchObject({ problems: [], quote: { charge: 2500 } });
    const second = await startOrder(visitor, 2500, one(5), {
      ...extra,
      orderNumber: 'JR-22222222',
    });
    expect(second.reply.status).toBe(200);
    expect(second.orderId).not.toBe(first.orderId);
    expect((await order(first.orderId)).status).toBe('expired');
    expect(await stock()).toBe(0);
    const [row] = await shop.deps.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, `O${n}`));
    expect(row?.redeemedCount).toBe(1);
  });

  it('uses the items and coupon of a user from the server cart', async () => {
    await addCoupon(shop.deps, { code: `U${n}`, value: 1000 });
    const user = await newMember(shop);
    await user.post('/cart/add', { productId: ring, quantity: 2 });
    await user.post('/cart/apply-coupon', { code: `U${n}` });
    const reply = await user.post('/payments/create-order', { amount: 1800, currency: 'INR' });
    expect(reply.status).toBe(200);
    expect(await order(reply.body.orderId)).toMatchObject({
      userId: user.id,
      email: user.email,
      couponCode: `U${n}`,
    });
    expect(await stock()).toBe(3);
  });

  it('rejects a user with an empty cart', async () => {
    const user = await newMember(shop);
    const reply = await user.post('/payments/create-order', { amount: 100, currency: 'INR' });
    expect([reply.status, reply.body.code]).toEqual([409, 'cart_empty']);
  });

  it('rejects an administrator', async () => {
    const { reply } = await startOrder(await newMember(shop, 'admin'), 1000, one());
    expect([reply.status, reply.body.code]).toEqual([403, 'admin_has_no_cart']);
  });

  it('confirms an order of ₹0 at once, without the provider, and empties the cart', async () => {
    await addCoupon(shop.deps, { code: `F${n}`, value: 10_000 });
    const user = await newMember(shop);
    await user.post('/cart/add', { productId: ring, quantity: 1 });
    await user.post('/cart/apply-coupon', { code: `F${n}` });
    const reply = await user.post('/payments/create-order', { amount: 0, currency: 'INR' });
    expect(reply.body.order).toEqual({
      id: reply.body.orderId,
      amount: 0,
      currency: 'INR',
      status: 'paid',
    });
    expect(await order(reply.body.orderId)).toMatchObject({
      status: 'paid',
      paymentMethod: 'none',
    });
    expect(await gatewayOrders(reply.body.orderId)).toEqual([]);
    expect((await user.get('/cart')).body).toMatchObject({ items: [], coupon: null });
  });

  it('rejects a user’s lines that differ from the cart, and lists the differences', async () => {
    await addProduct(shop.deps, { id: `${ring}-b`, price: 10, name: 'Jade' });
    const user = await newMember(shop);
    await user.post('/cart/add', { productId: ring, quantity: 2 });
    const request = (items: object[]) =>
      user.post('/payments/create-order', { amount: 2000, currency: 'INR', items });
    for (const items of [
      one(1),
      [...one(2), { productId: `${ring}-b`, quantity: 1 }],
      one(2).concat(one(1)),
    ]) {
      const { status, body } = await request(items);
      expect([status, body.code]).toEqual([409, 'cart_mismatch']);
    }
    const { body } = await request([{ productId: `${ring}-b`, quantity: 1 }]);
    expect(body.message).toBe(
      `Your cart has changed. Stone ${ring}: 2 in your cart, 0 here. A remedy that is not in your cart: 0 in your cart, 1 here. Please review it and try again.`,
    );
    expect(await stock()).toBe(5);
    expect((await request(one(2))).status).toBe(200);
  });

  it('permits an owner ten orders a minute', async () => {
    const visitor = shop.visitor();
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await startOrder(visitor, 1000, one())).reply.status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect(await stock()).toBe(4);
  });

  it.each([
    ['60 orders with items', 60, () => ({ amount: 1, currency: 'INR', items: one() })],
    ['5 bare ones', 5, () => ({ amount: 1000, currency: 'INR' })],
  ])(
    'takes %s a minute from an address, and any number from this machine',
    async (_, max, body) => {
      const from = async (address: string | undefined) => {
        const headers = address ? { 'x-forwarded-for': address } : {};
        const results = await Promise.all(
          Array.from({ length: max + 1 }, () =>
            shop.visitor().post('/payments/create-order', body(), headers),
          ),
        );
        return results.filter((reply) => reply.status === 429).length;
      };
      expect(await from(`203.0.113.${n % 250}`)).toBe(1);
      expect(await from(undefined)).toBe(0);
    },
  );

  it('accepts a guest’s request without items, and reserves nothing', async () => {
    const reply = await shop
      .visitor()
      .post('/payments/create-order', { amount: 1000, currency: 'INR' });
    expect(reply.body.order).toMatchObject({ amount: 100_000, status: 'created' });
    expect(await order(reply.body.orderId)).toMatchObject({
      linesKnown: false,
      hasReservedStock: false,
    });
    const empty = await shop
      .visitor()
      .post('/payments/create-order', { amount: 0, currency: 'INR' });
    expect(empty.body.code).toBe('cart_empty');
    const paise = await shop
      .visitor()
      .post('/payments/create-order', { amount: 10.5, currency: 'INR' });
    expect(paise.body.fields).toEqual({ amount: 'Please enter an amount in whole rupees.' });
  });

  it('creates no order if payments are simulated', async () => {
    const off = await createTestShop(kind, { PAYMENTS: 'none' });
    await addProduct(off.deps, { id: 'x', price: 10 });
    const { reply } = await startOrder(off.visitor(), 10, [{ productId: 'x', quantity: 1 }]);
    expect([reply.status, reply.body.code]).toEqual([404, 'payments_off']);
    const fields = { razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' };
    expect((await off.visitor().post('/payments/verify', fields)).body.code).toBe('payments_off');
    expect(await off.deps.db.select().from(orders)).toEqual([]);
    await off.close();
  });
});
