import { bookingTimes, type HealerHours, ShopError, sentence } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { findHealerAccount, type HealerAccountRow } from './presence-queries.ts';

const grid = [...bookingTimes.morning, ...bookingTimes.evening];

/** When a healer's slots are on offer: as they have said, else on the whole grid. */
export function hoursOf(row: Pick<HealerAccountRow, 'hours'> | null): HealerHours {
  return row?.hours ?? { week: Array.from({ length: 7 }, () => [...grid]), exceptions: [] };
}

/** The times of a day (YYYY-MM-DD in India) that a healer offers. */
export function offeredOn({ week, exceptions }: HealerHours, date: string): readonly string[] {
  const other = exceptions.find((one) => one.date === date);
  // Sunday is 0 there; the week begins on Monday here.
  return other?.times ?? week[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? [];
}

/** The times of a day that a healer offers; none on a day on which the shop has no sessions. Two queries. */
export async function findOffered(
  deps: { db: Executor; env: Env },
  healerId: string,
  date: string,
): Promise<readonly string[]> {
  if ((await readSettings(deps)).SESSION_CLOSED_DAYS.includes(date)) return [];
  const found = await findHealerAccount(deps.db, healerId);
  return offeredOn(hoursOf(found?.account ?? null), date);
}

/** @throws ShopError invalid_input (400) for a time at which that healer takes no sessions */
export async function requireOffered(
  deps: { db: Executor; env: Env },
  healerId: string,
  { date, time }: { date: string; time: string },
): Promise<void> {
  if (!(await findOffered(deps, healerId, date)).includes(time))
    throw new ShopError('invalid_input', { fields: { time: sentence('time_of_list') } });
}
