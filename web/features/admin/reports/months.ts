import { indiaOffsetMs } from '@jyotiratna/contract';

/**
 * The first and last day (YYYY-MM-DD in India) of the previous month. @param nowMs milliseconds
 * since the epoch
 */
export function lastMonth(nowMs: number): { from: string; to: string } {
  const today = new Date(nowMs + indiaOffsetMs);
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1));
  return monthDays(first.toISOString().slice(0, 7));
}

/** The first and last day of a month, YYYY-MM-DD. @param month YYYY-MM */
export function monthDays(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** The quarter of the tax year (April to March) that contains a month. @param month YYYY-MM */
export function taxQuarter(month: string): { year: string; quarter: '1' | '2' | '3' | '4' } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const quarter = (['4', '1', '2', '3'] as const)[Math.floor((number - 1) / 3)] ?? '4';
  return { year: String(quarter === '4' ? year - 1 : year), quarter };
}
