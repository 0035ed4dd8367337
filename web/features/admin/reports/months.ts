import { indiaOffsetMs } from '@jyotiratna/contract';

/** The first and the last day of the month before this one, in India, YYYY-MM-DD. @param nowMs milliseconds since the epoch */
export function lastMonth(nowMs: number): { from: string; to: string } {
  const today = new Date(nowMs + indiaOffsetMs);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month - 1, 1)), to: day(Date.UTC(year, month, 0)) };
}

/** The days of a month, YYYY-MM-DD, both included. @param month YYYY-MM */
export function monthDays(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}
