import type { DeliveryEntity } from '../entities.ts';
import { signWebhook } from '../signatures.ts';

/**
 * Posts an event. True for a 2xx response within the timeout (ms); everything else, including
 * redirects, is a failure.
 */
export async function send(
  url: string,
  delivery: DeliveryEntity,
  secrets: readonly string[],
  timeoutMs: number,
): Promise<boolean> {
  const [current = '', old = current] = secrets;
  const secret = { current, old, wrong: 'not_the_secret' }[delivery.signWith];
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Sandbox-Webhook/1',
        'x-razorpay-signature': signWebhook(secret, delivery.signedBody),
        ...(delivery.withEventId && { 'x-razorpay-event-id': delivery.id }),
      },
      body: delivery.body,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
