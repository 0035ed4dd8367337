import { defined, itemAt } from '@jyotiratna/contract';
import type { Graha } from '../tradition/grahas.ts';
import { NAKSHATRAS, VIMSHOTTARI_ORDER } from '../tradition/nakshatras.ts';
import type { Chart } from './chart.ts';
import { nakshatraPassed } from './zodiac.ts';

/** Years of each dasha lord; 120 in total. */
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

/** A dasha year of 365.25 days, in ms. */
const YEAR_MS = 365.25 * 86_400_000;

/**
 * A period of a lord: ms since 1970, not rounded. Each starts exactly at the end of the previous
 * one.
 */
export interface Period {
  readonly lord: Graha;
  readonly start: number;
  readonly end: number;
}

/**
 * For each first lord: the nine lords in Vimshottari order from it, with the years of the cycle
 * elapsed at the end of their period.
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

/** Divides a period into nine, in proportion to the lords' years. */
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
 * The nine Vimshottari mahadashas from the one current at birth: 120 years, of which the elapsed
 * part of the first is before birth.
 * @param moon sidereal longitude of the Moon at birth, degrees
 * @param instant of birth, ms since 1970
 */
export function mahadashas(moon: number, instant: number): Period[] {
  const lord = itemAt(NAKSHATRAS, Math.floor(moon / (360 / 27))).lord;
  const start = instant - nakshatraPassed(moon) * DASHA_YEARS[lord] * YEAR_MS;
  return share(lord, start, start + CYCLE * YEAR_MS);
}

/**
 * The nine sub-periods of a period: antardashas of a mahadasha, pratyantardashas of an antardasha.
 * The first has the lord of the period itself.
 */
export function subPeriods(period: Period): Period[] {
  return share(period.lord, period.start, period.end);
}

/**
 * The mahadasha, antardasha and pratyantardasha current at an instant; undefined outside the 120
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
