import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertBlock } from '../accounts/block-queries.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';
import { refundPayments } from './refund-payment.ts';

const place = (pincode: string) => ({
  ...{
    fullName: 'Asha Rao',
    addressLine: '5 MI Road',
    apartment: '',
    city: 'Jaipur',
    state: 'Rajasthan',
  },
  ...{ pincode, phone: '9811100000', billingSameAsShipping: true },
});
const [free, charged, unserved] = [place('400001'), place('302001'), place('305001')];

describe.each(databaseKinds())('a contact that only verify names on %s', (kind) => {
  let shop: CheckoutShop;
  const stock = { ring: 50 };
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
    const admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: stock.ring });
    const { settings } = (await admin.get('/admin/delivery')).body;
    const zone = { states: [], least: 2, most: 4, cash: true };
    const zones = [
      { ...zone, name: 'Charged', pins: ['302'], served: true, price: 80 },
      { ...zone, name: 'Far', pins: ['305'], served: false, price: 0 },
    ];
    expect((await admin.put('/admin/delivery', { ...settings, zones })).status).toBe(200);
    await insertBlock(shop.deps.db, 'blocked@example.com', { reason: 'Fraud', by: admin.email });
  });
  afterEach(async () => {
    await assertInvariants(shop.deps.db, { stock, ledger: await shop.gateway.ledger() });
  });
  afterAll(() => shop.close());

  const items = [{ productId: 'ring', quantity: 1 }];
  const row = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  /** Creates an order without a contact: with its lines, or by the shortest request. */
  const begin = async (visitor: Visitor, hasLines: boolean, amount = 1000) => {
    if (!hasLines) {
      const { body } = await visitor.post('/payments/create-order', { amount, currency: 'INR' });
      return { orderId: body.orderId as string, gatewayOrderId: body.order.id as string };
    }
    return startOrder(visitor, amount, items, { email: undefined });
  };
  const verify = async (visitor: Visitor, gatewayOrderId: string, contact: object) =>
    visitor.post('/payments/verify', { ...(await shop.pay(gatewayOrderId)), items, ...contact });

  describe.each([
    ['with lines', true],
    ['without lines', false],
  ])('of an order %s', (_, hasLines) => {
    it.each<[string, object]>([
      ['its place is not served', { address: unserved }],
      ['its place has a charge that the order lacks', { address: charged }],
      ['its mailbox is blocked', { email: 'Blocked+1@example.com', address: free }],
    ])('gives the payment back where %s', async (_reason, contact) => {
      const visitor = shop.visitor();
      const { orderId, gatewayOrderId } = await begin(visitor, hasLines);
      const reply = await verify(visitor, gatewayOrderId, {
        email: 'asha@example.com',
        ...contact,
      });
      expect([reply.status, reply.body.code]).toEqual([409, 'payment_mismatch']);
      await refundPayments(shop.deps);
      expect((await row(orderId)).status).toBe('refunded');
    });

    it('is accepted where it is valid', async () => {
      const visitor = shop.visitor();
      const { orderId, gatewayOrderId } = await begin(visitor, hasLines);
      const reply = await verify(visitor, gatewayOrderId, {
        email: 'asha@example.com',
        address: free,
      });
      expect([reply.status, (await row(orderId)).address?.pincode]).toEqual([200, '400001']);
    });
  });

  it('includes the delivery charge of the place in an order without lines', async () => {
    const visitor = shop.visitor();
    const { orderId, gatewayOrderId } = await begin(visitor, false, 1080);
    await verify(visitor, gatewayOrderId, { email: 'asha@example.com', address: charged });
    expect(await row(orderId)).toMatchObject({ status: 'paid', shippingPaise: 8000 });
  });

  it('refunds the payment although a webhook has confirmed the order before', async () => {
    const visitor = shop.visitor();
    const { orderId, gatewayOrderId } = await begin(visitor, true);
    const callback = await shop.pay(gatewayOrderId);
    await shop.deliverWebhooks();
    expect((await row(orderId)).status).toBe('paid');
    const reply = await visitor.post('/payments/verify', {
      ...callback,
      email: 'asha@example.com',
      address: unserved,
    });
    expect([reply.status, reply.body.code]).toEqual([409, 'payment_mismatch']);
    await refundPayments(shop.deps);
    expect(await row(orderId)).toMatchObject({
      status: 'refunded',
      address: null,
      hasReservedStock: false,
    });
  });

  it('is also validated at create-order, where no line is given', async () => {
    const body = { amount: 1000, currency: 'INR', email: 'asha@example.com', address: unserved };
    const reply = await shop.visitor().post('/payments/create-order', body);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([
      400,
      ['address.pincode'],
    ]);
  });
});
