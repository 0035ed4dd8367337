import { createHmac } from 'node:crypto';

const hmac = (secret: string, message: string) =>
  createHmac('sha256', secret).update(message).digest('hex');

/**
 * The signature of the browser's callback: HMAC-SHA256 of `order_id|payment_id` with the key
 * secret, lower-case hex.
 */
export const signPayment = (keySecret: string, orderId: string, paymentId: string) =>
  hmac(keySecret, `${orderId}|${paymentId}`);

/**
 * The value of `X-Razorpay-Signature`: HMAC-SHA256 of the body as sent, with the webhook secret,
 * lower-case hex.
 */
export const signWebhook = (webhookSecret: string, body: string) => hmac(webhookSecret, body);
