import { indiaOffsetMs } from '@jyotiratna/contract';

/** The first and the last day of the month before this one, in India, YYYY-MM-DD. @param nowMs milliseconds since the epoch */
export function lastMonth(nowMs: number): { from: string; to: string } {
  const today = new Date(nowMs + indiaOffsetMs);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month - 1, 1)), to: day(Date.UTC(year, month, 0)) };
}
