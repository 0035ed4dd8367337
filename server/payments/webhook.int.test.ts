import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../platform/outbox/schema.ts';
import { orderEvents, orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { processWebhooks } from './process-webhooks.ts';
import { type StoredWebhook, webhookEvents } from './schema.ts';

describe.each(databaseKinds())('webhooks on %s', (kind) => {
  let shop: CheckoutShop;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 500 });
  });
  beforeEach(async () => {
    await shop.deps.db.delete(webhookEvents);
  });
  afterAll(() => shop.close());

  const ring = [{ productId: 'ring', quantity: 1 }];
  const status = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
  const stored = () => shop.deps.db.select().from(webhookEvents);

  it('confirms an order without the browser', async () => {
    const { gatewayOrderId, orderId } = await startOrder(shop.visitor(), 1000, ring);
    await shop.pay(gatewayOrderId);
    expect(new Set(await shop.deliverWebhooks())).toEqual(new Set([200]));
    expect(await status(orderId)).toBe('paid');
  });

  it('are idempotent in any order: verify 20 times with every webhook 100 times, shuffled', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, ring);
    const callback = await shop.pay(gatewayOrderId);
    const ours = (await shop.gateway.ledger()).events.filter((event: { body: string }) =>
      event.body.includes(gatewayOrderId),
    );
    const shuffled = Array.from({ length: 100 }, () => ours)
      .flat()
      .map((event, place) => ({ event, rank: (place * 7919) % 1009 }))
      .sort((a, b) => a.rank - b.rank);
    const [verified, delivered] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => visitor.post('/payments/verify', callback))),
      Promise.all(
        shuffled.map(({ event }) =>
          shop.sendWebhook(event.body, { 'x-razorpay-event-id': event.id }),
        ),
      ),
    ]);
    await shop.deliverWebhooks();
    expect(new Set([...verified, ...delivered].map((reply) => reply.status))).toEqual(
      new Set([200]),
    );
    const events = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId));
    expect(events.map((event) => event.to)).toEqual(['created', 'paid']);
    const emails = await shop.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `order-confirmation:${orderId}`));
    expect(emails).toHaveLength(1);
  });

  it('apply the newest event: a failure reported after the capture changes nothing', async () => {
    const { gatewayOrderId, orderId } = await startOrder(shop.visitor(), 1000, ring);
    await shop.gateway.attempt(gatewayOrderId, 'fail');
    await shop.pay(gatewayOrderId);
    await shop.deliverWebhooks({ arrange: (events) => events.toReversed() });
    expect(await status(orderId)).toBe('paid');
    await assertInvariants(shop.deps.db, {
      stock: { ring: 500 },
      ledger: await shop.gateway.ledger(),
    });
  });

  it.each<[string, Record<string, string>]>([
    ['a wrong signature', { 'x-razorpay-signature': 'a'.repeat(64) }],
    ['no signature', { 'x-razorpay-signature': '' }],
  ])('refuses %s and stores nothing', async (_, headers) => {
    const reply = await shop.sendWebhook(
      '{"entity":"event","event":"order.paid","payload":{}}',
      headers,
    );
    expect(reply.status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('stores an event without an id by its content, once', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(
        (await shop.sendWebhook('{"entity":"event","event":"settlement.processed","payload":{}}'))
          .status,
      ).toBe(200);
    }
    expect((await stored()).map((row) => row.id)).toEqual([
      expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    ]);
  });

  it('return 200 for a signed but unreadable body, to avoid a day of retries', async () => {
    expect((await shop.sendWebhook('not json')).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('reject a body over 256 KiB', async () => {
    const reply = await shop.sendWebhook(`{"pad":"${'x'.repeat(257 * 1024)}"}`);
    expect([reply.status, reply.body.code]).toEqual([413, 'body_too_large']);
  });

  it('reject another content type', async () => {
    expect(
      (await shop.sendWebhook('a=1', { 'content-type': 'application/x-www-form-urlencoded' }))
        .status,
    ).toBe(415);
  });

  it('accept events from any origin: servers authenticate by the signature', async () => {
    const headers = { origin: 'https://provider.example' };
    expect(
      (await shop.sendWebhook('{"entity":"event","event":"x","payload":{}}', headers)).status,
    ).toBe(200);
  });

  it('process the next event after one that fails', async () => {
    const { gatewayOrderId, orderId } = await startOrder(shop.visitor(), 1000, ring);
    const broken = {
      id: 'evt_broken',
      event: 'payment.captured',
      payload: {} as StoredWebhook,
      dueAt: new Date(0),
    };
    await shop.deps.db.insert(webhookEvents).values(broken);
    await shop.pay(gatewayOrderId);
    await shop.deliverWebhooks();
    expect(await status(orderId)).toBe('paid');
    const [row] = await shop.deps.db
      .select()
      .from(webhookEvents)
      .where(eq(webhookEvents.id, 'evt_broken'));
    expect(row).toMatchObject({ processedAt: null, note: 'failed' });
  });

  it('park an event of an unknown order, and process it once the order exists', async () => {
    const { gatewayOrderId, orderId } = await startOrder(shop.visitor(), 1000, ring);
    await shop.deps.db.update(orders).set({ gatewayOrderId: null }).where(eq(orders.id, orderId));
    await shop.pay(gatewayOrderId);
    await shop.deliverWebhooks();
    expect(await status(orderId)).toBe('created');
    await shop.deps.db.update(orders).set({ gatewayOrderId }).where(eq(orders.id, orderId));
    await shop.deps.db.update(webhookEvents).set({ dueAt: sql`now()` });
    await processWebhooks(shop.deps);
    expect(await status(orderId)).toBe('paid');
  });
});
