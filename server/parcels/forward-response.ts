import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Deps } from '../platform/deps.ts';
import { findOrder } from '../reservations/order-queries.ts';
import { findParcel } from './parcel-queries.ts';

/**
 * Passes a customer's answer after a missed delivery on to the courier. The phone is read from
 * the order, so that the outbox has no personal data.
 * @throws CourierError where the courier is away; one that no longer awaits an answer is left alone
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
    await courier.answerMissed({
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
