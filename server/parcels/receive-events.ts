import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { CourierMessage } from '../platform/couriers/courier.ts';
import type { Deps } from '../platform/deps.ts';
import { applyEvents } from './apply-events.ts';

/**
 * Receives a courier's webhook: its signature is verified over the raw bytes before they are
 * parsed. Its events are applied at once; a failure makes the courier repeat them.
 * @throws ShopError courier_off (404), unauthenticated (401) for a wrong signature: nothing
 *   changes then
 */
export async function receiveEvents(deps: Deps, message: CourierMessage): Promise<void> {
  const { courier, log } = deps;
  if (!courier) throw new ShopError('courier_off');
  const events = courier.readWebhook(message);
  if (!events) {
    log.warn({ bytes: message.body.byteLength }, 'a courier signature was rejected');
    throw new ShopError('unauthenticated', { message: errorMessage('signature_invalid') });
  }
  await applyEvents(deps, { courier: courier.name, source: 'webhook' }, events);
}
