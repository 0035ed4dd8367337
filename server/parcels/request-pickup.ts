import { indianDate } from '@jyotiratna/contract';
import { readDelivery } from '../delivery/settings.ts';
import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Deps } from '../platform/deps.ts';
import { findHandOver, listHandOverParcels, storePickup } from './hand-over-queries.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The hour in India until which a pickup is requested for the same day. */
const lastHour = 14;

/**
 * Requests the pickup of a hand-over. Idempotent: the adapter finds an earlier pickup by the
 * hand-over's id.
 * @throws CourierError if the outcome is unknown or the courier is unavailable
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

/**
 * The day of the next pickup in India: today before 14:00, else the next business day. @returns
 * YYYY-MM-DD
 */
export function pickupDay(nowMs: number, holidays: readonly string[]): string {
  let at = nowMs + (24 - lastHour) * hourMs;
  while (!isBusinessDay(indianDate(at), holidays)) at += dayMs;
  return indianDate(at);
}

function isBusinessDay(day: string, holidays: readonly string[]): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !holidays.includes(day);
}
