import { defined } from '@jyotiratna/contract';
import { type Chart, castChart } from '../chart/chart.ts';
import type { Period } from '../chart/dasha.ts';
import { solarDayOf } from '../chart/solar-day.ts';
import type { Ayanamsa } from '../sky/ayanamsa.ts';
import { TABLE_YEARS } from '../sky/tables.ts';
import type { VisibleGraha } from '../strength/drishti.ts';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { muddaDasha } from './mudda.ts';
import { type Saham, sahams } from './sahams.ts';
import { solarReturn } from './solar-return.ts';
import { type TajikaYogas, tajikaYogas } from './tajika-yogas.ts';
import { type PanchavargiyaBala, panchavargiya, type YearLord, yearLord } from './year-lord.ts';

/**
 * The annual chart of a year of life by Tajika. Instants in ms since 1970, longitudes in sidereal
 * degrees.
 */
export interface Varshaphal {
  readonly completed: number;
  readonly start: number;
  readonly end: number;
  /** The chart of the solar return, cast for the birthplace. */
  readonly annual: Chart;
  readonly isNight: boolean;
  /** Rashi of the muntha, and its house from the annual lagna. */
  readonly muntha: { readonly rashi: number; readonly house: number };
  readonly strengths: Readonly<Record<VisibleGraha, PanchavargiyaBala>>;
  readonly yearLord: YearLord;
  readonly yogas: TajikaYogas;
  readonly sahams: Readonly<Record<Saham, number>>;
  readonly mudda: readonly Period[];
}

/**
 * The annual chart of the year that starts at the solar return after `completed` years, cast for
 * the birthplace; null without a birth time, if the Sun does not rise, or outside 1900 to 2099. The
 * muntha advances by one rashi per year from the birth lagna.
 * @param offsetAt seconds by which the birthplace's clock is ahead of UTC at an instant
 */
export function varshaphal(
  birth: Chart,
  completed: number,
  offsetAt: (instant: number) => number,
  ayanamsa: Ayanamsa = 'lahiri',
): Varshaphal | null {
  const reach = (years: number) => birth.birth.instant + years * 365.26 * 86_400_000;
  if (
    !birth.lagna ||
    reach(completed - 1) < TABLE_YEARS.from ||
    reach(completed + 2) > TABLE_YEARS.until
  )
    return null;
  const [start, end] = [solarReturn(birth, completed), solarReturn(birth, completed + 1)];
  const annual = castChart(
    { ...birth.birth, instant: start, offsetSeconds: offsetAt(start) },
    undefined,
    ayanamsa,
  );
  const day = solarDayOf(annual.birth);
  if (!day) return null;
  const rashi = (birth.lagna.rashi + completed) % 12;
  const house = ((rashi - defined(annual.lagna).rashi + 12) % 12) + 1;
  return {
    completed,
    start,
    end,
    annual,
    isNight: day.isNight,
    muntha: { rashi, house },
    strengths: Object.fromEntries(
      VISIBLE_GRAHAS.map((graha) => [graha, panchavargiya(annual, graha)]),
    ) as Record<VisibleGraha, PanchavargiyaBala>,
    yearLord: yearLord(birth, annual, rashi, day.isNight),
    yogas: tajikaYogas(annual),
    sahams: sahams(annual, day.isNight),
    mudda: muddaDasha(birth.grahas.Moon.nakshatra, completed, start, end),
  };
}
