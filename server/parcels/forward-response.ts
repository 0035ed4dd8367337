import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Deps } from '../platform/deps.ts';
import { findOrder } from '../reservations/order-queries.ts';
import { findParcel } from './parcel-queries.ts';

/**
 * Forwards a customer's reply to a missed delivery to the courier. The phone number is read from
 * the order, so that the outbox contains no personal data. A parcel that no longer awaits a reply
 * is ignored.
 * @throws CourierError if the courier is unavailable
 */
export async function forwardResponse(
  deps: Pick<Deps, 'db' | 'courier'>,
  parcelId: string,
): Promise<void> {
  const { courier, db } = deps;
  const parcel = await findParcel(db, parcelId);
  if (!parcel?.awb || parcel.state !== 'missed') return;
  if (courier?.name !== parcel.courier)
    throw new CourierError('unavailable', { code: 'courier_not_set_up' });
  const order = await findOrder(db, parcel.orderId);
  const { awb, courierRef, answerDay: day } = parcel;
  const comment = day ? `Please deliver on ${day}.` : 'Please try again.';
  try {
    await courier.requestRedelivery({
      awb,
      courierRef,
      day,
      phone: order?.address?.phone ?? null,
      comment,
    });
  } catch (error) {
    if (!(error instanceof CourierError && error.kind === 'refused')) throw error;
  }
}
