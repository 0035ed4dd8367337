import { arrivalDays } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { readDelivery } from './settings.ts';

/**
 * The day in India, YYYY-MM-DD, on which a product is ready after this many working days of
 * production, without the shop's holidays. One query.
 * @param fromMs start of production, milliseconds since the epoch
 */
export async function readyDay(
  { db }: { db: Executor },
  fromMs: number,
  workDays: number,
): Promise<string> {
  const { holidays } = await readDelivery(db);
  return arrivalDays(fromMs, { min: workDays, max: workDays, holidays }).to;
}
