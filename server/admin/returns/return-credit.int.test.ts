import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { giftCards } from '../../gift-cards/schema.ts';
import { refundPayments } from '../../payments/refund-payment.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { orderItems, orders } from '../../reservations/schema.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { returnsAtShop } from '../../testing/returns-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('returns for credit on %s', (kind) => {
  const at = returnsAtShop(kind);
  const { buy, deliver, request, step } = at;

  it('close with store credit for the quoted share of the price, whatever the owner changes later', async () => {
    const save = async (values: object) => {
      const { version } = (await at.admin.get('/admin/settings')).body;
      expect((await at.admin.put('/admin/settings', { version, values })).status).toBe(200);
    };
    await save({ RETURN_DAYS_SET: '7', RETURN_SET_PERCENT: '80' });
    expect((await at.shop.visitor().get('/config')).body.returns).toMatchObject({
      days: { standard: 30, set_jewellery: 7 },
      setPercent: 80,
    });
    const id = await buy();
    // The line has the return policy of jewellery set in metal.
    const result = { returnRule: 'set_jewellery' as const, returnDays: 7, returnPercent: 80 };
    await at.shop.deps.db.update(orderItems).set(result).where(eq(orderItems.productId, 'stone'));
    await save({ RETURN_DAYS_SET: null, RETURN_SET_PERCENT: '10' });
    await deliver(id);
    const submitted = await request(id, [{ item: 1, quantity: 1 }]);
    expect((await at.buyer.get(`/payments/orders/${id}/returns`)).status).toBe(200);
    const { _id } = (await at.admin.get('/admin/returns')).body.returns[0];
    expect(submitted.status).toBe(200);
    await step(_id, 'receive', { restock: [1] });
    const settled = await Promise.all([1, 2].map(() => step(_id, 'settle', { as: 'credit' })));
    const { answer: response } = settled[0]!.body.return;
    expect(response).toContain('gift card of ₹4,000.00');
    expect(settled[1]!.body.return.answer).toBe(response);
    const cards = await at.shop.deps.db.select().from(giftCards);
    expect(cards).toMatchObject([
      { origin: 'return', amountPaise: 400_000, recipientEmail: expect.any(String) },
    ]);
    const email = await buildEmail(at.shop.deps, { kind: 'gift-card', cardId: cards[0]!.id });
    const code = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(email!.text)![0];
    expect((await at.shop.visitor().post('/gift-cards/check', { code })).body).toMatchObject({
      balance: 4000,
    });
    const [order] = [(await at.buyer.get(`/payments/orders/${id}`)).body.order];
    expect(order.refunded).toBe(0);

    // The share covered by store credit is not refunded as money too.
    const seen = (await at.admin.get(`/admin/orders/${id}`)).body.order;
    expect([seen.refundable, seen.lines[1].left, seen.lines[1].refundedQuantity]).toEqual([
      2000, 0, 1,
    ]);
    const next = {
      key: 'as-money-as-well',
      reason: 'as money too',
      lines: [{ item: 1, quantity: 1, amount: 5000 }],
    };
    const rejected = await at.admin.post(`/admin/orders/${id}/refund`, next);
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([
      400,
      ['lines.0.quantity'],
    ]);
  });

  it('leave an order delivered if the rest of its money is refunded besides store credit', async () => {
    const id = await buy();
    await deliver(id);
    await request(id, [{ item: 1, quantity: 1 }]);
    const [{ _id }] = (await at.admin.get('/admin/returns')).body.returns;
    await step(_id, 'receive', { restock: [1] });
    expect((await step(_id, 'settle', { as: 'credit' })).status).toBe(200);
    const rest = {
      key: 'rings-were-lost',
      lines: [{ item: 0, quantity: 2, amount: 2000, restock: false }],
    };
    expect((await at.admin.post(`/admin/orders/${id}/refund`, rest)).body.order.status).toBe(
      'delivered',
    );
    await refundPayments(at.shop.deps);
    const { order } = (await at.admin.get(`/admin/orders/${id}`)).body;
    expect(order).toMatchObject({ status: 'delivered', refunded: 2000, refundable: 0 });
    expect(order.moves).not.toContain('refund');
    await assertInvariants(at.shop.deps.db, {
      stock: { ring: 10, stone: 1 },
      ledger: await at.shop.gateway.ledger(),
    });
  });

  it('create no spendable credit for a test order, in a shop that has left its sandbox', async () => {
    const id = await buy();
    await deliver(id);
    await request(id, [{ item: 1, quantity: 1 }]);
    const [{ _id }] = (await at.admin.get('/admin/returns')).body.returns;
    await step(_id, 'receive', { restock: [1] });
    await at.shop.deps.db.update(orders).set({ provider: 'sandbox' }).where(eq(orders.id, id));
    for (const as of ['credit', 'refund'])
      expect((await step(_id, 'settle', { as })).body.code).toBe('order_state');
    expect((await step(_id, 'settle', { as: 'exchange' })).status).toBe(200);
  });
});
