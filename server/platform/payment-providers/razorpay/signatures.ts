import { createHmac, timingSafeEqual } from 'node:crypto';
import { isGatewayId } from './ids.ts';

const hexDigest = /^[0-9a-f]{64}$/;

function matches(secret: string, message: string | Uint8Array, signature: unknown): boolean {
  if (typeof signature !== 'string' || !hexDigest.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

export type SignedCallback = {
  orderId: unknown;
  paymentId: unknown;
  signature: unknown;
};

/**
 * Whether the provider signed this pair of order and payment. It verifies neither the amount nor
 * the capture. Source: HMAC-SHA256 of `order_id|payment_id` with the key secret, lower-case hex.
 */
export function verifyCallbackSignature(
  keySecret: string,
  { orderId, paymentId, signature }: SignedCallback,
): boolean {
  if (!isGatewayId('order', orderId) || !isGatewayId('payment', paymentId)) return false;
  return matches(keySecret, `${orderId}|${paymentId}`, signature);
}

/**
 * Whether one of the webhook secrets signed these bytes (webhook signature, HMAC). Several are
 * accepted, because after a rotation the provider repeats older events with the older secret.
 */
export function verifyWebhookSignature(
  secrets: readonly string[],
  rawBody: Uint8Array,
  signature: unknown,
): boolean {
  return secrets.some((secret) => matches(secret, rawBody, signature));
}
