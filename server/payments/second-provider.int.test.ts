import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, outbox, refunds } from '../db/schema.ts';
import { contentSecurityPolicy } from '../pages/content-security-policy.ts';
import type { PaymentProvider } from '../platform/payment-providers/provider.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';
import { processWebhooks } from './process-webhooks.ts';
import { reconcileOrders } from './reconcile-order.ts';
import { refundPayments } from './refund-payment.ts';
import { createOtherProvider, type OtherProvider } from './testing/other-provider.ts';

/**
 * The shop has changed its provider: new orders use the new one, and the previous one still serves
 * its own payments.
 */
describe.each(databaseKinds())('a second payment provider on %s', (kind) => {
  let shop: CheckoutShop;
  let first: PaymentProvider;
  let other: OtherProvider;
  let admin: TestMember;
  const before = { ring: 100 };

  beforeAll(async () => {
    other = createOtherProvider('other');
    shop = await createCheckoutShop(
      kind,
      {},
      {
        change: (deps) => {
          first = deps.payments!;
          return { ...deps, payments: other.provider, otherPayments: [first] };
        },
      },
    );
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: before.ring });
  });
  beforeEach(() => pick(other.provider, [first]));
  afterEach(async () => {
    pick(other.provider, [first]);
    await refundPayments(shop.deps);
    // Each provider has its own ledger: the tests themselves compare the money.
    await assertInvariants(shop.deps.db, { stock: before });
  });
  afterAll(() => shop.close());

  /** The provider of new orders, and the other configured ones. */
  function pick(payments: PaymentProvider, otherPayments: PaymentProvider[]): void {
    Object.assign(shop.deps, { payments, otherPayments });
  }
  async function start() {
    const visitor = shop.visitor();
    return { visitor, ...(await startOrder(visitor, 1000, [{ productId: 'ring', quantity: 1 }])) };
  }
  const order = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const refund = async (id: string, key: string) => {
    const lines = [{ item: 0, quantity: 0, amount: 400 }];
    const { status } = await admin.post(`/admin/orders/${id}/refund`, { key, lines });
    expect(status).toBe(200);
    await refundPayments(shop.deps);
    return (await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id))).map(
      (row) => row.status,
    );
  };

  it('processes an order from its creation through its own callback to the refund', async () => {
    const { visitor, reply, gatewayOrderId, orderId } = await start();
    expect(reply.body).toMatchObject({
      order: { id: 'other-bill-1', amount: 100_000 },
      keyId: 'other-public',
    });
    const callback = other.pay(gatewayOrderId);

    const forged = await visitor.post('/payments/verify', { ...callback, seal: 'x'.repeat(86) });
    expect([forged.status, forged.body.code]).toEqual([400, 'payment_unverified']);
    const unnamed = await visitor.post('/payments/verify', { slip: callback.slip });
    expect([unnamed.status, Object.keys(unnamed.body.fields)]).toEqual([400, ['seal']]);
    const strange = await visitor.post('/payments/verify', { ...callback, extra: 'x' });
    expect([strange.status, Object.keys(strange.body.fields)]).toEqual([400, ['extra']]);

    const { status, body } = await visitor.post('/payments/verify', {
      ...callback,
      amount: 1000,
      currency: 'INR',
    });
    expect([status, body.order.status, body.order.provider]).toEqual([200, 'paid', 'other']);
    expect(await refund(orderId, 'first-wish')).toEqual(['processed']);
    expect([...other.sentBack.values()]).toEqual([{ slip: 1, rupees: '400.00' }]);
  });

  it('is trusted by its own webhooks only', async () => {
    const { gatewayOrderId, orderId } = await start();
    const { slip } = other.pay(gatewayOrderId);
    const { text, headers } = other.webhook(slip);
    const send = (given: Record<string, unknown>) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json', ...(given as Record<string, string>) },
        payload: text,
      });
    expect((await send({ 'other-seal': 'x' })).statusCode).toBe(400);
    expect((await shop.sendWebhook(text)).status, 'signed by the first provider').toBe(200);
    await processWebhooks(shop.deps);
    expect((await order(orderId)).status).toBe('created');
    expect((await send(headers)).statusCode).toBe(200);
    // Its receipt also starts the worker; the first process that claims the event completes it.
    await processWebhooks(shop.deps);
    await expect.poll(async () => (await order(orderId)).status, { timeout: 15_000 }).toBe('paid');
  });

  it('is polled for its own orders when a payment is unreported', async () => {
    const { gatewayOrderId, orderId } = await start();
    other.pay(gatewayOrderId);
    await shop.deps.db
      .update(orders)
      .set({ reconcileAt: sql`now()` })
      .where(eq(orders.id, orderId));
    await reconcileOrders(shop.deps);
    expect((await order(orderId)).status).toBe('paid');
  });

  it('leaves orders of the first one to the first: callback, refund and ledger', async () => {
    pick(first, []);
    const { visitor, gatewayOrderId, orderId } = await start();
    const callback = await shop.pay(gatewayOrderId);
    const refundedHere = other.sentBack.size;
    pick(first, [other.provider]);
    expect((await visitor.post('/payments/verify', callback)).body.order.provider).toBe('razorpay');
    pick(other.provider, [first]);
    expect(await refund(orderId, 'second-wish')).toEqual(['processed']);
    expect(other.sentBack.size).toBe(refundedHere);
    expect((await shop.gateway.ledger()).refunded).toBe(40_000);
    expect(await checkLedger(shop.deps)).toMatchObject({ repaired: 0, unknown: [] });
  });

  it('defers a refund whose provider is not configured until it is', async () => {
    pick(first, []);
    const { visitor, gatewayOrderId, orderId } = await start();
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    pick(other.provider, [first]);
    const refunding = await admin.post(`/admin/orders/${orderId}/refund`, {
      key: 'third-wish',
      lines: [{ item: 0, quantity: 0, amount: 100 }],
    });
    expect(refunding.status).toBe(200);
    pick(other.provider, []);
    await refundPayments(shop.deps);
    const pending = shop.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect((await pending)[0]).toMatchObject({ status: 'queued' });
    pick(other.provider, [first]);
    await shop.deps.db.update(outbox).set({ dueAt: sql`now()` }).where(eq(outbox.kind, 'refund'));
    await refundPayments(shop.deps);
    expect((await pending)[0]).toMatchObject({ status: 'processed' });
  });

  it('provides its name, script and hosts to pages', async () => {
    const { payments } = (await shop.visitor().get('/config')).body;
    expect(payments).toEqual({
      mode: 'other',
      title: 'Other Pay',
      scriptUrl: 'https://pages.other.example/pay.js',
    });
    const policy = contentSecurityPolicy(
      { policy: 'payment' },
      { provider: other.provider.browserHosts },
      ['n'],
    );
    expect(policy).toMatch(
      /^script-src 'sha256-[^']+' 'strict-dynamic' https:\/\/pages\.other\.example;/,
    );
    expect(policy).toContain('frame-src https://bank.other.example;');
    expect(
      contentSecurityPolicy({ policy: 'page' }, { provider: other.provider.browserHosts }, ['n']),
    ).not.toContain('other.example');
  });
});
