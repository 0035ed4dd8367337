import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users } from '../accounts/schema.ts';
import { payments } from '../payments/schema.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { newToken } from '../platform/secrets/token.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { addProduct, addSizes } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { deleteDrafts, findDraft } from './queries.ts';
import { draftOrders, paymentLinks } from './schema.ts';

const address = {
  fullName: 'Meera Joshi',
  addressLine: '4 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  phone: '9829012345',
};
const pan = 'ABCDE1234F';

describe.each(databaseKinds())('draft orders on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, {
      COMPANY_NAME: 'Ratna House',
      COMPANY_ADDRESS: '1 Johari Bazaar, Jaipur',
      GSTIN: '08ABCDE1234F1ZK',
      TAX_DEFAULTS: 'Semi-Precious=7103:3',
    });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
    await addProduct(shop.deps, { id: 'last', price: 500, stock: 1 });
    await addProduct(shop.deps, { id: 'only', price: 700, stock: 1 });
    await addProduct(shop.deps, { id: 'ruby', price: 150_000, stock: 9 });
    await addSizes(shop.deps, 'band', { small: { price: 300, stock: 2 } });
  });
  afterAll(() => shop.close());

  type Body = { customer?: object; items?: object[]; discount?: object; address?: object };
  const make = (body: Body = {}, by = admin) =>
    by.post('/admin/draft-orders', {
      requestKey: newToken(),
      customer: { name: 'Meera Joshi', email: 'meera@example.com', phone: '9829012345' },
      items: [{ productId: 'ring', quantity: 2 }],
      locale: 'en',
      ...body,
    });
  const createDraft = async (body?: Body) => (await make(body)).body.draft;
  const link = (id: string, channels: string[] = [], key = newToken()) =>
    admin.post(`/admin/draft-orders/${id}/link`, { requestKey: key, channels });
  const tokenOf = (url: string) => url.split('/pay/')[1] ?? '';
  const sent = async (body?: Body) => {
    const draft = await createDraft(body);
    const { url } = (await link(draft.id)).body;
    return { draft, token: tokenOf(url) };
  };
  const pay = (token: string, amount: number, key = newToken(), more = {}) =>
    shop
      .visitor()
      .post(
        '/payment-links/pay',
        { token, amount, currency: 'INR', ...more },
        { 'idempotency-key': key },
      );
  const atCounter = (id: string, amount: number, more: object = {}, by = admin) =>
    by.post(`/admin/draft-orders/${id}/payment`, { method: 'cash', amount, ...more });
  const read = (token: string) => shop.visitor().post('/payment-links/read', { token });

  it('are paid by a link like any order', async () => {
    const { draft, token } = await sent({
      address,
      items: [{ productId: 'band', variant: 'BAND-SMALL', quantity: 1 }],
    });
    expect((await read(token)).body).toMatchObject({
      name: 'Meera Joshi',
      quote: { charge: 300 },
      paidOrder: null,
    });
    const { body } = await pay(token, 300);
    expect(body.order).toMatchObject({ amount: 30_000, status: 'created' });
    const verified = await shop.visitor().post('/payments/verify', await shop.pay(body.order.id));
    expect(verified.body.order.status).toBe('paid');
    const { draft: later } = (await admin.get(`/admin/draft-orders/${draft.id}`)).body;
    expect(later).toMatchObject({ state: 'paid', order: { id: body.orderId, status: 'paid' } });
    const { id, key } = (await read(token)).body.paidOrder;
    expect(id).toBe(body.orderId);
    const returns = `/payments/orders/${id}/returns`;
    expect((await shop.visitor().get(returns)).status).toBe(404);
    expect((await shop.visitor().get(returns, { 'x-order-key': key })).status).toBe(200);
    expect((await pay(token, 300)).body).toMatchObject({
      orderId: body.orderId,
      order: { status: 'paid' },
    });
    const { order } = (await admin.get(`/admin/orders/${body.orderId}`)).body;
    expect(order).toMatchObject({
      email: 'meera@example.com',
      address: { city: 'Pune' },
      provider: 'razorpay',
    });
  });

  it('are created once for each request, and priced by the shop regardless of the client', async () => {
    const requestKey = newToken();
    const twice = await Promise.all([make({ requestKey } as Body), make({ requestKey } as Body)]);
    expect(new Set(twice.map(({ body }) => body.draft.id)).size).toBe(1);
    const { token } = await sent();
    const reply = await pay(token, 1);
    expect([reply.body.code, reply.body.quote?.charge]).toEqual(['amount_mismatch', 2000]);
  });

  it('store the secret of a link as a hash, and are deleted with it', async () => {
    const { draft, token } = await sent();
    const stored = await shop.deps.db
      .select()
      .from(paymentLinks)
      .where(eq(paymentLinks.draftId, draft.id));
    expect(stored.map(({ hash }) => hash)).not.toContain(token);
    const errorCodes = async () => [
      (await read(token)).body.code,
      (await pay(token, 2000)).body.code,
    ];
    await shop.deps.db
      .update(draftOrders)
      .set({ linkExpiresAt: sql`now()` })
      .where(eq(draftOrders.id, draft.id));
    expect(await errorCodes()).toEqual(['token_invalid', 'token_invalid']);
    expect((await admin.get(`/admin/draft-orders/${draft.id}`)).body.draft.state).toBe('ended');
    await link(draft.id);
    expect((await read(token)).status).toBe(200);
    await admin.delete(`/admin/draft-orders/${draft.id}/link`);
    expect(await errorCodes()).toEqual(['token_invalid', 'token_invalid']);
    const latest = tokenOf((await link(draft.id)).body.url);
    expect((await read(latest)).status).toBe(200);
    await admin.post(`/admin/draft-orders/${draft.id}/cancel`);
    expect((await read(latest)).body.code).toBe('token_invalid');
    expect((await link(draft.id)).body.code).toBe('order_state');
    expect((await read('x'.repeat(43))).body.code).toBe('token_invalid');
  });

  it('send one message for each request, and none to a channel without an address', async () => {
    const draft = await createDraft();
    const key = newToken();
    await link(draft.id, ['email', 'text'], key);
    await link(draft.id, ['email', 'text'], key);
    const rows = await shop.deps.db
      .select()
      .from(outbox)
      .where(sql`${outbox.key} like ${`payment-link:${draft.id}%`}`);
    expect(rows.map(({ kind: channel }) => channel).sort()).toEqual(['mail', 'text']);
    expect(JSON.stringify(rows)).not.toContain('/pay/');
    const mute = await createDraft({ customer: { name: 'Ravi', phone: '9811100000' } });
    expect((await link(mute.id, ['email'])).body.fields).toHaveProperty('channels');
    expect((await make({ customer: { name: 'Ravi' } })).body.fields).toHaveProperty([
      'customer.phone',
    ]);
  });

  it('are paid at the counter once, with a receipt, and handed over with an invoice', async () => {
    const draft = await createDraft();
    expect((await atCounter(draft.id, 2000, { method: 'upi' })).body.fields).toHaveProperty(
      'reference',
    );
    const results = await Promise.all(
      [1, 2, 3].map(() => atCounter(draft.id, 2000, { method: 'upi', reference: '42' })),
    );
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    const mine = await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.ownerKey, `draft:${draft.id}`));
    expect(mine.map(({ status, provider }) => [status, provider])).toEqual([['paid', 'counter']]);
    const { order } = (await admin.get(`/admin/orders/${mine[0]!.id}`)).body;
    expect(order.payments).toMatchObject([
      { method: 'upi', reference: '42', status: 'captured', amount: 2000 },
    ]);
    expect(order.moves).toContain('collect');
    const handed = await admin.post(`/admin/orders/${mine[0]!.id}/collect`);
    expect(handed.body.order).toMatchObject({
      status: 'delivered',
      documents: [{ kind: 'invoice' }],
    });
    expect((await admin.post(`/admin/orders/${mine[0]!.id}/collect`)).status).toBe(200);
    const log = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `draft:${draft.id}`));
    expect(log.map(({ action }) => action).sort()).toEqual(['draft.make', 'draft.payment']);
  });

  it('accept one payment at the counter: another is rejected, a repeated request is not', async () => {
    const draft = await createDraft({ items: [{ productId: 'only', quantity: 1 }] });
    const entered = [{}, { method: 'upi', reference: '42' }];
    const record = () => Promise.all(entered.map((one) => atCounter(draft.id, 700, one)));
    const received = await record();
    expect(received.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejected = received.find(({ status }) => status === 409);
    expect(rejected?.body).toMatchObject({ code: 'order_state', messageCode: 'draft_paid' });
    expect((await record()).map(({ status }) => status)).toEqual(
      received.map(({ status }) => status),
    );
  });

  it('replace an exchanged piece without money, and take it from stock', async () => {
    const discount = { type: 'percentage', value: 100, reason: 'In exchange' };
    const draft = await createDraft({ discount });
    const paid = (await atCounter(draft.id, 0)).body.draft;
    expect(paid).toMatchObject({ state: 'paid', cart: { quote: { charge: 0 } } });
    const items = await shop.deps.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, paid.order.id));
    expect(items).toMatchObject([{ quantity: 2, tookStock: true }]);
    expect((await admin.post(`/admin/orders/${paid.order.id}/collect`)).status).toBe(200);
  });

  it('accept less than ₹2,00,000 in cash from a customer in a day, and require the PAN by total', async () => {
    const customer = { name: 'Ravi', phone: '+91 98111 22222' };
    const items = [{ productId: 'ruby', quantity: 1 }];
    const first = await createDraft({ customer, items });
    expect((await atCounter(first.id, 150_000)).status).toBe(200);
    await shop.deps.db.delete(draftOrders).where(eq(draftOrders.id, first.id));
    const second = await createDraft({
      customer: { name: 'R. Sharma', phone: '9811122222' },
      items,
    });
    expect((await atCounter(second.id, 150_000)).body.code).toBe('cash_unavailable');
    expect((await atCounter(second.id, 150_000, { method: 'card', reference: '7' })).status).toBe(
      200,
    );
    const spelled = async (email: string) =>
      atCounter((await createDraft({ customer: { name: 'Ravi', email }, items })).id, 150_000);
    expect((await spelled('ravi.k@gmail.com')).status).toBe(200);
    expect((await spelled('RaviK+shop@googlemail.com')).body.code).toBe('cash_unavailable');
    const large = await createDraft({
      customer: { name: 'Zoya', phone: '9811133333' },
      items: [{ productId: 'ruby', quantity: 2 }],
    });
    const card = { method: 'card', reference: '8' };
    expect((await atCounter(large.id, 300_000, card)).body.code).toBe('pan_needed');
    expect((await atCounter(large.id, 300_000, { pan })).body.code).toBe('cash_unavailable');
    expect((await atCounter(large.id, 300_000, { ...card, pan })).status).toBe(200);
  });

  it('give a discount with a reason, within the limit of the role', async () => {
    const seller = await newMember(shop, 'admin');
    await shop.deps.db.update(users).set({ duty: 'sales' }).where(eq(users.id, seller.id));
    const off = (value: number, reason = 'A regular customer') => ({
      discount: { type: 'percentage', value, reason },
    });
    expect((await make(off(11), seller)).body.fields).toHaveProperty(['discount.value']);
    expect((await make(off(10, ''), seller)).body.fields).toHaveProperty(['discount.reason']);
    const { draft } = (await make(off(10), seller)).body;
    expect(draft.cart.quote).toMatchObject({ subtotal: 2000, discount: 200, charge: 1800 });
    expect((await atCounter(draft.id, 1800, {}, seller)).body.draft.state).toBe('paid');
    expect((await make(off(50))).status).toBe(200);
    const [entry] = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `draft:${draft.id}`));
    expect(entry?.difference).toMatchObject({ reason: { after: 'A regular customer' } });
    expect((await seller.get('/admin/coupons')).status).toBe(403);
  });

  it('reserve stock when their payment begins, and release it when they are cancelled', async () => {
    const one = await sent({ items: [{ productId: 'last', quantity: 1 }] });
    const other = await sent({ items: [{ productId: 'last', quantity: 1 }] });
    const { body } = await pay(one.token, 500);
    expect((await pay(other.token, 500)).body.code).toBe('sold_out');
    await admin.post(`/admin/draft-orders/${one.draft.id}/cancel`);
    expect((await pay(other.token, 500)).status).toBe(200);
    // The payment of the cancelled draft is completed nevertheless. The last unit is reserved by
    // the other draft, so the payment is refunded.
    await shop.visitor().post('/payments/verify', await shop.pay(body.order.id));
    const [late] = await shop.deps.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(late?.status).toBe('refund_pending');
    const found = await admin.get(`/admin/draft-orders/${one.draft.id}`);
    expect(found.body.draft.state).toBe('cancelled');
  });

  it('refund the payment of a link whose order was paid at the counter', async () => {
    const { draft, token } = await sent();
    const { body } = await pay(token, 2000);
    expect((await atCounter(draft.id, 2000, { method: 'card', reference: '9' })).status).toBe(200);
    await shop.visitor().post('/payments/verify', await shop.pay(body.order.id));
    const rows = await shop.deps.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, body.orderId));
    expect(rows.map(({ disposition }) => disposition)).toEqual(['duplicate']);
    expect((await findDraft(shop.deps.db, draft.id))?.order?.status).toBe('paid');
  });

  it('belong to the account of their customer, and are deleted with it or after their period', async () => {
    const asha = await newMember(shop);
    const draft = await createDraft({ customer: { account: asha.id, name: 'Asha' } });
    await atCounter(draft.id, 2000);
    expect((await asha.get('/users/orders')).body.orders).toHaveLength(1);
    expect((await asha.get('/users/export')).body.draftOrders).toMatchObject([{ name: 'Asha' }]);
    expect((await asha.delete('/users/me', {})).status).toBe(200);
    expect(await findDraft(shop.deps.db, draft.id)).toBeNull();
    const page = (await admin.get('/admin/draft-orders?limit=2')).body;
    expect(page.drafts).toHaveLength(2);
    expect(
      (await admin.get(`/admin/draft-orders?limit=2&cursor=${page.nextCursor}`)).body.drafts,
    ).toHaveLength(2);
    const paid = (await admin.get('/admin/draft-orders?state=paid')).body.drafts;
    expect(new Set(paid.map(({ state }: { state: string }) => state))).toEqual(new Set(['paid']));
    await assertInvariants(shop.deps.db, {
      stock: { ring: 10, last: 1, only: 1, ruby: 9, band: 2 },
    });
    await deleteDrafts(shop.deps.db, 0);
    expect(await shop.deps.db.$count(draftOrders)).toBe(0);
    const phones = and(isNull(orders.address), isNotNull(orders.phoneKey));
    expect(await shop.deps.db.$count(orders, phones)).toBe(0);
  });
});
