import { createHash } from 'node:crypto';
import { ShopError, sentence } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { storeWebhook } from './webhook-queries.ts';

type Received = { body: Uint8Array; signature: unknown; eventId: unknown };

/**
 * Takes a webhook in: the signature is checked over the bytes before they are read, then the event is stored, once. Acting
 * on it is the worker's part, so that the provider gets its answer at once.
 * @returns false when it has been stored before
 * @throws ShopError payment_unverified (400) for a bad signature; nothing is stored then
 */
export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  { body, signature, eventId }: Received,
): Promise<boolean> {
  if (!deps.payments) throw new ShopError('payments_off');
  if (!deps.payments.verifyWebhook(body, signature)) {
    deps.log.warn({ bytes: body.byteLength }, 'webhook signature refused');
    throw new ShopError('payment_unverified', { message: sentence('signature_invalid') });
  }
  const event = deps.payments.parseWebhook(body);
  const named = typeof eventId === 'string' && /^[\w-]{1,100}$/.test(eventId);
  const id = named ? eventId : `sha256:${createHash('sha256').update(body).digest('hex')}`;
  // Signed, so it is the provider's; what we cannot read is kept nowhere and needs no repetition.
  if (!event) return false;
  return storeWebhook(deps.db, { id, event: event.event, payload: { raw: Buffer.from(body).toString('base64') } });
}
