import { bookingTimes, type HealerHours, ShopError, sentence } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { findHealerAccount, type HealerAccountRow } from './presence-queries.ts';

const grid = [...bookingTimes.morning, ...bookingTimes.evening];

/** When a healer's slots are on offer: as they have said, else on the whole grid. */
export function hoursOf(row: Pick<HealerAccountRow, 'hours'> | null): HealerHours {
  return (row?.hours as HealerHours | null) ?? { week: Array.from({ length: 7 }, () => [...grid]), exceptions: [] };
}

/** The times of a day (YYYY-MM-DD in India) that a healer offers. */
export function offeredOn({ week, exceptions }: HealerHours, date: string): readonly string[] {
  const other = exceptions.find((one) => one.date === date);
  // Sunday is 0 there; the week begins on Monday here.
  return other?.times ?? week[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? [];
}

/** @throws ShopError invalid_input (400) for a time at which that healer takes no sessions */
export async function requireOffered(
  db: Executor,
  healerId: string,
  { date, time }: { date: string; time: string },
): Promise<void> {
  const found = await findHealerAccount(db, healerId);
  if (!offeredOn(hoursOf(found?.account ?? null), date).includes(time))
    throw new ShopError('invalid_input', { fields: { time: sentence('time_of_list') } });
}
