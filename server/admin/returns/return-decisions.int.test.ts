import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/schema.ts';
import { orderKey } from '../../orders/order-key.ts';
import { refundPayments } from '../../payments/refund-payment.ts';
import { startOrder } from '../../testing/checkout-shop.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { returnsAtShop } from '../../testing/returns-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('decisions about returns on %s', (kind) => {
  const at = returnsAtShop(kind);
  const { buy, deliver, request, step, stockOf } = at;

  it('are declined with a reason, withdrawn by the requester, or exchanged without money', async () => {
    const id = await buy();
    await deliver(id);
    const latest = async () => (await at.admin.get('/admin/returns')).body.returns[0]._id;
    await request(id, [{ item: 0, quantity: 1 }]);
    expect((await step(await latest(), 'decline')).status).toBe(400);
    const declined = await step(await latest(), 'decline', { answer: 'It was worn.' });
    expect(declined.body.return).toMatchObject({ status: 'declined', answer: 'It was worn.' });

    await request(id, [{ item: 0, quantity: 1 }]);
    const reply = await at.buyer.post(`/payments/orders/${id}/returns/withdraw`);
    expect(reply.body.returns.map(({ status }: { status: string }) => status)).toEqual([
      'declined',
      'withdrawn',
    ]);
    expect((await at.buyer.post(`/payments/orders/${id}/returns/withdraw`)).status).toBe(409);

    await request(id, [{ item: 0, quantity: 1 }], { wish: 'exchange' });
    const third = await latest();
    await step(third, 'receive', { restock: [0] });
    expect(
      (await step(third, 'settle', { as: 'exchange', answer: 'Size 14 is on its way.' })).status,
    ).toBe(200);
    const { body } = await at.buyer.get(`/payments/orders/${id}/returns`);
    expect(body.returnable[0]).toMatchObject({ item: 0, quantity: 1 });
    expect((await at.buyer.get(`/payments/orders/${id}`)).body.order.refunded).toBe(0);
  });

  it('remove restocked units if declined after their arrival, and cannot be declined once these are sold', async () => {
    const id = await buy();
    await deliver(id);
    const lines = [
      { item: 0, quantity: 2 },
      { item: 1, quantity: 1 },
    ];
    await request(id, lines);
    const { _id } = (await at.admin.get('/admin/returns')).body.returns[0];
    await step(_id, 'receive', { restock: [0, 1] });
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([10, 1]);
    await startOrder(at.shop.visitor(), 5000, [{ productId: 'stone', quantity: 1 }]);
    const rejected = await step(_id, 'decline', { answer: 'Its report is missing.' });
    expect([rejected.status, rejected.body.messageCode]).toEqual([409, 'return_sold_again']);
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([10, 0]);

    await at.shop.deps.db.update(products).set({ stock: 1 }).where(eq(products.id, 'stone'));
    const declined = await Promise.all(
      [1, 2].map(() => step(_id, 'decline', { answer: 'Its report is missing.' })),
    );
    expect(declined.map(({ status }) => status)).toEqual([200, 200]);
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([8, 0]);
  });

  it('belong to the buyer of the order, or to the holder of the link in its message', async () => {
    const id = await buy();
    await deliver(id);
    const otherUser = at.shop.visitor();
    const path = `/payments/orders/${id}/returns`;
    expect((await otherUser.get(path)).body.code).toBe('order_not_found');
    const body = { wish: 'refund', reason: 'other', lines: [{ item: 0, quantity: 1 }] };
    expect((await otherUser.post(path, body, { 'x-order-key': 'x'.repeat(43) })).status).toBe(404);
    const key = await orderKey(at.shop.deps, id);
    expect((await otherUser.post(path, body, { 'x-order-key': key })).status).toBe(200);
    const other = await orderKey(at.shop.deps, 'ord_other');
    expect((await otherUser.post(`${path}/withdraw`, {}, { 'x-order-key': other })).status).toBe(
      404,
    );
    expect((await otherUser.get('/admin/returns')).status).toBe(401);
    // An administrator sees the order, but not the actions reserved for its customer.
    const seen = (await at.admin.get(path)).body;
    expect([seen.returns.length, seen.returnable, seen.mayCancel]).toEqual([1, [], false]);
  });

  it('are not needed before dispatch: the customer cancels, once, and not after dispatch', async () => {
    const id = await buy();
    expect((await at.buyer.get(`/payments/orders/${id}/returns`)).body.mayCancel).toBe(true);
    expect((await at.shop.visitor().post(`/payments/orders/${id}/cancel`)).status).toBe(404);
    const results = await Promise.all(
      [1, 2].map(() => at.buyer.post(`/payments/orders/${id}/cancel`)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    await refundPayments(at.shop.deps);
    expect((await at.buyer.get(`/payments/orders/${id}`)).body.order).toMatchObject({
      status: 'refunded',
      refunded: 7000,
    });
    await assertInvariants(at.shop.deps.db, {
      stock: { ring: 10, stone: 1 },
      ledger: await at.shop.gateway.ledger(),
    });

    const second = await buy();
    await at.admin.post(`/admin/orders/${second}/ship`, {
      carrier: 'India Post',
      trackingNumber: 'X2',
    });
    expect((await at.buyer.post(`/payments/orders/${second}/cancel`)).body.code).toBe(
      'order_state',
    );
  });
});
