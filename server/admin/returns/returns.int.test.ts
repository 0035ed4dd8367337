import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { returnRequests } from '../../orders/returns/schema.ts';
import { refundPayments } from '../../payments/refund-payment.ts';
import { refunds } from '../../payments/schema.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { orderItems } from '../../reservations/schema.ts';
import { returnsAtShop } from '../../testing/returns-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('returns on %s', (kind) => {
  const at = returnsAtShop(kind);
  const { buy, deliver, request, step, stockOf, steps } = at;

  it('proceed from the request to the refund, and restock only after inspection', async () => {
    const id = await buy();
    expect((await request(id, [{ item: 0, quantity: 1 }])).body.code).toBe('order_state');
    await deliver(id);
    const submitted = await request(id, [
      { item: 0, quantity: 1 },
      { item: 1, quantity: 1 },
    ]);
    expect(submitted.status).toBe(200);
    expect(submitted.body.returns[0]).toMatchObject({
      status: 'requested',
      lines: [{ quantity: 1 }, { quantity: 1 }],
    });
    expect(submitted.body.returnable).toMatchObject([{ item: 0, quantity: 1 }]);
    const listed = (await at.admin.get('/admin/returns?status=requested')).body;
    expect(listed).toMatchObject({ waiting: 1, returns: [{ orderId: id }] });
    const { _id } = listed.returns[0];

    expect((await step(_id, 'settle', { as: 'refund' })).status).toBe(409);
    expect((await step(_id, 'approve', { answer: 'Send it to us.' })).body.return.status).toBe(
      'approved',
    );
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([8, 0]);
    // The ring is worn; only the stone is resalable.
    expect((await step(_id, 'receive', { restock: [1] })).body.return.status).toBe('received');
    expect([await stockOf('ring'), await stockOf('stone')]).toEqual([8, 1]);
    expect((await step(_id, 'receive', { restock: [0, 1] })).status).toBe(200);
    expect(await stockOf('ring')).toBe(8);
    expect((await step(_id, 'settle', { as: 'refund' })).body.return.status).toBe('settled');
    expect((await step(_id, 'settle', { as: 'refund' })).status).toBe(200);

    await refundPayments(at.shop.deps);
    const { order } = (await at.buyer.get(`/payments/orders/${id}`)).body;
    expect(order).toMatchObject({ status: 'delivered', refunded: 6000 });
    expect((await steps()).sort()).toEqual(['approved', 'received', 'requested', 'settled']);
    const log = await at.shop.deps.db
      .select()
      .from(auditLog)
      .where(like(auditLog.action, 'return.%'));
    expect(log.map(({ action }) => action)).toEqual([
      'return.approved',
      'return.received',
      'return.settled',
    ]);
    const [, stone] = await at.shop.deps.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, id));
    expect(stone).toMatchObject({ restocked: 1 });
  });

  it('list the returned lines, and allow a deduction with a reason if the shop is not at fault', async () => {
    const id = await buy();
    await deliver(id);
    const lines = [{ item: 0, quantity: 2 }];
    await at.buyer.post(`/payments/orders/${id}/returns`, {
      wish: 'refund',
      reason: 'size',
      lines,
    });
    const [open] = (await at.admin.get('/admin/returns')).body.returns;
    expect(open).toMatchObject({ worth: null, lines: [{ resalable: true }] });
    await at.admin.post(`/admin/returns/${open._id}/approve`, {});
    const emailMessage = await buildEmail(at.shop.deps, {
      kind: 'return-step',
      returnId: open._id,
      step: 'approved',
    });
    expect(emailMessage?.text).toContain(open.orderNumber);
    expect(emailMessage?.text).toContain('The cost of sending it back is yours.');
    const received = (await at.admin.post(`/admin/returns/${open._id}/receive`, { restock: [0] }))
      .body.return;
    expect(received.worth).toEqual({ refund: 2000, credit: 2000, deductible: 1999 });
    const settle = (amount: number, reason: string) =>
      at.admin.post(`/admin/returns/${open._id}/settle`, {
        as: 'refund',
        deduction: { amount, reason },
      });
    expect(Object.keys((await settle(2000, 'Scratches')).body.fields)).toEqual([
      'deduction.amount',
    ]);
    expect((await settle(100, ' ')).status).toBe(400);
    const settled = await settle(150.5, 'Scratches on the setting');
    expect(settled.body.return.answer).toBe('We deducted ₹150.50: Scratches on the setting');
    await refundPayments(at.shop.deps);
    const order = (await at.admin.get(`/admin/orders/${id}`)).body.order;
    expect(order).toMatchObject({
      status: 'delivered',
      refunded: 1849.5,
      refunds: [{ amount: 1849.5 }],
    });
    expect(order.lines[0]).toMatchObject({ refundedQuantity: 2, left: 150.5 });
  });

  it('refund no more for a unit than its price, whatever was deducted from another unit', async () => {
    const id = await buy();
    await deliver(id);
    const markReceived = async () => {
      const [input] = (await request(id, [{ item: 0, quantity: 1 }])).body.returns.toReversed();
      await step(input._id, 'approve');
      return (await step(input._id, 'receive', { restock: [] })).body.return;
    };
    const first = await markReceived();
    const deduction = { amount: 600, reason: 'Wear' };
    expect((await step(first._id, 'settle', { as: 'refund', deduction })).status).toBe(200);
    const second = await markReceived();
    expect(second.worth).toMatchObject({ refund: 1000, credit: 1000 });
    expect((await step(second._id, 'settle', { as: 'refund' })).status).toBe(200);
    await refundPayments(at.shop.deps);
    const rows = await at.shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(rows.map(({ amountPaise }) => amountPaise).sort()).toEqual([100_000, 40_000]);
  });

  it('deduct nothing for a faulty item', async () => {
    const id = await buy();
    await deliver(id);
    const lines = [{ item: 1, quantity: 1 }];
    await at.buyer.post(`/payments/orders/${id}/returns`, {
      wish: 'refund',
      reason: 'faulty',
      lines,
    });
    const [{ _id }] = (await at.admin.get('/admin/returns')).body.returns;
    const { body } = await at.admin.post(`/admin/returns/${_id}/receive`, { restock: [] });
    expect(body.return).toMatchObject({
      worth: { refund: 5000, deductible: 0 },
      lines: [{ resalable: false }],
    });
    const deduction = { amount: 10, reason: 'Wear' };
    for (const as of ['refund', 'credit', 'exchange']) {
      const reply = await at.admin.post(`/admin/returns/${_id}/settle`, { as, deduction });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['deduction.amount']]);
    }
  });

  it('exist once per order at a time, despite concurrent requests', async () => {
    const id = await buy();
    await deliver(id);
    const results = await Promise.all([1, 2, 3].map(() => request(id, [{ item: 0, quantity: 2 }])));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await at.shop.deps.db.$count(returnRequests)).toBe(1);
    const { _id } = (await at.admin.get('/admin/returns')).body.returns[0];
    await step(_id, 'receive', { restock: [0] });
    const settled = await Promise.all([1, 2, 3].map(() => step(_id, 'settle', { as: 'refund' })));
    expect(settled.map(({ status }) => status)).toEqual([200, 200, 200]);
    await refundPayments(at.shop.deps);
    expect((await at.buyer.get(`/payments/orders/${id}`)).body.order.refunded).toBe(2000);
    expect(await stockOf('ring')).toBe(10);
    expect((await request(id, [{ item: 0, quantity: 1 }])).status).toBe(400);
  });

  it('are closed once their units are restocked, even if the refund then fails', async () => {
    const id = await buy();
    await deliver(id);
    await request(id, [{ item: 0, quantity: 2 }]);
    const { _id } = (await at.admin.get('/admin/returns')).body.returns[0];
    await step(_id, 'receive', { restock: [0] });
    await step(_id, 'settle', { as: 'refund' });
    await at.shop.deps.db.update(refunds).set({ status: 'failed' });
    expect((await request(id, [{ item: 0, quantity: 1 }])).status).toBe(400);
  });
});
