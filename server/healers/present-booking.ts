import { type Booking, findHealerRates, toRupees } from '@jyotiratna/contract';
import type { BookingRow } from './queries.ts';

const indiaOffsetMs = 330 * 60_000;

/** The day (YYYY-MM-DD) and time (HH:MM) of a moment in India. */
export function indianSlot(startsAt: Date): { date: string; time: string } {
  const text = new Date(startsAt.getTime() + indiaOffsetMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** A booking as its customer and the administrators see it. */
export function presentBooking(row: BookingRow): Booking {
  const { id, healerId, mode, startsAt, status, name, email, phone, refundPaise, feePaise, refundRule } = row;
  return {
    id,
    healerId,
    healerName: findHealerRates(healerId)?.name ?? 'Former healer',
    mode,
    ...indianSlot(startsAt),
    startsAt: startsAt.toISOString(),
    earliestStartsAt: (row.earliestStartsAt ?? startsAt).toISOString(),
    status,
    price: {
      session: toRupees(row.sessionPaise),
      perMinute: toRupees(row.perMinutePaise),
      freeMinutes: row.freeMinutes,
      payNow: 0,
    },
    paid: toRupees(row.paidPaise),
    refund:
      refundPaise === null || feePaise === null
        ? null
        : { amount: toRupees(refundPaise), fee: toRupees(feePaise), rule: refundRule ?? '' },
    name,
    email,
    phone,
    createdAt: row.createdAt.toISOString(),
  };
}
