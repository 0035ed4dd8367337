import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../accounts/schema.ts';
import { closedAccount, creditAccount, orderAccount } from '../ledger/accounts.ts';
import { balanceOf, ledgerTotal } from '../ledger/queries.ts';
import { balanceRefunds } from '../ledger/schema.ts';
import { transact } from '../platform/database/transact.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockOrder } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { refundPayments } from './refund-payment.ts';
import { refunds } from './schema.ts';

const jaipur = {
  ...{ fullName: 'Asha Rao', phone: '9876543210', billingSameAsShipping: true },
  ...{ addressLine: '1 MI Road', apartment: '', city: 'Jaipur', state: 'Rajasthan' },
  pincode: '302001',
};

describe.each(databaseKinds())('store credit as a part of a payment on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let asha: TestMember;
  beforeEach(async () => {
    shop = await createCheckoutShop(kind, { CASH_ON_DELIVERY: 'on', CASH_ON_DELIVERY_FEE: '0' });
    admin = await newMember(shop, 'admin');
    asha = await newMember(shop);
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 9 });
    await addCredit(500);
  });
  afterEach(async () => {
    expect(await ledgerTotal(shop.deps.db), 'the ledger adds up to zero').toBe(0);
    await assertInvariants(shop.deps.db, {
      stock: { ring: 9 },
      ledger: await shop.gateway.ledger(),
    });
    await shop.close();
  });

  const items = [{ productId: 'ring', quantity: 2 }];
  const addCredit = (amount: number, requestKey = 'first-grant') =>
    admin.post(`/admin/customers/${asha.id}/credit`, {
      amount,
      reason: 'A late parcel',
      requestKey,
    });
  const credit = async () => (await balanceOf(shop.deps.db, creditAccount(asha.id))) / 100;
  const creditOf = async (id: string) => (await balanceOf(shop.deps.db, orderAccount(id))) / 100;
  const fill = async () => {
    const { body } = await asha.get('/cart');
    if (body.items.length === 0) await asha.post('/cart/add', { productId: 'ring', quantity: 2 });
  };
  const start = async (used: number, extra: object = {}) => {
    await fill();
    return startOrder(asha, 2000, items, { credit: used, ...extra });
  };
  const paid = async (used: number) => {
    const { gatewayOrderId, orderId } = await start(used);
    const verified = await asha.post('/payments/verify', await shop.pay(gatewayOrderId));
    expect(verified.body.order?.status, JSON.stringify(verified.body)).toBe('paid');
    return orderId;
  };
  const statusOf = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
  const refund = (id: string, key: string, quantity: number, amount: number) =>
    admin.post(`/admin/orders/${id}/refund`, {
      key,
      lines: [{ item: 0, quantity, amount, restock: false }],
    });

  const ofGateway = async () => {
    const { refunds: listedRefunds } = await shop.gateway.ledger();
    return listedRefunds.map(({ amount }: { amount: number }) => amount);
  };

  it('is granted once for a request, with its reason, and to no guest', async () => {
    await Promise.all([addCredit(500), addCredit(500)]);
    expect((await asha.get('/users/credit')).body).toMatchObject({
      credit: 500,
      movements: [{ kind: 'credit-grant', amount: 500, orderNumber: null, note: 'A late parcel' }],
    });
    const guest = `guest_${Buffer.from('a@example.in').toString('base64url')}`;
    const body = { amount: 5, reason: 'x', requestKey: 'for-a-guest' };
    expect((await admin.post(`/admin/customers/${guest}/credit`, body)).status).toBe(404);
    expect((await asha.post(`/admin/customers/${asha.id}/credit`, body)).status).toBe(403);
  });

  it('lowers the amount that the provider collects, and leaves the order’s total', async () => {
    const { reply, orderId, gatewayOrderId } = await start(500);
    expect(reply.body.order.amount).toBe(150_000);
    expect([await credit(), await creditOf(orderId)]).toEqual([0, 500]);
    const { body } = await asha.post('/payments/verify', await shop.pay(gatewayOrderId));
    expect(body.order).toMatchObject({ status: 'paid', amount: 2000, credit: 500 });
    expect((await asha.get('/users/credit')).body.movements[0]).toMatchObject({
      ...{ kind: 'credit-used', amount: -500, orderNumber: body.order.orderNumber },
    });
  });

  it('is rejected above the balance, above the total and for guests, and nothing is reserved', async () => {
    expect((await start(501)).reply).toMatchObject({
      status: 409,
      body: { code: 'amount_mismatch' },
    });
    expect((await start(2001)).reply.body.fields).toHaveProperty('credit');
    const guest = await startOrder(shop.visitor(), 2000, items, { credit: 100 });
    expect(guest.reply.body.fields).toHaveProperty('credit');
    expect([await credit(), await shop.deps.db.$count(orders)]).toEqual([500, 0]);
  });

  it('is reserved by one order at a time, however many are created at once', async () => {
    await asha.post('/cart/add', { productId: 'ring', quantity: 2 });
    const keys = ['one', 'two', 'three'].map((key) => `checkout-${key}`);
    await Promise.all(
      keys.map((checkoutId) => startOrder(asha, 2000, items, { credit: 500, checkoutId })),
    );
    const open = await shop.deps.db.select().from(orders).where(eq(orders.status, 'created'));
    expect([open.length, await credit(), await creditOf(open[0]?.id ?? '')]).toEqual([1, 0, 500]);
  });

  const expire = (id: string) =>
    transact(shop.deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await expireOrder(tx, order, 'test');
    });

  it('comes back when the reservation expires, and pays again where the payment arrives late', async () => {
    const { orderId, gatewayOrderId } = await start(500);
    await Promise.all([expire(orderId), expire(orderId)]);
    expect([await credit(), await creditOf(orderId)]).toEqual([500, 0]);
    await asha.post('/payments/verify', await shop.pay(gatewayOrderId));
    expect([await statusOf(orderId), await credit(), await creditOf(orderId)]).toEqual([
      'paid',
      0,
      500,
    ]);
  });

  it('spent in the meantime leads to a refund of a late payment', async () => {
    const first = await start(500);
    await expire(first.orderId);
    await paid(500);
    await asha.post('/payments/verify', await shop.pay(first.gatewayOrderId));
    await refundPayments(shop.deps);
    expect([await statusOf(first.orderId), await credit()]).toEqual(['refunded', 0]);
  });

  it('goes back in proportion with each refund, to the paisa, once', async () => {
    const id = await paid(500);
    expect((await refund(id, 'refund-of-a-third', 0, 333.33)).status).toBe(200);
    await refundPayments(shop.deps);
    expect(await credit()).toBe(83.33);
    await Promise.all([refund(id, 'refund-of-one', 1, 1000), refund(id, 'refund-of-one', 1, 1000)]);
    await Promise.all([refundPayments(shop.deps), refundPayments(shop.deps)]);
    expect(await credit()).toBe(333.33);
    await refund(id, 'refund-of-the-rest', 1, 666.67);
    await refundPayments(shop.deps);
    expect([await statusOf(id), await credit(), await creditOf(id)]).toEqual(['refunded', 500, 0]);
    const listedRefunds: number[] = await ofGateway();
    expect(listedRefunds.reduce((all, paise) => all + paise, 0)).toBe(150_000);
  });

  it.each([
    ['by a split that leaves no such rest', null, 200],
    ['by an earlier split that left one', 119_880, 120],
  ])('goes back whole next to money below the provider’s minimum, %s', async (_, share, paise) => {
    await addCredit(1498, 'second-grant');
    const id = await paid(1998);
    await refund(id, 'refund-of-the-most', 1, 1200);
    if (share) await shop.deps.db.update(refunds).set({ creditPaise: share });
    await refundPayments(shop.deps);
    await refund(id, 'refund-of-the-rest', 1, 800);
    await refundPayments(shop.deps);
    expect([await statusOf(id), await credit(), await creditOf(id)]).toEqual(['refunded', 1998, 0]);
    expect(await ofGateway()).toEqual([paise]);
  });

  it('of a failed refund goes back once an administrator repeats it', async () => {
    await addCredit(1000, 'second-grant');
    const id = await paid(1500);
    await refund(id, 'refund-of-one', 1, 1000);
    await refundPayments(shop.deps);
    await refund(id, 'refund-of-other', 1, 1000);
    await shop.gateway.injectError('refund.create', 'invalid-input', { times: 1 });
    await refundPayments(shop.deps);
    const { body } = await admin.get(`/admin/orders/${id}`);
    const failed = body.order.refunds.find(({ retryable }: { retryable: boolean }) => retryable);
    expect(failed).toMatchObject({ status: 'failed', amount: 1000 });
    await admin.post(`/admin/orders/${id}/refunds/${failed.key}/retry`, {});
    await refundPayments(shop.deps);
    expect([await statusOf(id), await credit(), await ofGateway()]).toEqual([
      ...['refunded', 1500],
      [25_000, 25_000],
    ]);
  });

  it('is neither collected in cash nor transferred by hand', async () => {
    await fill();
    const order = { credit: 500, paymentMethod: 'cash', address: jaipur };
    const { orderId: id } = await startOrder(asha, 2000, items, order);
    const seen = await shop.visitor().get(`/payments/orders/${id}`);
    expect(seen.body.order).toMatchObject({ cashOnDelivery: true, amount: 2000, credit: 500 });
    await admin.post(`/admin/orders/${id}/confirm`, {});
    await admin.post(`/admin/orders/${id}/ship`, { carrier: 'Delhivery', trackingNumber: '1' });
    await admin.post(`/admin/orders/${id}/deliver`, {});
    const [entry] = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'order.deliver'));
    expect(entry?.difference).toMatchObject({ cash: { after: 1500 } });
    const [listedRefunds] = (await refund(id, 'refund-of-all', 2, 2000)).body.order.refunds;
    expect(listedRefunds).toMatchObject({
      byHand: true,
      status: 'pending',
      amount: 2000,
      credit: 500,
    });
    await admin.post(`/admin/orders/${id}/refunds/${listedRefunds.key}/transfer`, {
      reference: 'UTR 1',
    });
    expect([await statusOf(id), await credit()]).toEqual(['refunded', 500]);
  });

  it('pays an order in full without a provider, and goes back when it is cancelled', async () => {
    await addCredit(1500, 'second-grant');
    const { reply, orderId } = await start(2000);
    expect([reply.body.order.status, await credit()]).toEqual(['paid', 0]);
    const presses = await Promise.all(
      [1, 2].map(() => admin.post(`/admin/orders/${orderId}/cancel`, {})),
    );
    expect(presses.map(({ status }) => status).sort()[0]).toBe(200);
    await refundPayments({ ...shop.deps, payments: null, otherPayments: [] });
    expect([await statusOf(orderId), await credit(), await creditOf(orderId)]).toEqual([
      'refunded',
      2000,
      0,
    ]);
  });

  it('is owed to the former owner where it comes back to a deleted account', async () => {
    const id = await paid(300);
    const { orderId } = await start(200);
    expect((await asha.delete('/users/me', {})).status).toBe(200);
    await expire(orderId);
    await admin.post(`/admin/orders/${id}/cancel`, {});
    await Promise.all([refundPayments(shop.deps), refundPayments(shop.deps)]);
    const rows = await shop.deps.db
      .select()
      .from(balanceRefunds)
      .orderBy(balanceRefunds.amountPaise);
    expect(rows).toMatchObject([
      { userId: asha.id, amountPaise: 20_000, status: 'failed', contact: 'asha@example.com' },
      { userId: asha.id, amountPaise: 30_000, status: 'failed', contact: 'asha@example.com' },
    ]);
    expect([await credit(), await balanceOf(shop.deps.db, closedAccount)]).toEqual([0, 50_000]);
  });

  it('is deleted with the account, and owed to its owner', async () => {
    expect((await asha.get('/users/me/closing')).body.balance).toBe(500);
    expect((await asha.get('/users/export')).body.storeCredit).toMatchObject({ credit: 500 });
  });
});
