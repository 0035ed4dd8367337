import { createHmac } from 'node:crypto';
import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import {
  keyId,
  keySecret,
  type StartedGateway,
  startGateway,
  webhookSecret,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { isNull } from 'drizzle-orm';
import { processWebhooks } from '../payments/process-webhooks.ts';
import { webhookEvents } from '../payments/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { createProvider } from '../platform/payment-providers/razorpay/provider.ts';
import { configuredSettings } from '../platform/payment-providers/razorpay/settings.ts';
import { inProcessTimeouts } from '../platform/payment-providers/razorpay/timeouts.ts';
import type { DatabaseKind } from './test-database.ts';
import { createTestShop, type Reply, type TestShop, type Visitor } from './test-shop.ts';

export type CheckoutShop = TestShop & {
  gateway: StartedGateway;
  /** Pays by `Succeed` in the test window. @returns the callback's three fields */
  pay: (gatewayOrderId: string) => Promise<Callback>;
  /**
   * Delivers every event that the gateway recorded to the webhook, `copies` times, and resolves
   * when all have been processed.
   */
  deliverWebhooks: (options?: {
    copies?: number;
    arrange?: (events: Event[]) => Event[];
  }) => Promise<number[]>;
  /** Sends bytes to the webhook, signed unless a signature is given. */
  sendWebhook: (body: string, headers?: Record<string, string>) => Promise<Reply>;
};

export type Callback = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};
type Event = { id: string; body: string };

/**
 * The environment that connects a shop to a gateway at that base instead of the real provider.
 */
export function gatewaySettings(apiBase: string): Record<string, string> {
  return {
    PAYMENTS: 'razorpay',
    RAZORPAY_API_BASE: apiBase,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  };
}

/**
 * These dependencies with long timeouts, for a gateway in the same process, which shares its load.
 */
function patient(deps: Deps): Deps {
  const settings = configuredSettings(deps.env);
  if (!settings || deps.payments?.name !== settings.name) return deps;
  return { ...deps, payments: createProvider(settings, { timeouts: inProcessTimeouts }) };
}

/**
 * A test shop with its own gateway over HTTP. The gateway sends no webhooks by itself: tests
 * trigger them.
 */
export async function createCheckoutShop(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  options: Parameters<typeof createTestShop>[2] = {},
): Promise<CheckoutShop> {
  const gateway = await startGateway({ clock: createSystemClock() });
  const { change = (deps: Deps) => deps, mount } = options;
  const shop = await createTestShop(
    kind,
    { ...gatewaySettings(gateway.apiBase), ...env },
    { change: (deps) => change(patient(deps)), ...(mount && { mount }) },
  );

  async function sendWebhook(body: string, headers: Record<string, string> = {}): Promise<Reply> {
    const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        ...headers,
      },
      payload: body,
    });
    return { status: reply.statusCode, body: reply.body && reply.json(), headers: reply.headers };
  }

  return {
    ...shop,
    gateway,
    sendWebhook,
    pay: async (gatewayOrderId) => {
      const { status, json } = await gateway.attempt(gatewayOrderId);
      if (status !== 200)
        throw new Error(`the gateway answered ${status}: ${JSON.stringify(json)}`);
      return json;
    },
    deliverWebhooks: async ({ copies = 1, arrange = (given: Event[]) => given } = {}) => {
      const events: Event[] = (await gateway.ledger()).events;
      const results = await Promise.all(
        arrange(Array.from({ length: copies }, () => events).flat()).map((event) =>
          sendWebhook(event.body, { 'x-razorpay-event-id': event.id }),
        ),
      );
      await processWebhooks(shop.deps);
      // Blocks until the route's own run has released its locked events.
      await shop.deps.db.transaction((tx) =>
        tx.select().from(webhookEvents).where(isNull(webhookEvents.processedAt)).for('update'),
      );
      return results.map((reply) => reply.status);
    },
    close: async () => {
      await shop.close();
      await gateway.close();
    },
  };
}

export type Order = { gatewayOrderId: string; orderId: string; reply: Reply };

/**
 * A guest calls create-order for these lines, and repeats the call while the database is
 * overloaded, as clients do. `amount` in rupees.
 */
export async function startOrder(
  visitor: Visitor,
  amount: number,
  items: { productId: string; variant?: string; quantity: number }[] | undefined,
  extra: object = {},
  headers: Record<string, string> = {},
): Promise<Order> {
  const body = {
    amount,
    currency: 'INR',
    ...(items ? { items } : {}),
    email: 'asha@example.com',
    ...extra,
  };
  const reply = await visitor.post('/payments/create-order', body, headers);
  if (reply.body.code === 'busy') return startOrder(visitor, amount, items, extra, headers);
  return { reply, gatewayOrderId: reply.body.order?.id, orderId: reply.body.orderId };
}
