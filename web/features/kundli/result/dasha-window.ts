import type { KundliReply } from '@jyotiratna/contract';
import { instantOf } from '../dates.ts';

type Period = KundliReply['kundli']['data']['dasha_periods'][number];
/** A segment of the timeline; `from` and `share` are fractions of its length. */
export type DashaSegment = { period: Period; from: number; share: number };
export type DashaWindow = {
  segments: DashaSegment[];
  start: number;
  end: number;
  today: number | null;
};

const yearMs = 365.25 * 86_400_000;
/** The minimum length of the timeline in years, and its extent beyond today. */
const minYears = 62;
const upcomingYears = 25;

/**
 * The part of the 120 years that the timeline displays: from birth to some years after `now`.
 * Instants in ms since 1970.
 */
export function dashaWindow(periods: readonly Period[], birth: number, now: number): DashaWindow {
  const last = periods.at(-1);
  const target = Math.max(birth + minYears * yearMs, now + upcomingYears * yearMs);
  const end = Math.min(target, last ? instantOf(last.end) : target);
  const length = end - birth;
  const segments = periods.flatMap((period) => {
    const from = Math.max(instantOf(period.start), birth);
    const to = Math.min(instantOf(period.end), end);
    return to > from
      ? [{ period, from: (from - birth) / length, share: (to - from) / length }]
      : [];
  });
  return {
    segments,
    start: birth,
    end,
    today: now >= birth && now <= end ? (now - birth) / length : null,
  };
}

/** Whether a period contains `now` (ms since 1970). */
export function isRunning({ start, end }: { start: string; end: string }, now: number): boolean {
  return instantOf(start) <= now && now < instantOf(end);
}
