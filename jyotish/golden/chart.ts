import { castChart, type Chart } from '../src/chart/chart.ts';
import { momentOf } from '../src/time/local-time.ts';
import type { GoldenBirth } from './births.ts';

/** The chart of a birth of `births.json`; with `hasTime` false, as if its time were not known. */
export function referenceChart({ date, time, zone, latitude, longitude }: GoldenBirth, hasTime = true): Chart {
  return castChart({ ...momentOf({ date, time: hasTime ? time : null, zone }), latitude, longitude });
}

/** The chart of a birth in India, for tests of single rules. Jaipur by default. */
export function chartOf(date: string, time: string | null, zone = 'Asia/Kolkata'): Chart {
  return castChart({ ...momentOf({ date, time, zone }), latitude: 26.9196, longitude: 75.7878 });
}
