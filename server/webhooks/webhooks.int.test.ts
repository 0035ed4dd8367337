import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { transact } from '../platform/database/transact.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { claimDelivery, completeDelivery } from './queries.ts';
import { webhookDeliveries, webhookEndpoints } from './schema.ts';

type Received = {
  id: string;
  signature: string;
  time: string;
  body: string;
  type: string;
  data: { [key: string]: unknown };
};

/** Another program that receives events; `respond` returns its status, or never resolves. */
async function startWebhookServer() {
  const received: Received[] = [];
  const at = {
    received,
    respond: async (_: Received): Promise<number> => 204,
    url: '',
    server: null as Server | null,
  };
  at.server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const { headers } = request;
    const one = {
      id: String(headers['webhook-id']),
      time: String(headers['webhook-timestamp']),
      signature: String(headers['webhook-signature']),
      body,
      ...JSON.parse(body),
    };
    const status = await at.respond(one);
    if (status < 300) received.push(one);
    response.writeHead(status, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => at.server?.once('listening', resolve));
  at.url = `http://127.0.0.1:${(at.server.address() as AddressInfo).port}/events`;
  return at;
}

describe.each(databaseKinds())('webhooks on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let webhookServer: Awaited<ReturnType<typeof startWebhookServer>>;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { NOTICE_EMAIL: 'owner@example.com' });
    admin = await newMember(shop, 'admin');
    webhookServer = await startWebhookServer();
  });
  afterAll(async () => {
    webhookServer.server?.closeAllConnections();
    webhookServer.server?.close();
    await shop.close();
  });
  beforeEach(async () => {
    await shop.deps.db.delete(webhookEndpoints);
    webhookServer.received.length = 0;
    webhookServer.respond = async () => 204;
  });

  const add = async (...topics: string[]) => {
    const { body } = await admin.post('/admin/webhooks', { url: webhookServer.url, topics });
    return { id: body.webhook.id as string, secret: body.secret as string };
  };
  const changeStock = (id: string, stock: number) =>
    transact(shop.deps.db, (tx) => tx.update(products).set({ stock }).where(eq(products.id, id)));
  const run = () => deliverWebhooks(shop.deps);
  const rows = () => shop.deps.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);
  const makeRunnable = () => shop.deps.db.update(webhookDeliveries).set({ dueAt: sql`now()` });

  it('reports a paid order and its stock, without personal data', async () => {
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 5 });
    await add('order.paid', 'stock.changed');
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, [
      { productId: 'ring', quantity: 1 },
    ]);
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    await run();
    expect(webhookServer.received.map(({ type }) => type)).toEqual(['stock.changed', 'order.paid']);
    const [stock, paid] = webhookServer.received;
    expect(stock!.data).toMatchObject({ productId: 'ring', change: -1, stock: 4, cause: 'order' });
    expect(paid!.data).toMatchObject({ orderId, status: 'paid' });
    expect(webhookServer.received.map(({ body }) => body).join()).not.toContain('asha@example.com');
  });

  it('reports an event to subscribed endpoints only, and records none without an endpoint', async () => {
    await addProduct(shop.deps, { id: 'none', stock: 5 });
    await add('order.paid');
    await changeStock('none', 3);
    expect(await rows()).toEqual([]);
    await add('stock.changed');
    await changeStock('none', 2);
    expect((await rows()).map(({ topic }) => topic)).toEqual(['stock.changed']);
  });

  it('signs with the secret that was returned once', async () => {
    await addProduct(shop.deps, { id: 'sign', stock: 5 });
    const { secret } = await add('stock.changed');
    await changeStock('sign', 4);
    await run();
    const { id, time, body, signature } = webhookServer.received[0]!;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(signature).toBe(
      `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`,
    );
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.stringify((await admin.get('/admin/webhooks')).body)).not.toContain(secret);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    await addProduct(shop.deps, { id: 'rotate', stock: 5 });
    const { id } = await add('stock.changed');
    expect((await admin.post(`/admin/webhooks/${id}/secret`, {})).body.secret).toMatch(/^whsec_/);
    await changeStock('rotate', 4);
    await run();
    await shop.deps.db.update(webhookEndpoints).set({ previousEndsAt: sql`now()` });
    await changeStock('rotate', 3);
    await run();
    expect(webhookServer.received.map(({ signature }) => signature.split(' ').length)).toEqual([
      2, 1,
    ]);
  });

  it('sends each event once, however many processes send', async () => {
    await addProduct(shop.deps, { id: 'many', stock: 20 });
    await add('stock.changed');
    for (let stock = 19; stock > 9; stock -= 1) await changeStock('many', stock);
    await Promise.all([run(), run(), run(), run()]);
    await run();
    expect(webhookServer.received.map(({ data }) => data.stock)).toEqual([
      19, 18, 17, 16, 15, 14, 13, 12, 11, 10,
    ]);
    expect(new Set(webhookServer.received.map(({ id }) => id)).size).toBe(10);
  });

  it('retries an event with the same id when the process was killed before recording the response', async () => {
    await addProduct(shop.deps, { id: 'kill', stock: 5 });
    const { id } = await add('stock.changed');
    await changeStock('kill', 4);
    const killed = await claimDelivery(shop.deps.db, id, 60);
    await run();
    expect(webhookServer.received).toEqual([]);
    await makeRunnable();
    await run();
    expect(webhookServer.received.map((one) => one.id)).toEqual([killed!.delivery.eventId]);
    await run();
    expect(webhookServer.received).toHaveLength(1);
  });

  it('keeps the order of events about a subject while the first one fails, and sends others meanwhile', async () => {
    for (const id of ['first', 'second']) await addProduct(shop.deps, { id, stock: 5 });
    await add('stock.changed');
    await changeStock('first', 4);
    await changeStock('first', 3);
    await changeStock('second', 4);
    webhookServer.respond = async ({ data }) => (data.productId === 'first' ? 500 : 204);
    await run();
    await run();
    expect(webhookServer.received.map(({ data }) => data.productId)).toEqual(['second']);
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      status: 500,
      lastError: 'HttpStatus',
      deliveredAt: null,
    });
    webhookServer.respond = async () => 204;
    await makeRunnable();
    await run();
    expect(webhookServer.received.map(({ data }) => data.stock)).toEqual([4, 4, 3]);
  });

  it('waits longer after each failure', async () => {
    await addProduct(shop.deps, { id: 'wait', stock: 5 });
    await add('stock.changed');
    await changeStock('wait', 4);
    webhookServer.respond = async () => 503;
    const delays: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await run();
      const [{ wait: delay }] = (await shop.deps.db
        .select({
          wait: sql<number>`extract(epoch from ${webhookDeliveries.dueAt} - now())::float8`,
        })
        .from(webhookDeliveries)) as [{ wait: number }];
      delays.push(delay);
      await makeRunnable();
    }
    expect(delays.map((delay, n) => delay > [3, 45, 235][n]! && delay <= [5, 60, 300][n]!)).toEqual(
      [true, true, true],
    );
  });

  it('follows no redirect', async () => {
    await addProduct(shop.deps, { id: 'away', stock: 5 });
    await add('stock.changed');
    await changeStock('away', 4);
    webhookServer.respond = async () => 302;
    await run();
    expect((await rows())[0]).toMatchObject({ status: 302, deliveredAt: null });
  });

  it('aborts a slow receiver after ten seconds, and sends to others meanwhile', async () => {
    await addProduct(shop.deps, { id: 'slow', stock: 5 });
    await add('stock.changed');
    const other = await startWebhookServer();
    await admin.post('/admin/webhooks', { url: other.url, topics: ['stock.changed'] });
    await changeStock('slow', 4);
    webhookServer.respond = () => new Promise(() => {});
    const running = run();
    await expect.poll(() => other.received.length).toBe(1);
    await running;
    const failed = (await rows()).filter(({ deliveredAt }) => deliveredAt === null);
    expect(failed.map(({ lastError }) => lastError)).toEqual(['AbortError ABORT_ERR']);
    other.server?.close();
  }, 30_000);

  it('disables an endpoint that fails for five days, and notifies the owner once', async () => {
    await addProduct(shop.deps, { id: 'gone', stock: 5 });
    const { id } = await add('stock.changed');
    await changeStock('gone', 4);
    webhookServer.respond = async () => 500;
    await run();
    await shop.deps.db
      .update(webhookEndpoints)
      .set({ failingSince: sql`now() - interval '6 days'` });
    await makeRunnable();
    await Promise.all([run(), run()]);
    const [webhook] = (await admin.get('/admin/webhooks')).body.webhooks;
    expect(webhook).toMatchObject({ id, disabledAt: expect.any(String), pending: 1 });
    const emails = await shop.deps.db
      .select()
      .from(outbox)
      .where(sql`${outbox.key} like ${`webhook-disabled:${id}%`}`);
    expect(emails).toHaveLength(1);
    webhookServer.respond = async () => 204;
    await makeRunnable();
    await run();
    expect(webhookServer.received).toEqual([]);
    const body = { url: webhookServer.url, topics: ['stock.changed'], active: true };
    expect((await admin.put(`/admin/webhooks/${id}`, body)).body.webhook.disabledAt).toBeNull();
    await run();
    expect(webhookServer.received).toHaveLength(1);
  });

  it('lists deliveries and replays one with its id', async () => {
    await addProduct(shop.deps, { id: 'again', stock: 5 });
    const { id } = await add('stock.changed');
    await changeStock('again', 4);
    await admin.post(`/admin/webhooks/${id}/test`, {});
    await run();
    const { deliveries, nextCursor } = (await admin.get(`/admin/webhooks/${id}/deliveries?limit=1`))
      .body;
    expect(deliveries[0]).toMatchObject({
      topic: 'webhook.test',
      attempts: 1,
      status: 204,
      dueAt: null,
    });
    const rest = (await admin.get(`/admin/webhooks/${id}/deliveries?cursor=${nextCursor}`)).body
      .deliveries;
    expect(rest.map((one: { topic: string }) => one.topic)).toEqual(['stock.changed']);
    await admin.post(`/admin/webhooks/${id}/deliveries/${rest[0].id}/replay`, {});
    await run();
    expect(
      webhookServer.received.map((one) => one.id).filter((one) => one === rest[0].eventId),
    ).toHaveLength(2);
  });

  it('does not send to private addresses, by text or by name', async () => {
    const urls = [
      'http://example.com/',
      'https://10.0.0.1/',
      'https://169.254.169.254/',
      'https://user:x@example.com/',
      'ftp://x.y/',
    ];
    for (const url of urls) {
      const reply = await admin.post('/admin/webhooks', { url, topics: ['order.paid'] });
      expect([url, reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([
        url,
        400,
        ['url'],
      ]);
    }
  });

  it('records no event of a rolled-back transaction', async () => {
    await addProduct(shop.deps, { id: 'back', stock: 5 });
    await add('stock.changed');
    const failed = transact(shop.deps.db, async (tx) => {
      await tx.update(products).set({ stock: 1 }).where(eq(products.id, 'back'));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('ignores the failure of a worker whose lease has expired', async () => {
    await addProduct(shop.deps, { id: 'lease', stock: 5 });
    const { id } = await add('stock.changed');
    await changeStock('lease', 4);
    const first = await claimDelivery(shop.deps.db, id, 60);
    await makeRunnable();
    const second = await claimDelivery(shop.deps.db, id, 60);
    await completeDelivery(shop.deps.db, second!.delivery, 204);
    expect([first!.delivery.attempts, second!.delivery.attempts]).toEqual([1, 2]);
    expect((await rows())[0]).toMatchObject({ status: 204, deliveredAt: expect.any(Date) });
  });

  it('deletes old pending events of an endpoint that has been disabled for as long', async () => {
    await addProduct(shop.deps, { id: 'old', stock: 5 });
    const { id } = await add('stock.changed');
    await changeStock('old', 4);
    const { db } = shop.deps;
    const old = sql`now() - interval '31 days'`;
    await db.update(webhookDeliveries).set({ createdAt: old });
    const disable = (disabledAt: typeof old) =>
      db.execute(sql`update webhook_endpoints set disabled_at = ${disabledAt} where id = ${id}`);
    await disable(sql`now() - interval '29 days'`);
    await run();
    expect(await rows()).toHaveLength(1);
    await disable(old);
    await run();
    expect(await rows()).toEqual([]);
  });
});
