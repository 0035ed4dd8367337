import { type Chart, runningPeriods } from '@jyotiratna/jyotish';

const dayMs = 86_400_000;
/** No chart is kept for longer than this without being drawn anew. */
const longestMs = 30 * dayMs;
/** An exception of Mangal dosha begins with this birthday. */
const exceptionAge = 28;

/** Until when all statements of a chart that was drawn at `now` hold, epoch ms: a period ends, or an age is reached. */
export function validUntil(chart: Chart, now: number): number {
  const birthday = new Date(chart.birth.instant);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + exceptionAge);
  const running = runningPeriods(chart, now);
  // The age changes on a civil day; a day earlier and later the chart is drawn anew rather than kept.
  const ends = [now + longestMs, running?.[2].end, birthday.getTime() - dayMs, birthday.getTime() + dayMs];
  return Math.min(...ends.filter((end) => end !== undefined && end > now).map(Number));
}
