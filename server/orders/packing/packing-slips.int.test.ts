import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEmail } from '../../platform/email/build-email.ts';
import { orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { readPdfLines } from '../../testing/read-pdf.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const address = {
  ...{ fullName: 'Asha Rao', addressLine: '4 Hill Road', apartment: '', city: 'Jaipur' },
  ...{ state: 'Rajasthan', pincode: '302001', phone: '98290 00000' },
};

describe.each(databaseKinds())('packing slips on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, {
      COMPANY_NAME: 'Ratna House',
      COMPANY_ADDRESS: '1 Johari Bazaar, Jaipur',
    });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 50 });
  });
  afterAll(() => shop.close());

  async function buy(extra: object = { address }): Promise<string> {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(
      visitor,
      2000,
      [{ productId: 'ring', quantity: 2 }],
      extra,
    );
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    return orderId;
  }
  const slips = async (user: TestMember, ids: string[]) => {
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return shop.app.inject({
      url: `/api/admin/packing-slips?orders=${ids.join(',')}`,
      headers: { cookie },
    });
  };

  it('list contents and recipient before packing, without a price, for many orders in one file', async () => {
    const ids = [await buy(), await buy({}), await buy()];
    const reply = await slips(admin, ids);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
    const text = readPdfLines(reply.rawPayload).join('\n');
    const { orders: listed } = (await admin.get('/payments/orders')).body;
    for (const { _id, orderNumber } of listed)
      expect([_id, text.includes(orderNumber)]).toEqual([_id, true]);
    for (const part of [
      'Ratna House',
      'Asha Rao',
      'Jaipur 302001',
      'Phone 98290 00000',
      'Stone ring',
      '2 pieces in all',
    ])
      expect(text).toContain(part);
    expect(text).toContain('No delivery address was given');
    expect(text).not.toMatch(/₹|2,000/);
    expect(listed.map(({ name }: { name: string | null }) => name)).toEqual([
      'Asha Rao',
      null,
      'Asha Rao',
    ]);
  });

  it('exclude items refunded before shipment, and so does the shipment message', async () => {
    const id = await buy();
    const line = { item: 0, quantity: 1, amount: 1000, restock: true };
    expect(
      (await admin.post(`/admin/orders/${id}/refund`, { key: 'one-was-broken', lines: [line] }))
        .status,
    ).toBe(200);
    expect(readPdfLines((await slips(admin, [id])).rawPayload).join('\n')).toContain(
      '1 piece in all',
    );
    await admin.post(`/admin/orders/${id}/ship`, { carrier: 'India Post', trackingNumber: 'X1' });
    const emailMessage = await buildEmail(shop.deps, { kind: 'shipped', orderId: id });
    expect(emailMessage?.text).toContain('Stone ring');
    expect(emailMessage?.text).not.toContain('× 2');
  });

  it('bring labels for the parcels, eight on a sheet, after the slips', async () => {
    const ids = [];
    for (let count = 0; count < 9; count += 1) ids.push(await buy());
    const text = readPdfLines((await slips(admin, ids)).rawPayload).join('\n');
    expect(text.match(/From Ratna House, 1 Johari Bazaar, Jaipur/g)).toHaveLength(9);
    // Twice each: on the slip and on the label.
    expect(text.match(/Asha Rao/g)).toHaveLength(18);
    expect(text).not.toContain('Collect');
    const [first] = ids as [string, ...string[]];
    await shop.deps.db.update(orders).set({ provider: 'cash' }).where(eq(orders.id, first));
    const door = readPdfLines((await slips(admin, [first])).rawPayload).join('\n');
    expect(door).toContain('Collect ₹2,000.00 in cash');
    await shop.deps.db.update(orders).set({ provider: 'sandbox' }).where(eq(orders.id, first));
  });

  it('include the gift message', async () => {
    const id = await buy({ address, gift: { message: 'For your new home.\nWith love' } });
    const text = readPdfLines((await slips(admin, [id])).rawPayload).join('\n');
    for (const part of ['no prices in the parcel.', 'For your new home.', 'With love'])
      expect(text).toContain(part);
    expect((await admin.get(`/admin/orders/${id}`)).body.order.gift.message).toBe(
      'For your new home.\nWith love',
    );
    const long = { address, gift: { message: 'a'.repeat(301) } };
    const { reply } = await startOrder(
      shop.visitor(),
      2000,
      [{ productId: 'ring', quantity: 2 }],
      long,
    );
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['gift.message']]);
  });

  it('do not exist for an unpaid or unknown order, nor for a customer', async () => {
    const paid = await buy();
    const { orderId: unpaid } = await startOrder(shop.visitor(), 1000, [
      { productId: 'ring', quantity: 1 },
    ]);
    expect((await slips(admin, [paid, unpaid])).json()).toMatchObject({ code: 'order_state' });
    expect((await slips(admin, [paid, 'ord_unknown'])).statusCode).toBe(404);
    expect((await slips(admin, ['not an id'])).statusCode).toBe(400);
    expect((await slips(await newMember(shop), [paid])).statusCode).toBe(403);
  });
});
