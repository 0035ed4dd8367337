import { errorMessage, type OrderParcel, ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { lockOrder, updateOrder } from '../reservations/order-queries.ts';
import { findOrderParcel, lockParcel, updateParcel } from './parcel-queries.ts';
import { presentOrderParcel, redeliveryDays } from './present-parcel.ts';

/**
 * Saves the customer's reply to a missed delivery: another day, or a corrected phone number; once
 * for each missed delivery.
 * @throws ShopError order_state if no reply is awaited, invalid_input for a day without deliveries
 */
export async function requestRedelivery(
  deps: Pick<Deps, 'db' | 'clock'>,
  orderId: string,
  { day, phone }: { day?: string | undefined; phone?: string | undefined },
): Promise<OrderParcel | null> {
  if (day !== undefined && !redeliveryDays(deps.clock.now()).includes(day)) {
    const message = errorMessage('missed_day_invalid');
    throw new ShopError('invalid_input', { message, fields: { day: message } });
  }
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const found = order && (await findOrderParcel(tx, orderId));
    const parcel = found && (await lockParcel(tx, found.id));
    if (!order?.address || parcel?.state !== 'missed' || parcel.answeredMisses >= parcel.misses)
      throw new ShopError('order_state', { message: errorMessage('missed_not_now') });
    if (phone) await updateOrder(tx, order, { address: { ...order.address, phone } }, 'customer');
    await updateParcel(tx, parcel.id, { answeredMisses: parcel.misses, answerDay: day ?? null });
    await addToOutbox(tx, 'courier', `answer:${parcel.id}:${parcel.misses}`, {
      do: 'answer',
      parcelId: parcel.id,
    });
  });
  return presentOrderParcel(deps, orderId);
}
