import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '../payments/schema.ts';
import { newToken } from '../platform/secrets/token.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

const address = {
  fullName: 'Meera Joshi',
  addressLine: '4 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  phone: '9829012345',
};

describe.each(databaseKinds())('an edited draft on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
    await addProduct(shop.deps, { id: 'bead', price: 1000, stock: 10 });
  });
  afterAll(() => shop.close());

  const ring = { productId: 'ring', quantity: 2 };
  const sent = async () => {
    const body = {
      requestKey: newToken(),
      customer: { name: 'Meera', phone: '9829012345' },
      items: [ring],
    };
    const { draft } = (await admin.post('/admin/draft-orders', { ...body, locale: 'en' })).body;
    const { url } = (
      await admin.post(`/admin/draft-orders/${draft.id}/link`, {
        requestKey: newToken(),
        channels: [],
      })
    ).body;
    return { id: String(draft.id), token: String(url).split('/pay/')[1] ?? '' };
  };
  const edit = (id: string, version: number, change: object = {}) =>
    admin.put(`/admin/draft-orders/${id}`, { version, items: [ring], ...change });
  const read = async (token: string) =>
    (await shop.visitor().post('/payment-links/read', { token })).body;
  const pay = (token: string, amount: number, more: object = {}, key = newToken()) =>
    shop
      .visitor()
      .post(
        '/payment-links/pay',
        { token, amount, currency: 'INR', ...more },
        { 'idempotency-key': key },
      );
  const verify = async (session: string) =>
    shop.visitor().post('/payments/verify', await shop.pay(session));

  it('has other lines, discount, address and note, and its link shows the new total', async () => {
    const { id, token } = await sent();
    const items = [
      { productId: 'ring', quantity: 1 },
      { productId: 'bead', quantity: 3 },
    ];
    const discount = { type: 'percentage', value: 10, reason: 'A regular customer' };
    const { body } = await edit(id, 1, { items, discount, address, note: 'Call before noon.' });
    expect(body.draft).toMatchObject({
      ...{
        version: 2,
        amount: 3600,
        note: 'Call before noon.',
        address: { city: 'Pune' },
        state: 'sent',
      },
      cart: { quote: { charge: 3600 } },
    });
    expect(await read(token)).toMatchObject({
      version: 2,
      quote: { charge: 3600 },
      address: { city: 'Pune' },
    });
    const { subject, difference } = (await admin.get('/admin/audit?action=draft.edit')).body
      .entries[0];
    expect([subject, difference.version]).toEqual([`draft:${id}`, { before: 1, after: 2 }]);
    expect(JSON.stringify(difference)).not.toContain('Pune');
  });

  it('returns its billing address, and drops it with the delivery address', async () => {
    const { id } = await sent();
    const billing = { ...address, fullName: 'Joshi Traders', city: 'Mumbai', phone: undefined };
    const other = { ...address, billingSameAsShipping: false, billing };
    const { draft } = (await edit(id, 1, { address: other })).body;
    expect(draft.billingAddress).toMatchObject({ fullName: 'Joshi Traders', city: 'Mumbai' });
    expect((await edit(id, 2)).body.draft.billingAddress).toBeNull();
  });

  it('is saved by one of two editors, and the other reads the change', async () => {
    const { id } = await sent();
    const results = await Promise.all(
      [1, 3].map((quantity) => edit(id, 1, { items: [{ ...ring, quantity }] })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = await edit(id, 1);
    expect(second.body).toMatchObject({
      code: 'stale_edit',
      changes: [{ by: admin.email, fields: ['items'] }],
    });
    expect((await edit(id, 2_147_483_647)).body.code).toBe('stale_edit');
  });

  it('rejects a payment of the total or lines displayed before the edit', async () => {
    const { id, token } = await sent();
    const key = newToken();
    expect((await pay(token, 2000, { version: 1 }, key)).status).toBe(200);
    await edit(id, 1, { items: [{ productId: 'bead', quantity: 2 }] });
    const changed = { code: 'order_state', messageCode: 'draft_changed' };
    expect(
      (await pay(token, 2000, { version: 1 }, key)).body,
      'the same request again',
    ).toMatchObject(changed);
    expect(
      (await pay(token, 2000, { version: 1 })).body,
      'other lines of the same total',
    ).toMatchObject(changed);
    await edit(id, 2, { items: [{ productId: 'bead', quantity: 3 }] });
    expect((await pay(token, 2000)).body).toMatchObject({
      code: 'amount_mismatch',
      quote: { charge: 3000 },
    });
    expect((await pay(token, 3000, { version: 3 })).status).toBe(200);
  });

  it('refunds a payment that was started before the edit, and can be paid afterwards', async () => {
    const { id, token } = await sent();
    const { body } = await pay(token, 2000);
    await edit(id, 1, { items: [{ productId: 'ring', quantity: 1 }] });
    expect((await verify(body.order.id)).body.code).toBe('payment_mismatch');
    const [row] = await shop.deps.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, body.orderId));
    expect(row?.disposition).toBe('mismatch');
    expect((await admin.get(`/admin/draft-orders/${id}`)).body.draft).toMatchObject({
      state: 'sent',
      order: null,
    });
    const latest = await pay(token, 1000);
    expect((await verify(latest.body.order.id)).body.order.status).toBe('paid');
    expect((await edit(id, 2)).body.messageCode).toBe('draft_paid');
    const { draft } = (await admin.get(`/admin/draft-orders/${id}`)).body;
    expect(draft.order.id).toBe(latest.body.orderId);
    const { order } = (await admin.get(`/admin/orders/${draft.order.id}`)).body;
    expect(order.events[0].source).toBe('payment-link');
    const mine = await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.ownerKey, `draft:${id}`));
    expect(mine.filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('is either paid or edited when an edit and its payment are concurrent', async () => {
    const { id, token } = await sent();
    const { body } = await pay(token, 2000);
    const paid = await shop.pay(body.order.id);
    const [edited] = await Promise.all([
      edit(id, 1),
      shop.visitor().post('/payments/verify', paid),
    ]);
    const { draft } = (await admin.get(`/admin/draft-orders/${id}`)).body;
    expect([draft.state, draft.version]).toEqual(edited.status === 200 ? ['sent', 2] : ['paid', 1]);
  });

  it('requires an address for a GSTIN', async () => {
    const make = (more: object) =>
      admin.post('/admin/draft-orders', {
        ...{ requestKey: newToken(), customer: { name: 'Meera', phone: '9829012345' } },
        ...{ items: [ring], gstin: '27AAPFU0939F1ZV', locale: 'en', ...more },
      });
    const rejected = await make({});
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([400, ['gstin']]);
    const { id } = (await make({ address })).body.draft;
    expect((await edit(id, 1)).body.fields).toHaveProperty('gstin');
    expect((await edit(id, 1, { address })).status).toBe(200);
  });

  it('names the rejected field, and keeps the stock of unpaid drafts', async () => {
    const { id } = await sent();
    expect((await edit(id, 1, { items: [] })).body.fields).toHaveProperty('items');
    expect(
      (await edit(id, 1, { discount: { type: 'fixed', value: 5, reason: '' } })).body.fields,
    ).toHaveProperty(['discount.reason']);
    expect((await edit('dra_none', 1)).status).toBe(404);
    await assertInvariants(shop.deps.db, { stock: { ring: 10, bead: 10 } });
  });
});
