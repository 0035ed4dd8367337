import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

const pan = 'ABCPE1234F';
const address = {
  ...{ fullName: 'Asha Verma', phone: '9829012345', addressLine: 'MI Road 12' },
  ...{ city: 'Jaipur', state: 'Rajasthan', pincode: '302001' },
};

describe.each(databaseKinds())('the PAN of a large order on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'at', price: 200_001, stock: 50 });
    await addProduct(shop.deps, { id: 'below', price: 199_999, stock: 50 });
  });
  afterAll(() => shop.close());
  const order = (productId: string, amount: number, parts: object = {}, by = shop.visitor()) =>
    by.post('/payments/create-order', {
      ...{
        amount,
        currency: 'INR',
        items: [{ productId, quantity: 1 }],
        email: 'asha@example.in',
        address,
      },
      ...parts,
    });
  const row = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!;

  it('is required from ₹2 lakh, by its field, and not below', async () => {
    const { status, body } = await order('at', 200_001);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'pan_needed', ['pan']]);
    expect((await order('at', 200_001, { pan: 'ABC' })).body.fields).toHaveProperty('pan');
    expect((await order('below', 199_999)).status).toBe(200);
    const bare = { items: undefined, email: undefined, address: undefined };
    expect((await order('at', 200_001, bare)).body.code, 'also where the lines come later').toBe(
      'pan_needed',
    );
    expect((await shop.visitor().get('/config')).body.panFrom).toBe(200_000);
  });

  it('is stored only as ciphertext, and displayed masked', async () => {
    const { body } = await order('at', 200_001, { pan: pan.toLowerCase() });
    const stored = await row(body.orderId);
    expect(stored.pan).toMatchObject({ sealed: expect.stringMatching(/^sealed:/), end: '234F' });
    expect(JSON.stringify(stored)).not.toContain(pan);
    const admin = await newMember(shop, 'admin');
    const visible = JSON.stringify((await admin.get(`/admin/orders/${body.orderId}`)).body);
    expect(visible).toContain('••••••234F');
    expect(visible).not.toContain(pan);
  });

  it('is not stored for an order that requires none, and is not part of the request’s hash', async () => {
    const { body } = await order('below', 199_999, { pan });
    expect((await row(body.orderId)).pan).toBeNull();
  });

  it('is required from another total if the owner sets it, and never with 0', async () => {
    const admin = await newMember(shop, 'admin');
    const set = async (PAN_FROM: string) => {
      const { version } = (await admin.get('/admin/settings')).body;
      expect((await admin.put('/admin/settings', { version, values: { PAN_FROM } })).status).toBe(
        200,
      );
    };
    await set('150000');
    expect((await order('below', 199_999)).body.code).toBe('pan_needed');
    await set('0');
    expect((await order('at', 200_001)).status).toBe(200);
    await set('200000');
  });
});
