import Razorpay from 'razorpay';
import {
  validatePaymentVerification,
  validateWebhookSignature,
} from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  keyId,
  keySecret,
  type StartedGateway,
  startGateway,
  webhookSecret,
} from '../testing/start-gateway.ts';
import { startWebhookServer } from '../testing/start-receiver.ts';

/** Runs the provider's own, unmodified SDK against the gateway to verify compatibility. */
let gateway: StartedGateway;
let shop: Awaited<ReturnType<typeof startWebhookServer>>;
let sdk: Razorpay;

beforeAll(async () => {
  shop = await startWebhookServer();
  gateway = await startGateway({ webhookUrl: shop.url });
  sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  // The SDK has no option for its base URL.
  (sdk.api as unknown as { rq: { defaults: { baseURL: string } } }).rq.defaults.baseURL =
    gateway.origin;
});
beforeEach(async () => {
  await gateway.post('/__sandbox/reset');
  shop.forget();
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

const newOrder = () =>
  sdk.orders.create({ amount: 5000, currency: 'INR', receipt: 'ord_1', notes: { ref: 'ord_1' } });
async function pay() {
  const order = await newOrder();
  const { json } = await gateway.attempt(order.id);
  return {
    orderId: order.id,
    paymentId: json.razorpay_payment_id as string,
    signature: json.razorpay_signature as string,
  };
}

test('orders are created, fetched, and found by receipt', async () => {
  const { id } = await newOrder();
  expect(await sdk.orders.fetch(id)).toMatchObject({
    id,
    amount: 5000,
    receipt: 'ord_1',
    notes: { ref: 'ord_1' },
  });
  const found = await sdk.orders.all({ receipt: 'ord_1', count: 5, 'expand[]': 'payments' });
  expect(found).toMatchObject({ entity: 'collection', count: 1, items: [{ id }] });
});

test('payments are fetched by id, by order and by time', async () => {
  const { orderId, paymentId } = await pay();
  const now = Math.floor(gateway.clock.now() / 1000);
  expect(await sdk.payments.fetch(paymentId)).toMatchObject({
    status: 'captured',
    order_id: orderId,
  });
  expect(await sdk.orders.fetchPayments(orderId)).toMatchObject({ items: [{ id: paymentId }] });
  expect(await sdk.payments.all({ from: now - 60, to: now })).toMatchObject({
    items: [{ id: paymentId }],
  });
});

test('an authorized payment is captured', async () => {
  await gateway.injectError('money', 'authorize-only');
  const { paymentId } = await pay();
  expect(await sdk.payments.capture(paymentId, 5000, 'INR')).toMatchObject({
    status: 'captured',
    captured: true,
  });
});

test('a payment is refunded', async () => {
  const { paymentId } = await pay();
  const refund = await sdk.payments.refund(paymentId, { amount: 2000, speed: 'normal' });
  expect(await sdk.refunds.fetch(refund.id)).toMatchObject({ amount: 2000, payment_id: paymentId });
  expect(await sdk.payments.fetchMultipleRefund(paymentId, {})).toMatchObject({ count: 1 });
});

test('a rejection reaches the client in the SDK’s own format', async () => {
  await expect(sdk.orders.create({ amount: 5, currency: 'INR' })).rejects.toMatchObject({
    statusCode: 400,
    error: { code: 'BAD_REQUEST_ERROR', field: 'amount' },
  });
});

test('the SDK accepts the signatures of callback and webhook', async () => {
  const { orderId, paymentId, signature } = await pay();
  await gateway.clock.advance(1_000);
  const [event] = shop.received;
  expect(
    validatePaymentVerification({ order_id: orderId, payment_id: paymentId }, signature, keySecret),
  ).toBe(true);
  expect(validateWebhookSignature(event!.body, event!.signature, webhookSecret)).toBe(true);
});
