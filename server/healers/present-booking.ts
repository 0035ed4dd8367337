import { type Booking, indianDate, indianTime, type Locale, toRupees } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { type HealerNames, nameOfHealer, readHealerNames } from './profiles/names.ts';
import type { StoredBooking } from './queries.ts';

/** The date (YYYY-MM-DD) and time (HH:MM) in India. */
export function indianSlot(startsAt: Date): { date: string; time: string } {
  const ms = startsAt.getTime();
  return { date: indianDate(ms), time: indianTime(ms) };
}

/**
 * A booking as visible to its customer and administrators, with the healer's name in a language.
 * One query.
 */
export async function presentBooking(
  db: Executor,
  row: StoredBooking,
  locale: Locale,
): Promise<Booking> {
  return present(row, await readHealerNames(db), locale);
}

/** Bookings as visible to their customers and administrators. One query. */
export async function presentBookings(
  db: Executor,
  rows: readonly StoredBooking[],
  locale: Locale,
): Promise<Booking[]> {
  const names = await readHealerNames(db);
  return rows.map((row) => present(row, names, locale));
}

function present(row: StoredBooking, names: HealerNames, locale: Locale): Booking {
  const {
    id,
    healerId,
    mode,
    startsAt,
    status,
    name,
    email,
    phone,
    refundPaise,
    feePaise,
    refundRule,
  } = row;
  return {
    id,
    healerId,
    healerName: nameOfHealer(names, healerId, locale),
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
    cancelFees: row.cancelFees,
    refund:
      refundPaise === null || feePaise === null
        ? null
        : {
            amount: toRupees(refundPaise),
            fee: toRupees(feePaise),
            extra: toRupees(row.extraPaise),
            rule: refundRule ?? '',
          },
    name,
    email,
    phone,
    createdAt: row.createdAt.toISOString(),
  };
}
