import { dayMs, errorMessage, ShopError } from '@jyotiratna/contract';
import type { VisitDays } from '@jyotiratna/contract/admin/reports';
import type { Deps } from '../../platform/deps.ts';
import { listVisitCounts } from '../../visits/queries.ts';
import { countPaidByDay, type ReportPeriod } from './queries.ts';

/** Maximum days of a period: a year. */
const maxDays = 366;

/**
 * Visits, funnel steps and paid orders of each day, latest first; the last half minute of other
 * processes is not included yet. Two queries.
 * @throws ShopError invalid_input if the period ends before it starts or is longer than a year
 */
export async function readVisits(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  period: ReportPeriod,
): Promise<VisitDays> {
  const days = daysOf(period);
  if (days.length === 0 || days.length > maxDays)
    throw new ShopError('invalid_input', { fields: { to: errorMessage('period_in_order') } });
  const [counts, paid] = await Promise.all([
    listVisitCounts(db, period),
    countPaidByDay(db, env, period),
  ]);
  const byStep = new Map(counts.map(({ day, step, total }) => [`${day} ${step}`, total]));
  const total = (day: string, step: string) => byStep.get(`${day} ${step}`) ?? 0;
  return {
    days: days.map((day) => ({
      day,
      visit: total(day, 'visit'),
      product: total(day, 'product'),
      cart: total(day, 'cart'),
      checkout: total(day, 'checkout'),
      paid: paid.get(day) ?? 0,
    })),
  };
}

function daysOf({ from, to }: ReportPeriod): string[] {
  const last = Date.parse(to);
  const length = Math.min((last - Date.parse(from)) / dayMs + 1, maxDays + 1);
  return Array.from({ length: Math.max(length, 0) }, (_, at) =>
    new Date(last - at * dayMs).toISOString().slice(0, 10),
  );
}
