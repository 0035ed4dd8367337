import { defined, itemAt } from '@jyotiratna/contract';
import type { Graha } from '../tradition/grahas.ts';
import { NAKSHATRAS, VIMSHOTTARI_ORDER } from '../tradition/nakshatras.ts';
import type { Chart } from './chart.ts';
import { nakshatraPassed } from './zodiac.ts';

/** Years of each lord; 120 together. */
export const DASHA_YEARS: Readonly<Record<Graha, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};

const CYCLE = 120;

/** A dasha year is 365.25 days, in ms. */
const YEAR_MS = 365.25 * 86_400_000;

/**
 * A period of a lord: ms since 1970, not rounded. Each starts at the exact end of the previous
 * one.
 */
export interface Period {
  readonly lord: Graha;
  readonly start: number;
  readonly end: number;
}

/**
 * The nine lords in Vimshottari order from each of them on, with the years of the cycle that have
 * passed when theirs end.
 */
const SHARES = new Map(
  VIMSHOTTARI_ORDER.map((first, at) => {
    let years = 0;
    const lords = [...VIMSHOTTARI_ORDER.slice(at), ...VIMSHOTTARI_ORDER.slice(0, at)].map(
      (lord) => {
        years += DASHA_YEARS[lord];
        return { lord, years };
      },
    );
    return [first, lords] as const;
  }),
);

/** Nine periods from `start` to `end` in proportion to the lords' years. */
function share(first: Graha, start: number, end: number): Period[] {
  const periods: Period[] = [];
  let from = start;
  for (const { lord, years } of defined(SHARES.get(first))) {
    const to = years === CYCLE ? end : start + ((end - start) * years) / CYCLE;
    periods.push({ lord, start: from, end: to });
    from = to;
  }
  return periods;
}

/**
 * The nine Vimshottari mahadashas from the one that ran at birth: 120 years, the first part before
 * birth.
 * @param moon sidereal longitude of the Moon at birth, degrees
 * @param instant of birth, ms since 1970
 */
export function mahadashas(moon: number, instant: number): Period[] {
  const lord = itemAt(NAKSHATRAS, Math.floor(moon / (360 / 27))).lord;
  const start = instant - nakshatraPassed(moon) * DASHA_YEARS[lord] * YEAR_MS;
  return share(lord, start, start + CYCLE * YEAR_MS);
}

/**
 * The nine parts of a period: antardashas of a mahadasha, pratyantardashas of an antardasha. The
 * first is its own lord's.
 */
export function subPeriods(period: Period): Period[] {
  return share(period.lord, period.start, period.end);
}

/**
 * The mahadasha, antardasha and pratyantardasha that run at an instant; undefined outside the 120
 * years.
 */
export function runningPeriods(
  chart: Chart,
  instant: number,
): [Period, Period, Period] | undefined {
  const at = (periods: readonly Period[]) =>
    periods.find(({ start, end }) => instant >= start && instant < end);
  const maha = at(mahadashas(chart.grahas.Moon.longitude, chart.birth.instant));
  const antar = maha && at(subPeriods(maha));
  const pratyantar = antar && at(subPeriods(antar));
  return maha && antar && pratyantar ? [maha, antar, pratyantar] : undefined;
}
