import { errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../accounts/audit/audit.ts';
import { CourierError } from '../platform/couriers/courier-error.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { lockHandOver, queuePickup } from './hand-over-queries.ts';
import { findParcel, lockParcel, recordCancelRequest, updateParcel } from './parcel-queries.ts';

/**
 * Cancels a parcel that the courier has not collected: at once before its booking; a booked one as
 * soon as the courier has cancelled it. Its order can be handed over again, or shipped manually.
 * @throws ShopError not_found, order_state
 */
export async function cancelParcel(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  id: string,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const parcel = await lockParcel(tx, id);
    if (!parcel) throw new ShopError('not_found');
    if (parcel.state === 'cancelled' || parcel.cancelRequestedAt) return;
    if (parcel.state !== 'booking' && parcel.state !== 'booked')
      throw new ShopError('order_state', { message: errorMessage('parcel_collected') });
    if (parcel.state === 'booking') await updateParcel(tx, id, { state: 'cancelled' });
    await recordCancelRequest(tx, id);
    await addToOutbox(tx, 'courier', `cancel:${id}`, { do: 'cancel', parcelId: id });
    await audit(tx, actor, 'parcel.cancel', `order:${parcel.orderId}`, {
      parcel: { before: id, after: null },
    });
  });
}

/**
 * Cancels a booking at the courier. A parcel that was collected in the meantime stays, and its
 * events are applied. If it was the last unbooked parcel of its hand-over, the pickup is queued.
 * @throws CourierError if the outcome is unknown or the courier is unavailable
 */
export async function cancelParcelBooking(
  deps: Pick<Deps, 'db' | 'courier'>,
  id: string,
): Promise<void> {
  const { courier, db } = deps;
  const parcel = await findParcel(db, id);
  if (!parcel) return;
  if (parcel.awb !== null) {
    if (courier?.name !== parcel.courier)
      throw new CourierError('unavailable', { code: 'courier_not_set_up' });
    const { awb, courierRef } = parcel;
    const rejected = await courier.cancel({ awb, courierRef }).then(
      () => false,
      (error: unknown) => {
        if (error instanceof CourierError && error.kind === 'refused') return true;
        throw error;
      },
    );
    if (rejected) return;
  }
  const { handOverId } = parcel;
  await transact(db, async (tx) => {
    if (handOverId) await lockHandOver(tx, handOverId);
    const locked = await lockParcel(tx, id);
    if (locked?.state === 'booked' || locked?.state === 'booking')
      await updateParcel(tx, id, { state: 'cancelled' });
    if (handOverId) await queuePickup(tx, handOverId);
  });
}
