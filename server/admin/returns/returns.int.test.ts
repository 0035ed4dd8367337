import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { products } from '../../catalogue/schema.ts';
import { giftCards } from '../../gift-cards/schema.ts';
import { orderKey } from '../../orders/order-key.ts';
import { returnRequests } from '../../orders/returns/schema.ts';
import { refundPayments } from '../../payments/refund-payment.ts';
import { refunds } from '../../payments/schema.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { orderItems, orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('returns on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let buyer: Visitor;
  beforeEach(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    buyer = shop.visitor();
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
    await addProduct(shop.deps, { id: 'stone', price: 5000, stock: 1 });
  });
  afterEach(() => shop.close());

  async function buy(): Promise<string> {
    const items = [
      { productId: 'ring', quantity: 2 },
      { productId: 'stone', quantity: 1 },
    ];
    const { orderId, gatewayOrderId } = await startOrder(buyer, 7000, items);
    await buyer.post('/payments/verify', await shop.pay(gatewayOrderId));
    return orderId;
  }
  async function deliver(id: string): Promise<void> {
    await admin.post(`/admin/orders/${id}/ship`, { carrier: 'India Post', trackingNumber: 'X1' });
    expect((await admin.post(`/admin/orders/${id}/deliver`)).status).toBe(200);
  }
  const request = (id: string, lines: object[], extra: object = {}, headers: Record<string, string> = {}) =>
    buyer.post(`/payments/orders/${id}/returns`, { wish: 'refund', reason: 'size', lines, ...extra }, headers);
  const step = (id: string, name: string, body: object = {}) => admin.post(`/admin/returns/${id}/${name}`, body);
  const stockOf = async (id: string) =>
    (await shop.deps.db.select().from(products).where(eq(products.id, id)))[0]!.stock;
  const steps = async () =>
    (await shop.deps.db.select().from(outbox).where(like(outbox.key, 'return-step:%'))).map(({ key }) =>
      key.split(':').at(-1),
    );

  it('proceed from the request to the refund, and restock only after inspection', async () => {
    const id = await buy();
    expect((await request(id, [{ item: 0, quantity: 1 }])).body.code).toBe('order_state');
    await deliver(id);
    const input = await request(id, [
      { item: 0, quantity: 1 },
      { item: 1, quantity: 1 },
    ]);
    expect(input.status).toBe(200);
    expect(input.body.returns[0]).toMatchObject({ status: 'requested', lines: [{ quantity: 1 }, { quantity: 1 }] });
    expect(input.body.returnable).toMatchObject([{ item: 0, quantity: 1 }]);
    const listed = (await admin.get('/admin/returns?status=requested')).body;
    expect(listed).toMatchObject({ waiting: 1, returns: [{ orderId: id }] });
    const { _id } = listed.returns[0];

    expect((await step(_id, 'settle', { as: 'refund' })).status).toBe(409);
    expect((await step(_id, 'approve', { answer: 'Send it to us.' })).body.return.status).toBe('approved');
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([8, 0]);
    // The ring is worn; the stone may be sold again.
    expect((await step(_id, 'receive', { restock: [1] })).body.return.status).toBe('received');
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([8, 1]);
    expect((await step(_id, 'receive', { restock: [0, 1] })).status).toBe(200);
    expect(await stockOf('ring')).toBe(8);
    expect((await step(_id, 'settle', { as: 'refund' })).body.return.status).toBe('settled');
    expect((await step(_id, 'settle', { as: 'refund' })).status).toBe(200);

    await refundPayments(shop.deps);
    const { order } = (await buyer.get(`/payments/orders/${id}`)).body;
    expect(order).toMatchObject({ status: 'delivered', refunded: 6000 });
    expect((await steps()).sort()).toEqual(['approved', 'received', 'requested', 'settled']);
    const log = await shop.deps.db.select().from(auditLog).where(like(auditLog.action, 'return.%'));
    expect(log.map(({ action }) => action)).toEqual(['return.approved', 'return.received', 'return.settled']);
    const [, stone] = await shop.deps.db.select().from(orderItems).where(eq(orderItems.orderId, id));
    expect(stone).toMatchObject({ restocked: 1 });
  });

  it('list the returned lines, and allow a deduction with a reason where the shop is not at fault', async () => {
    const id = await buy();
    await deliver(id);
    const lines = [{ item: 0, quantity: 2 }];
    await buyer.post(`/payments/orders/${id}/returns`, { wish: 'refund', reason: 'size', lines });
    const [input] = (await admin.get('/admin/returns')).body.returns;
    expect(input).toMatchObject({ worth: null, lines: [{ resalable: true }] });
    await admin.post(`/admin/returns/${input._id}/approve`, {});
    const emailMessage = await buildEmail(shop.deps, { kind: 'return-step', returnId: input._id, step: 'approved' });
    expect(emailMessage?.text).toContain(input.orderNumber);
    expect(emailMessage?.text).toContain('The cost of sending it back is yours.');
    const received = (await admin.post(`/admin/returns/${input._id}/receive`, { restock: [0] })).body.return;
    expect(received.worth).toEqual({ refund: 2000, credit: 2000, deductible: 1999 });
    const settle = (amount: number, reason: string) =>
      admin.post(`/admin/returns/${input._id}/settle`, { as: 'refund', deduction: { amount, reason } });
    expect(Object.keys((await settle(2000, 'Scratches')).body.fields)).toEqual(['deduction.amount']);
    expect((await settle(100, ' ')).status).toBe(400);
    const settled = await settle(150.5, 'Scratches on the setting');
    expect(settled.body.return.answer).toBe('We deducted ₹150.50: Scratches on the setting');
    await refundPayments(shop.deps);
    const order = (await admin.get(`/admin/orders/${id}`)).body.order;
    expect(order).toMatchObject({ status: 'delivered', refunded: 1849.5, refunds: [{ amount: 1849.5 }] });
    expect(order.lines[0]).toMatchObject({ refundedQuantity: 2, left: 150.5 });
  });

  it('refund no more for a unit than its price, whatever was deducted from another one', async () => {
    const id = await buy();
    await deliver(id);
    const receive = async () => {
      const [input] = (await request(id, [{ item: 0, quantity: 1 }])).body.returns.toReversed();
      await step(input._id, 'approve');
      return (await step(input._id, 'receive', { restock: [] })).body.return;
    };
    const first = await receive();
    const deduction = { amount: 600, reason: 'Wear' };
    expect((await step(first._id, 'settle', { as: 'refund', deduction })).status).toBe(200);
    const second = await receive();
    expect(second.worth).toMatchObject({ refund: 1000, credit: 1000 });
    expect((await step(second._id, 'settle', { as: 'refund' })).status).toBe(200);
    await refundPayments(shop.deps);
    const rows = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(rows.map(({ amountPaise }) => amountPaise).sort()).toEqual([100_000, 40_000]);
  });

  it('deduct nothing for a faulty item', async () => {
    const id = await buy();
    await deliver(id);
    const lines = [{ item: 1, quantity: 1 }];
    await buyer.post(`/payments/orders/${id}/returns`, { wish: 'refund', reason: 'faulty', lines });
    const [{ _id }] = (await admin.get('/admin/returns')).body.returns;
    const { body } = await admin.post(`/admin/returns/${_id}/receive`, { restock: [] });
    expect(body.return).toMatchObject({ worth: { refund: 5000, deductible: 0 }, lines: [{ resalable: false }] });
    const deduction = { amount: 10, reason: 'Wear' };
    for (const as of ['refund', 'credit', 'exchange']) {
      const reply = await admin.post(`/admin/returns/${_id}/settle`, { as, deduction });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['deduction.amount']]);
    }
  });

  it('are one at a time, despite concurrent requests', async () => {
    const id = await buy();
    await deliver(id);
    const results = await Promise.all([1, 2, 3].map(() => request(id, [{ item: 0, quantity: 2 }])));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.deps.db.$count(returnRequests)).toBe(1);
    const { _id } = (await admin.get('/admin/returns')).body.returns[0];
    await step(_id, 'receive', { restock: [0] });
    const settled = await Promise.all([1, 2, 3].map(() => step(_id, 'settle', { as: 'refund' })));
    expect(settled.map(({ status }) => status)).toEqual([200, 200, 200]);
    await refundPayments(shop.deps);
    expect((await buyer.get(`/payments/orders/${id}`)).body.order.refunded).toBe(2000);
    expect(await stockOf('ring')).toBe(10);
    expect((await request(id, [{ item: 0, quantity: 1 }])).status).toBe(400);
  });

  it('are closed once their units are back, also where the refund then fails', async () => {
    const id = await buy();
    await deliver(id);
    await request(id, [{ item: 0, quantity: 2 }]);
    const { _id } = (await admin.get('/admin/returns')).body.returns[0];
    await step(_id, 'receive', { restock: [0] });
    await step(_id, 'settle', { as: 'refund' });
    await shop.deps.db.update(refunds).set({ status: 'failed' });
    expect((await request(id, [{ item: 0, quantity: 1 }])).status).toBe(400);
  });

  it('are declined with a reason, withdrawn by the requester, or exchanged without money', async () => {
    const id = await buy();
    await deliver(id);
    const latest = async () => (await admin.get('/admin/returns')).body.returns[0]._id;
    await request(id, [{ item: 0, quantity: 1 }]);
    expect((await step(await latest(), 'decline')).status).toBe(400);
    const declined = await step(await latest(), 'decline', { answer: 'It was worn.' });
    expect(declined.body.return).toMatchObject({ status: 'declined', answer: 'It was worn.' });

    await request(id, [{ item: 0, quantity: 1 }]);
    const withdrawn = await buyer.post(`/payments/orders/${id}/returns/withdraw`);
    expect(withdrawn.body.returns.map(({ status }: { status: string }) => status)).toEqual(['declined', 'withdrawn']);
    expect((await buyer.post(`/payments/orders/${id}/returns/withdraw`)).status).toBe(409);

    await request(id, [{ item: 0, quantity: 1 }], { wish: 'exchange' });
    const third = await latest();
    await step(third, 'receive', { restock: [0] });
    expect((await step(third, 'settle', { as: 'exchange', answer: 'Size 14 is on its way.' })).status).toBe(200);
    const { body } = await buyer.get(`/payments/orders/${id}/returns`);
    expect(body.returnable[0]).toMatchObject({ item: 0, quantity: 1 });
    expect((await buyer.get(`/payments/orders/${id}`)).body.order.refunded).toBe(0);
  });

  it('leave the stock again where they are declined after their arrival, and cannot be once they are sold', async () => {
    const id = await buy();
    await deliver(id);
    const lines = [
      { item: 0, quantity: 2 },
      { item: 1, quantity: 1 },
    ];
    await request(id, lines);
    const { _id } = (await admin.get('/admin/returns')).body.returns[0];
    await step(_id, 'receive', { restock: [0, 1] });
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([10, 1]);
    await startOrder(shop.visitor(), 5000, [{ productId: 'stone', quantity: 1 }]);
    const rejected = await step(_id, 'decline', { answer: 'Its report is missing.' });
    expect([rejected.status, rejected.body.messageCode]).toEqual([409, 'return_sold_again']);
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([10, 0]);

    await shop.deps.db.update(products).set({ stock: 1 }).where(eq(products.id, 'stone'));
    const declined = await Promise.all([1, 2].map(() => step(_id, 'decline', { answer: 'Its report is missing.' })));
    expect(declined.map(({ status }) => status)).toEqual([200, 200]);
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([8, 0]);
  });

  it('close with a coupon for the quoted part of the price, whatever the owner changes later', async () => {
    const save = async (values: object) => {
      const { version } = (await admin.get('/admin/settings')).body;
      expect((await admin.put('/admin/settings', { version, values })).status).toBe(200);
    };
    await save({ RETURN_DAYS_SET: '7', RETURN_SET_PERCENT: '80' });
    expect((await shop.visitor().get('/config')).body.returns).toMatchObject({
      days: { standard: 30, set_jewellery: 7 },
      setPercent: 80,
    });
    const id = await buy();
    // As a line is that was set in metal.
    const result = { returnRule: 'set_jewellery' as const, returnDays: 7, returnPercent: 80 };
    await shop.deps.db.update(orderItems).set(result).where(eq(orderItems.productId, 'stone'));
    await save({ RETURN_DAYS_SET: null, RETURN_SET_PERCENT: '10' });
    await deliver(id);
    const input = await request(id, [{ item: 1, quantity: 1 }]);
    expect((await buyer.get(`/payments/orders/${id}/returns`)).status).toBe(200);
    const { _id } = (await admin.get('/admin/returns')).body.returns[0];
    expect(input.status).toBe(200);
    await step(_id, 'receive', { restock: [1] });
    const settled = await Promise.all([1, 2].map(() => step(_id, 'settle', { as: 'credit' })));
    const { answer: response } = settled[0]!.body.return;
    expect(response).toContain('gift card of ₹4,000.00');
    expect(settled[1]!.body.return.answer).toBe(response);
    const cards = await shop.deps.db.select().from(giftCards);
    expect(cards).toMatchObject([{ origin: 'return', amountPaise: 400_000, recipientEmail: expect.any(String) }]);
    const email = await buildEmail(shop.deps, { kind: 'gift-card', cardId: cards[0]!.id });
    const code = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(email!.text)![0];
    expect((await shop.visitor().post('/gift-cards/check', { code })).body).toMatchObject({ balance: 4000 });
    const [order] = [(await buyer.get(`/payments/orders/${id}`)).body.order];
    expect(order.refunded).toBe(0);

    // The amount covered by the credit is not refunded a second time, as money.
    const seen = (await admin.get(`/admin/orders/${id}`)).body.order;
    expect([seen.refundable, seen.lines[1].left, seen.lines[1].refundedQuantity]).toEqual([2000, 0, 1]);
    const next = { key: 'as-money-as-well', reason: 'as money too', lines: [{ item: 1, quantity: 1, amount: 5000 }] };
    const rejected = await admin.post(`/admin/orders/${id}/refund`, next);
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([400, ['lines.0.quantity']]);
  });

  it('leave an order delivered where the rest of its money is refunded next to a store credit', async () => {
    const id = await buy();
    await deliver(id);
    await request(id, [{ item: 1, quantity: 1 }]);
    const [{ _id }] = (await admin.get('/admin/returns')).body.returns;
    await step(_id, 'receive', { restock: [1] });
    expect((await step(_id, 'settle', { as: 'credit' })).status).toBe(200);
    const rest = { key: 'rings-were-lost', lines: [{ item: 0, quantity: 2, amount: 2000, restock: false }] };
    expect((await admin.post(`/admin/orders/${id}/refund`, rest)).body.order.status).toBe('delivered');
    await refundPayments(shop.deps);
    const { order } = (await admin.get(`/admin/orders/${id}`)).body;
    expect(order).toMatchObject({ status: 'delivered', refunded: 2000, refundable: 0 });
    expect(order.moves).not.toContain('refund');
    await assertInvariants(shop.deps.db, { stock: { ring: 10, stone: 1 }, ledger: await shop.gateway.ledger() });
  });

  it('create no spendable credit for a test order, in a shop that has left its sandbox', async () => {
    const id = await buy();
    await deliver(id);
    await request(id, [{ item: 1, quantity: 1 }]);
    const [{ _id }] = (await admin.get('/admin/returns')).body.returns;
    await step(_id, 'receive', { restock: [1] });
    await shop.deps.db.update(orders).set({ provider: 'sandbox' }).where(eq(orders.id, id));
    for (const as of ['credit', 'refund']) expect((await step(_id, 'settle', { as })).body.code).toBe('order_state');
    expect((await step(_id, 'settle', { as: 'exchange' })).status).toBe(200);
  });

  it('belong to the buyer of the order, or to the holder of the link of its message', async () => {
    const id = await buy();
    await deliver(id);
    const otherUser = shop.visitor();
    const at = `/payments/orders/${id}/returns`;
    expect((await otherUser.get(at)).body.code).toBe('order_not_found');
    const body = { wish: 'refund', reason: 'other', lines: [{ item: 0, quantity: 1 }] };
    expect((await otherUser.post(at, body, { 'x-order-key': 'x'.repeat(43) })).status).toBe(404);
    const key = await orderKey(shop.deps, id);
    expect((await otherUser.post(at, body, { 'x-order-key': key })).status).toBe(200);
    const other = await orderKey(shop.deps, 'ord_other');
    expect((await otherUser.post(`${at}/withdraw`, {}, { 'x-order-key': other })).status).toBe(404);
    expect((await otherUser.get('/admin/returns')).status).toBe(401);
    // An administrator can view it, but gets no action reserved for its customer.
    const seen = (await admin.get(at)).body;
    expect([seen.returns.length, seen.returnable, seen.mayCancel]).toEqual([1, [], false]);
  });

  it('are not needed before the parcel leaves: the customer cancels, once, and not after a shipment', async () => {
    const id = await buy();
    expect((await buyer.get(`/payments/orders/${id}/returns`)).body.mayCancel).toBe(true);
    expect((await shop.visitor().post(`/payments/orders/${id}/cancel`)).status).toBe(404);
    const results = await Promise.all([1, 2].map(() => buyer.post(`/payments/orders/${id}/cancel`)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    await refundPayments(shop.deps);
    expect((await buyer.get(`/payments/orders/${id}`)).body.order).toMatchObject({
      status: 'refunded',
      refunded: 7000,
    });
    await assertInvariants(shop.deps.db, { stock: { ring: 10, stone: 1 }, ledger: await shop.gateway.ledger() });

    const second = await buy();
    await admin.post(`/admin/orders/${second}/ship`, { carrier: 'India Post', trackingNumber: 'X2' });
    expect((await buyer.post(`/payments/orders/${second}/cancel`)).body.code).toBe('order_state');
  });
});
