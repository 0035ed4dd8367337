import { arrivalDays } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { readDelivery } from './settings.ts';

/**
 * The day in India, YYYY-MM-DD, by which a piece is made that takes so many working days; the shop's holidays are none. One query.
 * @param fromMs when it is begun, milliseconds since the epoch
 */
export async function madeByDay({ db }: { db: Executor }, fromMs: number, workDays: number): Promise<string> {
  const { holidays } = await readDelivery(db);
  return arrivalDays(fromMs, { least: workDays, most: workDays, holidays }).to;
}
