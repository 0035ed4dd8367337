import { createHash } from 'node:crypto';
import { ShopError, sentence } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import type { WebhookMessage } from '../platform/payment-providers/provider.ts';
import { onlineProviders } from '../platform/payment-providers/providers.ts';
import { storeWebhook } from './webhook-queries.ts';

/**
 * Takes a webhook in: the signature is checked over the bytes before they are read, then the event is stored, once. Acting
 * on it is the worker's part, so that the provider gets its answer at once.
 * @returns false when it has been stored before
 * @throws ShopError payment_unverified (400) for a bad signature; nothing is stored then
 */
export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'log' | 'payments' | 'otherPayments'>,
  message: WebhookMessage,
): Promise<boolean> {
  const providers = onlineProviders(deps);
  if (providers.length === 0) throw new ShopError('payments_off');
  const { body } = message;
  const taken = providers.map(({ name, readWebhook }) => ({ name, webhook: readWebhook(message) }));
  const signed = taken.find(({ webhook }) => webhook !== null);
  if (!signed?.webhook) {
    deps.log.warn({ bytes: body.byteLength }, 'webhook signature refused');
    throw new ShopError('payment_unverified', { message: sentence('signature_invalid') });
  }
  const { id: named, event } = signed.webhook;
  const id =
    named && /^[\w-]{1,100}$/.test(named) ? named : `sha256:${createHash('sha256').update(body).digest('hex')}`;
  // Signed, so it is the provider's; what we cannot read is kept nowhere and needs no repetition.
  if (!event) return false;
  const payload = { raw: Buffer.from(body).toString('base64'), provider: signed.name };
  return storeWebhook(deps.db, { id, event: event.event, payload });
}
