import { itemAt } from '@jyotiratna/contract';
import type { DayLord } from '../almanac/limbs.ts';
import { type Birth, type Chart, castChart } from '../chart/chart.ts';
import { zodiacPoint } from '../chart/zodiac.ts';
import type { Ayanamsa } from '../sky/ayanamsa.ts';
import type { Ephemeris } from '../sky/ephemeris.ts';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import { horizonAt, houseOf, placidusCusps } from './cusps.ts';
import { type Significators, significatorsOf } from './significators.ts';
import { type Lords, lordsOf } from './sub-lords.ts';

/** A cusp or a graha with its lords; sidereal degrees. */
export interface KpPoint extends Lords {
  readonly longitude: number;
  readonly rashi: number;
  readonly degree: number;
  readonly nakshatra: number;
}

/**
 * A chart by K. S. Krishnamurti: Placidus houses, and the lords of subdivisions of each nakshatra
 * (KP: star).
 */
export interface KpChart extends Significators {
  /** House 1 first. */
  readonly cusps: readonly KpPoint[];
  readonly places: Readonly<
    Record<Graha, KpPoint & { readonly house: number; readonly retrograde: boolean }>
  >;
  readonly chart: Chart;
}

function kpPoint(longitude: number): KpPoint {
  const { rashi, degree, nakshatra } = zodiacPoint(longitude);
  return { ...lordsOf(longitude), longitude, rashi, degree, nakshatra };
}

/**
 * The KP chart of a birth with a known time. Krishnamurti's ayanamsa by default; mean nodes.
 * @throws RangeError beyond 66 degrees north or south, and outside the ephemeris' years
 */
export function kpChart(
  birth: Birth,
  ephemeris?: Ephemeris,
  ayanamsa: Ayanamsa = 'krishnamurti',
): KpChart {
  const chart = castChart(birth, ephemeris, ayanamsa);
  const cusps = placidusCusps(horizonAt(birth.instant, birth, ayanamsa));
  const places = {} as Record<Graha, KpPoint & { house: number; retrograde: boolean }>;
  const longitudes = {} as Record<Graha, number>;
  for (const graha of GRAHAS) {
    const { longitude, retrograde } = chart.grahas[graha];
    longitudes[graha] = longitude;
    places[graha] = { ...kpPoint(longitude), house: houseOf(longitude, cusps), retrograde };
  }
  return { chart, cusps: cusps.map(kpPoint), places, ...significatorsOf(longitudes, cusps) };
}

/** The ruling planets of a moment at a place, by role. */
export interface RulingGrahas {
  readonly day: DayLord;
  readonly moon: Lords;
  readonly lagna: Lords;
  /** Nodes in a rashi ruled by one of these, for which they act. */
  readonly nodes: readonly Graha[];
}

/**
 * The ruling planets of a moment (K. S. Krishnamurti, Reader VI): lord of the weekday from sunrise
 * to sunrise, and rashi, nakshatra and sub lords of Moon and lagna.
 * @param day lord of the almanac's weekday at that moment and place
 */
export function rulingGrahas({ cusps, places }: KpChart, day: DayLord): RulingGrahas {
  const [moon, lagna] = [places.Moon, itemAt(cusps, 0)];
  const rulers: readonly Graha[] = [day, moon.sign, moon.star, lagna.sign, lagna.star];
  return {
    day,
    moon,
    lagna,
    nodes: (['Rahu', 'Ketu'] as const).filter((node) => rulers.includes(places[node].sign)),
  };
}
