import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signWebhook } from '../signatures.ts';
import { type StartedGateway, startGateway, webhookSecret } from '../testing/start-gateway.ts';
import { startWebhookServer } from '../testing/start-receiver.ts';

const hourMs = 3_600_000;

let gateway: StartedGateway;
let shop: Awaited<ReturnType<typeof startWebhookServer>>;
beforeAll(async () => {
  shop = await startWebhookServer(() => gateway.clock.now());
  // Sufficient for a hundred simultaneous events on a loaded machine: after the timeout one would
  // be retried.
  gateway = await startGateway({ webhookUrl: shop.url, webhookTimeoutMs: 30_000 });
});
beforeEach(async () => {
  await gateway.post('/__sandbox/reset');
  shop.forget();
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

/** Pays a new order; its events are due immediately, and sent when the clock advances. */
async function pay(outcome = 'succeed') {
  const order = await gateway.newOrder();
  const { json } = await gateway.attempt(order.id, outcome);
  return { orderId: order.id as string, paymentId: json.razorpay_payment_id as string };
}
const events = () => shop.received.map(({ event }) => event);
const flush = () => gateway.clock.advance(1_000);

describe('reported events', () => {
  test('include a payment as three events with unique ids', async () => {
    await pay();
    await flush();
    expect(events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
    expect(new Set(shop.received.map(({ id }) => id)).size).toBe(3);
  });

  test('include order.paid in the documented envelope', async () => {
    const { orderId, paymentId } = await pay();
    await flush();
    expect(JSON.parse(shop.received[2]!.body)).toEqual({
      entity: 'event',
      account_id: expect.any(String),
      event: 'order.paid',
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: expect.objectContaining({ id: paymentId, status: 'captured' }) },
        order: {
          entity: expect.objectContaining({ id: orderId, status: 'paid', amount_paid: 5000 }),
        },
      },
      created_at: expect.any(Number),
    });
  });

  test('contain the state at the time of the event', async () => {
    await pay();
    await flush();
    expect(JSON.parse(shop.received[0]!.body).payload.payment.entity).toMatchObject({
      status: 'authorized',
      captured: false,
    });
  });

  test('include a failed payment', async () => {
    await pay('fail');
    await flush();
    expect(events()).toEqual(['payment.failed']);
  });

  test('include a refund', async () => {
    const { paymentId } = await pay();
    await flush();
    await gateway.post(`/v1/payments/${paymentId}/refund`);
    await flush();
    expect(events().slice(3)).toEqual(['refund.created', 'refund.processed']);
  });

  test('are signed as sent, with the current secret', async () => {
    await pay();
    await flush();
    const { body, signature } = shop.received[0]!;
    expect(signature).toBe(signWebhook(webhookSecret, body));
  });
});

describe('a rejected event', () => {
  test.each([500, 404, 301])('is retried after %s', async (response) => {
    await pay('fail');
    shop.replyNext(response);
    await flush();
    expect(shop.received).toHaveLength(1);
    await gateway.clock.advance(10_000);
    expect([shop.received.length, shop.received[1]!.id]).toEqual([2, shop.received[0]!.id]);
  });

  test('is retried after a timeout', async () => {
    const impatient = await startGateway({ webhookUrl: shop.url, webhookTimeoutMs: 2_000 });
    try {
      await impatient.attempt((await impatient.newOrder()).id, 'fail');
      shop.replyNext('hang');
      await impatient.clock.advance(1_000);
      expect(shop.received).toHaveLength(1);
      await impatient.clock.advance(10_000);
      expect([shop.received.length, shop.received[1]!.id]).toEqual([2, shop.received[0]!.id]);
    } finally {
      await impatient.close();
    }
  });

  test('is retried at increasing intervals for 24 hours', async () => {
    await pay('fail');
    shop.replyNext(...Array(200).fill(503));
    await gateway.clock.advance(26 * hourMs);
    const gaps = shop.received
      .slice(1)
      .map(({ atMs }, place) => (atMs - shop.received[place]!.atMs) / 1000);
    expect(gaps.slice(0, 10)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
    expect(gaps.reduce((total, gap) => total + gap)).toBe(24 * 3600);

    const sent = shop.received.length;
    await pay('fail');
    await gateway.clock.advance(hourMs);
    expect([(await gateway.ledger()).webhooksDisabled, shop.received.length]).toEqual([true, sent]);
  });
});

describe('failures', () => {
  test('before-verify notifies the shop before the browser', async () => {
    await gateway.injectError('webhook', 'before-verify');
    await pay();
    expect(events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  });

  test('late delays every event', async () => {
    await gateway.injectError('webhook', 'late', { delayMs: hourMs });
    await pay();
    await flush();
    expect(events()).toEqual([]);
    await gateway.clock.advance(hourMs);
    expect(events()).toHaveLength(3);
  });

  test('never sends no event', async () => {
    await gateway.injectError('webhook', 'never');
    await pay();
    await gateway.clock.advance(25 * hourMs);
    expect(events()).toEqual([]);
  });

  test('repeat sends each event several times with one id', async () => {
    await gateway.injectError('webhook', 'repeat', { count: 100 });
    await pay('fail');
    await flush();
    expect([shop.received.length, new Set(shop.received.map(({ id }) => id)).size]).toEqual([
      100, 1,
    ]);
  });

  test.each([
    ['reversed', ['order.paid', 'payment.captured', 'payment.authorized']],
    ['captured-before-authorized', ['payment.captured', 'order.paid', 'payment.authorized']],
    [
      'failed-after-captured',
      ['payment.authorized', 'payment.captured', 'order.paid', 'payment.failed'],
    ],
    ['unknown-event', ['payment.authorized', 'payment.captured', 'order.paid', 'payment.dreamt']],
    [
      'unknown-order',
      ['payment.authorized', 'payment.captured', 'order.paid', 'payment.authorized'],
    ],
  ])('%s', async (failure, expected) => {
    await gateway.injectError('webhook', failure);
    await pay();
    await flush();
    expect(events()).toEqual(expected);
  });

  test.each(['bad-signature', 'reserialised'])(
    '%s: the signature does not fit the bytes',
    async (failure) => {
      await gateway.injectError('webhook', failure);
      await pay('fail');
      await flush();
      const { body, signature } = shop.received[0]!;
      expect(signature).not.toBe(signWebhook(webhookSecret, body));
    },
  );

  test('old-secret signs with the previous secret', async () => {
    await gateway.injectError('webhook', 'old-secret');
    await pay('fail');
    await flush();
    const { body, signature } = shop.received[0]!;
    expect(signature).toBe(signWebhook('old_webhook_secret', body));
  });

  test('no-event-id omits the header', async () => {
    await gateway.injectError('webhook', 'no-event-id');
    await pay('fail');
    await flush();
    expect(shop.received[0]!.id).toBeUndefined();
  });

  test('huge sends more than a mebibyte', async () => {
    await gateway.injectError('webhook', 'huge');
    await pay('fail');
    await flush();
    expect(shop.received[0]!.body.length).toBeGreaterThan(1024 * 1024);
  });
});

test('an event can be replayed', async () => {
  await pay('fail');
  await flush();
  const { json } = await gateway.post('/__sandbox/webhooks/replay', {
    eventId: shop.received[0]!.id,
    n: 20,
  });
  expect([json.accepted, shop.received.length]).toEqual([20, 21]);
});

test('events can be sent to another URL', async () => {
  const other = await startWebhookServer();
  await gateway.post('/__sandbox/webhooks/url', { url: other.url });
  await pay('fail');
  await flush();
  await gateway.post('/__sandbox/webhooks/url', { url: shop.url });
  await other.close();
  expect([other.received.length, shop.received.length]).toEqual([1, 0]);
});
