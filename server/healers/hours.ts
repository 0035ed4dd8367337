import { bookingTimes, errorMessage, type HealerHours, ShopError } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { findHealerAccount, type HealerAccountRow } from './presence-queries.ts';

const grid = [...bookingTimes.morning, ...bookingTimes.evening];

/** A healer's availability: as configured; by default all slots. */
export function hoursOf(row: Pick<HealerAccountRow, 'hours'> | null): HealerHours {
  return row?.hours ?? { week: Array.from({ length: 7 }, () => [...grid]), exceptions: [] };
}

/** The times of a day (YYYY-MM-DD in India) that a healer offers. */
export function offeredOn({ week, exceptions }: HealerHours, date: string): readonly string[] {
  const other = exceptions.find((one) => one.date === date);
  // `getUTCDay` starts with Sunday; here the week starts on Monday.
  return other?.times ?? week[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? [];
}

/**
 * The times that a healer offers on a day; empty if the shop has no sessions on that day. Two
 * queries.
 */
export async function findOffered(
  deps: { db: Executor; env: Env },
  healerId: string,
  date: string,
): Promise<readonly string[]> {
  if ((await readSettings(deps)).SESSION_CLOSED_DAYS.includes(date)) return [];
  const found = await findHealerAccount(deps.db, healerId);
  return offeredOn(hoursOf(found?.account ?? null), date);
}

/** @throws ShopError invalid_input (400) for a time at which the healer is unavailable */
export async function requireOffered(
  deps: { db: Executor; env: Env },
  healerId: string,
  { date, time }: { date: string; time: string },
): Promise<void> {
  if (!(await findOffered(deps, healerId, date)).includes(time))
    throw new ShopError('invalid_input', { fields: { time: errorMessage('time_of_list') } });
}
