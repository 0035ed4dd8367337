import { defaultDelivery } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const address = {
  fullName: 'Asha Verma',
  addressLine: '12 Johari Bazaar',
  city: 'Port Blair',
  state: 'Andaman and Nicobar Islands',
  pincode: '744101',
  phone: '+91 98290 00000',
};
const islands = {
  name: 'Islands',
  pins: ['744'],
  states: [],
  served: true,
  least: 7,
  most: 9,
  price: 150,
};
const items = [{ productId: 'ring', quantity: 1 }];

describe.each(databaseKinds())('the delivery that administrators set, on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
  });
  afterEach(() => shop.close());

  const write = (zones: object[], version = 0) =>
    admin.put('/admin/delivery', { ...defaultDelivery, version, zones });

  it('is displayed by PIN code, charged, promised and stored with the order', async () => {
    expect((await write([islands])).status).toBe(200);
    const result = (await shop.visitor().get('/delivery/744101')).body;
    expect(result).toMatchObject({
      district: 'South Andaman',
      states: [address.state],
      served: true,
      price: 150,
    });
    expect((await shop.visitor().get('/delivery/302001')).body).toMatchObject({
      district: 'Jaipur',
      price: 0,
    });

    const buyer = shop.visitor();
    const rejected = await startOrder(buyer, 1000, items, { address });
    expect([rejected.reply.status, rejected.reply.body.code]).toEqual([409, 'amount_mismatch']);
    expect(rejected.reply.body.quote).toMatchObject({
      subtotal: 1000,
      shipping: 150,
      charge: 1150,
    });
    const order = await startOrder(buyer, 1150, items, { address });
    expect(order.reply.body.order.amount).toBe(115_000);
    const paid = await shop.pay(order.gatewayOrderId);
    expect((await buyer.post('/payments/verify', paid)).body.order).toMatchObject({
      status: 'paid',
      shipping: 150,
    });

    expect((await write([{ ...islands, price: 400, least: 20, most: 20 }], 1)).status).toBe(200);
    const { body } = await buyer.get(`/payments/orders/${order.orderId}`);
    expect(body.order).toMatchObject({ amount: 1150, shipping: 150, arrives: result.arrives });
    await assertInvariants(shop.deps.db, {
      stock: { ring: 10 },
      ledger: await shop.gateway.ledger(),
    });
  });

  it('rejects an unserved address before anything is reserved, and names the field', async () => {
    await write([{ ...islands, served: false }]);
    expect((await shop.visitor().get('/delivery/744101')).body).toMatchObject({
      served: false,
      arrives: null,
    });
    const { reply } = await startOrder(shop.visitor(), 1000, items, { address });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['address.pincode']]);
    expect(await shop.deps.db.select().from(orders)).toEqual([]);
  });

  it('is saved by only one of two concurrent editors, and the other is notified', async () => {
    const other = await newMember(shop, 'admin');
    const results = await Promise.all([
      write([islands]),
      other.put('/admin/delivery', { ...defaultDelivery, holidays: ['2027-01-26'] }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = results.find(({ status }) => status === 409)!.body;
    expect(stale).toMatchObject({ code: 'stale_edit', settings: { version: 1 } });
    const log = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'delivery.save'));
    expect(log).toHaveLength(1);
  });

  it('is published to pages with its rate, where it is not free', async () => {
    const result = async () => (await shop.visitor().get('/config')).body.shippingMost;
    expect(await result()).toBe(0);
    await write([{ ...islands, price: 120 }]);
    expect(await result()).toBe(120);
  });

  it('has the same range of days on every page, a sample until an owner saves it', async () => {
    const days = async () => (await shop.visitor().get('/config')).body.delivery;
    expect(await days()).toEqual({ least: 3, most: 5, sample: true });
    await write([]);
    expect(await days()).toEqual({ least: 3, most: 5, sample: false });
    await write([islands, { ...islands, name: 'None', pins: ['19'], served: false, most: 40 }], 1);
    expect(await days()).toEqual({ least: 3, most: 9, sample: false });
  });

  it('stores each carrier once, with URLs that a browser can open', async () => {
    const writeCarriers = (carriers: object[]) =>
      admin.put('/admin/delivery', { ...defaultDelivery, carriers });
    const twice = await writeCarriers([
      { name: 'Pony', tracking: 'https://pony.example/{number}' },
      { name: 'pony', tracking: '' },
    ]);
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['carriers.1.name']]);
    for (const tracking of [
      'javascript:alert(1)',
      'http://pony.example/',
      'https://pony.example/{code}',
      'pony',
    ]) {
      const { body } = await writeCarriers([{ name: 'Pony', tracking }]);
      expect([tracking, Object.keys(body.fields)]).toEqual([tracking, ['carriers.0.tracking']]);
    }
    const carriers = [{ name: 'Pony', tracking: 'https://pony.example/{number}' }];
    expect((await writeCarriers(carriers)).body.settings.carriers).toEqual(carriers);
  });

  it('rejects an invalid zone, and any other role', async () => {
    const invalid = await write([{ ...islands, least: 9, most: 2 }]);
    expect([invalid.status, Object.keys(invalid.body.fields)]).toEqual([400, ['zones.0.most']]);
    const empty = await write([{ ...islands, pins: [] }]);
    expect(Object.keys(empty.body.fields)).toEqual(['zones.0.pins']);
    expect((await shop.visitor().put('/admin/delivery', defaultDelivery)).status).toBe(401);
    expect((await shop.visitor().get('/delivery/30200')).status).toBe(400);
  });
});
