import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { CourierMessage } from '../platform/couriers/courier.ts';
import type { Deps } from '../platform/deps.ts';
import { applyEvents } from './apply-events.ts';

/**
 * Receives a courier's webhook: verifies the webhook signature over the raw bytes before parsing
 * them, and applies its events. After an error, the courier repeats the webhook.
 * @throws ShopError courier_off (404), unauthenticated (401) for an invalid signature: nothing
 * changes
 */
export async function handleCourierMessage(deps: Deps, message: CourierMessage): Promise<void> {
  const { courier, log } = deps;
  if (!courier) throw new ShopError('courier_off');
  const events = courier.readWebhook(message);
  if (!events) {
    log.warn({ bytes: message.body.byteLength }, 'a courier signature was rejected');
    throw new ShopError('unauthenticated', { message: errorMessage('signature_invalid') });
  }
  await applyEvents(deps, { courier: courier.name, source: 'webhook' }, events);
}
