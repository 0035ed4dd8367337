import type { LineExtras } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designs } from '../../catalogue/designs/schema.ts';
import { invoices } from '../../orders/invoices/schema.ts';
import { orderKey } from '../../orders/order-key.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { readPdfLines } from '../../testing/read-pdf.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const company = {
  COMPANY_NAME: 'Ratna Exports',
  COMPANY_ADDRESS: '12 Johari Bazaar, Jaipur',
  GSTIN: '08ABCDE1234F1Z0',
  SETTING_TAX: '7113:3',
};
const address = {
  ...{ fullName: 'Asha Rao', addressLine: '4 Hill Road', apartment: '', city: 'Jaipur' },
  ...{ state: 'Rajasthan', pincode: '302001', phone: '98290 00000' },
};
const extras: LineExtras = { setting: { design: 'ring', metal: 'gold-22k', size: 14 } };

describe.each(databaseKinds())('the HUID (hallmark) of a finished item on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let last = 0;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, company);
    admin = await newMember(shop, 'admin');
    const weights = [{ metal: 'gold-22k' as const, baseMg: 3_000, perSizeMg: 70 }];
    const design = {
      id: 'ring',
      slug: 'ring',
      name: 'plain ring',
      nameHi: 'अँगूठी',
      kind: 'ring' as const,
      weights,
    };
    await shop.deps.db
      .insert(designs)
      .values({ ...design, making: 'fixed', makingPaise: 0, daysToMake: 6 });
    await admin.post('/admin/metal-rates', { rates: [{ metal: 'gold-22k', rupees: 1000 }] });
  });
  afterAll(() => shop.close());

  /** A paid order of one ring, already produced unless `finished` is false. */
  async function buy(finished = true) {
    last += 1;
    await addProduct(shop.deps, { id: `h${last}`, price: 50_000, stock: 1, weightMg: 900 });
    const visitor = shop.visitor();
    const items = [{ productId: `h${last}`, quantity: 1, extras }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 53_910, items, { address });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    if (finished) await admin.post(`/admin/orders/${orderId}/made`, { item: 0 });
    return { visitor, orderId };
  }
  const enter = (orderId: string, huids: string[], item = 0) =>
    admin.put(`/admin/orders/${orderId}/hallmark`, { item, huids });

  it('is on order, packing slip and invoice, for the buyer and for readers of the emailed link', async () => {
    const { visitor, orderId } = await buy();
    const saved = await enter(orderId, [' ab12c3 ']);
    expect([saved.status, saved.body.order.lines[0].purity]).toEqual([200, 'gold-916']);
    const hallmark = { purity: 'gold-916', huids: ['AB12C3'] };
    const key = { 'x-order-key': await orderKey(shop.deps, orderId) };
    const read = async (user: { get: TestMember['get'] }, headers = {}) =>
      (await user.get(`/payments/orders/${orderId}`, headers)).body.order.items[0].hallmark;
    expect([await read(visitor), await read(shop.visitor(), key)]).toEqual([hallmark, hallmark]);
    expect(await read(shop.visitor())).toBeUndefined();

    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const slip = await shop.app.inject({
      url: `/api/admin/packing-slips?orders=${orderId}`,
      headers: { cookie },
    });
    expect(readPdfLines(slip.rawPayload).join(' ')).toContain('Hallmark 22K916, HUID AB12C3');
    expect((await admin.get(`/admin/orders/${orderId}/invoice.pdf`)).status).toBe(200);
    const [invoice] = await shop.deps.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, orderId));
    expect(invoice?.content.lines[0]?.identity).toContain('Hallmark 22K916, HUID AB12C3');
  });

  it('is rejected if malformed, too many, or for an item still in the workshop', async () => {
    const { orderId } = await buy();
    const malformed = await enter(orderId, ['AB12']);
    expect([malformed.status, Object.keys(malformed.body.fields)]).toEqual([400, ['huids.0']]);
    const many = await enter(orderId, ['AAAAA1', 'AAAAA2']);
    expect([many.status, Object.keys(many.body.fields)]).toEqual([409, ['huids.1']]);
    expect((await enter(orderId, ['AAAAA1'], 4)).status).toBe(409);
    const unfinished = await buy(false);
    expect((await enter(unfinished.orderId, ['AAAAA1'])).body.code).toBe('order_state');
  });

  it('belongs to one unit, also when two administrators enter it concurrently', async () => {
    const orders = [await buy(), await buy()];
    const results = await Promise.all(orders.map(({ orderId }) => enter(orderId, ['ZZ9ZZ9'])));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejected = results.find(({ status }) => status === 409);
    expect(rejected?.body.fields['huids.0']).toContain('ZZ9ZZ9');
    // After it is cleared on the first order, the HUID can be used again.
    const [first, second] = results[0]?.status === 200 ? orders : [...orders].reverse();
    expect((await enter(first?.orderId ?? '', [''])).status).toBe(200);
    expect((await enter(second?.orderId ?? '', ['ZZ9ZZ9'])).status).toBe(200);
  });
});
