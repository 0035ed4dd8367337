import { createHash } from 'node:crypto';
import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import type { WebhookMessage } from '../platform/payment-providers/provider.ts';
import { onlineProviders } from '../platform/payment-providers/providers.ts';
import { storeWebhook } from './webhook-queries.ts';

/**
 * Receives a webhook: verifies the webhook signature (HMAC) over the raw bytes before parsing them,
 * then stores the event, once. A worker processes it later, so that the provider gets its response
 * immediately.
 * @returns false if it was stored before or is unreadable
 * @throws ShopError payment_unverified (400) for an invalid signature; nothing is stored
 */
export async function handleWebhook(
  deps: Pick<Deps, 'db' | 'log' | 'payments' | 'otherPayments'>,
  message: WebhookMessage,
): Promise<boolean> {
  const providers = onlineProviders(deps);
  if (providers.length === 0) throw new ShopError('payments_off');
  const { body } = message;
  const attempts = providers.map(({ name, readWebhook }) => ({
    name,
    webhook: readWebhook(message),
  }));
  const signed = attempts.find(({ webhook }) => webhook !== null);
  if (!signed?.webhook) {
    deps.log.warn({ bytes: body.byteLength }, 'webhook signature rejected');
    throw new ShopError('payment_unverified', { message: errorMessage('signature_invalid') });
  }
  const { id: given, event } = signed.webhook;
  const id =
    given && /^[\w-]{1,100}$/.test(given)
      ? given
      : `sha256:${createHash('sha256').update(body).digest('hex')}`;
  // Validly signed, but unreadable: not stored, and needs no retry.
  if (!event) return false;
  const payload = { raw: Buffer.from(body).toString('base64'), provider: signed.name };
  return storeWebhook(deps.db, { id, event: event.event, payload });
}
