import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';

const address = {
  fullName: 'Asha Verma',
  addressLine: '12 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302003',
  phone: '+91 98290 00000',
};

describe.each(databaseKinds())('the addresses of orders on %s', (kind) => {
  let shop: CheckoutShop;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 500 });
  });
  afterAll(() => shop.close());

  const read = (visitor: Visitor, id: string) => visitor.get(`/payments/orders/${id}`);

  it('contain the billing name if the billing address is different', async () => {
    const { phone: _, ...billing } = {
      ...address,
      fullName: 'Ratna Traders',
      state: 'Goa',
      pincode: '403001',
    };
    const buyer = shop.visitor();
    const items = [{ productId: 'ring', quantity: 1 }];
    const start = (extra: object) =>
      startOrder(buyer, 1000, items, {
        checkoutId: 'one-checkout',
        address: { ...address, ...extra },
      });
    const seen = async (id: string) => (await read(buyer, id)).body.order.billingAddress;
    const { orderId } = await start({ billingSameAsShipping: false, billing });
    expect(await seen(orderId)).toEqual({ ...billing, apartment: '' });
    expect((await read(shop.visitor(), orderId)).body.order).not.toHaveProperty('billingAddress');
    const next = await start({ billingSameAsShipping: true, billing });
    expect([next.orderId, await seen(orderId)]).toEqual([orderId, null]);
  });

  it('are rejected if the state contradicts the PIN code, but accepted once paid', async () => {
    const invalid = { ...address, state: 'Goa' };
    const buyer = shop.visitor();
    const order = { amount: 1000, currency: 'INR', email: 'asha@example.com' };
    const items = [{ productId: 'ring', quantity: 1 }];
    const rejected = await buyer.post('/payments/create-order', {
      ...order,
      items,
      address: invalid,
    });
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([400, ['address.state']]);
    const bare = await buyer.post('/payments/create-order', order);
    const paid = await shop.pay(bare.body.order.id);
    const verified = await buyer.post('/payments/verify', { ...paid, items, address: invalid });
    expect(verified.body.order).toMatchObject({ status: 'paid', address: { state: 'Goa' } });
  });
});
