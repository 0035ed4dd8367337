import { indianDate, type OrderParcel } from '@jyotiratna/contract';
import { trackingUrlOf } from '../orders/tracking-url.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { findOrderParcel, listEvents, type ParcelEventRow } from './parcel-queries.ts';

const dayMs = 86_400_000;
const answerableDays = 6;

/** The days that a customer may select after a missed delivery: from tomorrow, without Sundays. */
export function redeliveryDays(nowMs: number): string[] {
  const days = Array.from({ length: answerableDays + 2 }, (_, at) =>
    indianDate(nowMs + (at + 1) * dayMs),
  );
  return days
    .filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0)
    .slice(0, answerableDays);
}

/**
 * An order's parcel with its events, for its customer; null without a courier's parcel. It contains
 * no personal data.
 */
export async function presentOrderParcel(
  deps: Pick<Deps, 'db' | 'clock'>,
  orderId: string,
): Promise<OrderParcel | null> {
  const parcel = await findOrderParcel(deps.db, orderId);
  if (!parcel?.awb || parcel.state === 'cancelled' || parcel.state === 'failed') return null;
  const { state, awb, carrier, expectedOn, misses, answeredMisses, answerDay } = parcel;
  const requests = state === 'missed' && answeredMisses < misses;
  return {
    ...{
      state,
      awb,
      carrier: carrier ?? '',
      expectedOn: state === 'delivered' ? null : expectedOn,
    },
    trackingUrl: await trackingUrlOf(deps.db, { carrier, trackingNumber: awb }),
    events: await eventsOf(deps.db, parcel.id),
    question: requests ? { days: redeliveryDays(deps.clock.now()) } : null,
    answer: state === 'missed' && !requests ? { day: answerDay } : null,
  };
}

async function eventsOf(db: Executor, parcelId: string): Promise<OrderParcel['events']> {
  const events = await listEvents(db, [parcelId]);
  return events.map(presentEvent).reverse();
}

export function presentEvent({
  state,
  at,
  place,
  remark,
}: ParcelEventRow): OrderParcel['events'][number] {
  return { state, at: at.toISOString(), place, remark };
}
