import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../platform/outbox/schema.ts';
import type { Text } from '../platform/text-messages/text.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { deliverMessages } from './deliver-text-messages.ts';

const address = {
  ...{ fullName: 'Asha Rao', addressLine: '4 Hill Road', apartment: '', city: 'Jaipur' },
  ...{ state: 'Rajasthan', pincode: '302001', phone: '98290 00000' },
};

describe.each(databaseKinds())('short messages on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  const sent: Text[] = [];
  const send = async (text: Text) => void sent.push(text);
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { CASH_ON_DELIVERY: 'on' });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
  });
  afterAll(() => shop.close());

  it('request the confirmation of a cash order and announce its parcel, each once, with the buyer’s link', async () => {
    const cash = { address, email: 'asha@example.in', paymentMethod: 'cash' };
    const { orderId } = await startOrder(shop.visitor(), 1000, [{ productId: 'ring', quantity: 1 }], cash);
    await Promise.all([deliverMessages(shop.deps, { send }), deliverMessages(shop.deps, { send })]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ key: `cash-question:${orderId}`, to: '+919829000000' });
    expect(sent[0]!.text).toMatch(new RegExp(`₹1,000\\.00 in cash.*/order/${orderId}#key=`));
    await admin.post(`/admin/orders/${orderId}/confirm`, {});
    const parcel = { carrier: 'India Post', trackingNumber: 'EE1' };
    for (let press = 0; press < 2; press += 1) await admin.post(`/admin/orders/${orderId}/ship`, parcel);
    await deliverMessages(shop.deps, { send });
    expect(sent).toHaveLength(2);
    expect(sent[1]!.text).toContain('with India Post, tracking number EE1');
  });

  it('do nothing where sending is disabled', async () => {
    const { orderId, gatewayOrderId } = await startOrder(shop.visitor(), 1000, [{ productId: 'ring', quantity: 1 }], {
      address,
    });
    await shop.visitor().post('/payments/verify', await shop.pay(gatewayOrderId));
    await admin.post(`/admin/orders/${orderId}/ship`, { carrier: 'India Post', trackingNumber: 'EE2' });
    await deliverMessages(shop.deps, null);
    const pending = (await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'text'))).filter(
      ({ doneAt }) => !doneAt,
    );
    expect(pending).toEqual([]);
    await deliverMessages(shop.deps, { send });
    expect(sent).toHaveLength(2);
  });
});
