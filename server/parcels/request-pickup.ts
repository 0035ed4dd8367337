import { indianDate } from '@jyotiratna/contract';
import { readDelivery } from '../delivery/settings.ts';
import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Deps } from '../platform/deps.ts';
import { findHandOver, listHandOverParcels, storePickup } from './hand-over-queries.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Requests until this hour in India are for the same day. */
const lastHour = 14;

/**
 * Requests the one pickup of a hand-over. It may run again: the adapter finds the pickup of a
 * previous attempt by the hand-over's id.
 * @throws CourierError where the outcome is unknown or the courier is away
 */
export async function requestPickup(
  deps: Pick<Deps, 'db' | 'clock' | 'courier'>,
  id: string,
): Promise<void> {
  const { courier, db } = deps;
  const row = await findHandOver(db, { id });
  if (!row || row.pickupId) return;
  if (courier?.name !== row.courier)
    throw new CourierError('unavailable', { code: 'courier_not_set_up' });
  const bookings = (await listHandOverParcels(db, [id])).flatMap(({ awb, courierRef, state }) =>
    awb && state === 'booked' ? [{ awb, courierRef }] : [],
  );
  if (bookings.length === 0) return;
  const { holidays } = await readDelivery(db);
  const day = pickupDay(deps.clock.now(), holidays);
  await storePickup(db, id, await courier.requestPickup({ reference: id, day, bookings }));
}

/** The next business day in India, today before the afternoon. @returns YYYY-MM-DD */
export function pickupDay(nowMs: number, holidays: readonly string[]): string {
  let at = nowMs + (24 - lastHour) * hourMs;
  while (!isBusinessDay(indianDate(at), holidays)) at += dayMs;
  return indianDate(at);
}

function isBusinessDay(day: string, holidays: readonly string[]): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !holidays.includes(day);
}
