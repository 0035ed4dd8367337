import { turn } from '../sky/angle.ts';
import { type Ayanamsa, gainOver } from '../sky/ayanamsa.ts';
import type { Ephemeris } from '../sky/ephemeris.ts';
import { lagnaAt, skyAt } from '../sky/sky.ts';
import { tables } from '../sky/tables.ts';
import { GRAHA_DETAILS, GRAHAS, type Graha } from '../tradition/grahas.ts';
import { houseFrom } from '../tradition/rashis.ts';
import { type Dignity, dignityOf, isCombust } from './dignity.ts';
import { type ZodiacPoint, zodiacPoint } from './zodiac.ts';

/** A birth with resolved place and time. */
export interface Birth {
  /** ms since 1970 UTC; without a birth time, 12:00 local of the day. */
  readonly instant: number;
  /** Seconds by which the local clock was ahead of UTC. */
  readonly offsetSeconds: number;
  /** Degrees, north positive; between 66 degrees south and north if the birth time is given. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** False: the birth time is unknown, so that a chart has no lagna. */
  readonly hasTime: boolean;
}

/** The position of a graha in a chart. */
export interface GrahaPosition extends ZodiacPoint {
  readonly graha: Graha;
  /** Degrees per day; negative: retrograde. */
  readonly speed: number;
  readonly retrograde: boolean;
  /** House 1 to 12 from the lagna, whole signs; null without a lagna. */
  readonly house: number | null;
  /** Null for the nodes. */
  readonly dignity: Dignity | null;
  readonly combust: boolean;
}

/** The rashi chart (D1) of a birth: Lahiri ayanamsa, whole-sign houses, mean nodes. */
export interface Chart {
  readonly birth: Birth;
  /** The mean ayanamsa in degrees, by default Lahiri's. */
  readonly ayanamsa: number;
  /** Null if the birth time is unknown. */
  readonly lagna: ZodiacPoint | null;
  readonly grahas: Readonly<Record<Graha, GrahaPosition>>;
}

/**
 * Casts the chart of a birth.
 * @param ephemeris by default the tables (1900 to 2099); `ephemerisFor` returns one for other years
 * @param ayanamsa any other than Lahiri's shifts every longitude
 * @throws RangeError outside the ephemeris' years, and beyond 66 degrees north or south when the
 * birth time is given
 */
export function castChart(
  birth: Birth,
  ephemeris: Ephemeris = tables,
  ayanamsa: Ayanamsa = 'lahiri',
): Chart {
  const gain = gainOver(ayanamsa);
  const sky = skyAt(birth.instant, ephemeris);
  const lagna = birth.hasTime ? zodiacPoint(turn(lagnaAt(birth.instant, birth) + gain)) : null;
  const sun = turn(sky.grahas.Sun.longitude + gain);
  const grahas = {} as Record<Graha, GrahaPosition>;
  for (const graha of GRAHAS) {
    const { speed } = sky.grahas[graha];
    const longitude = turn(sky.grahas[graha].longitude + gain);
    const point = zodiacPoint(longitude);
    const retrograde = speed < 0;
    grahas[graha] = {
      ...point,
      graha,
      speed,
      retrograde,
      house: lagna && houseFrom(lagna.rashi, point.rashi),
      dignity: dignityOf(graha, point.rashi, point.degree),
      combust: isCombust(graha, longitude, sun, retrograde),
    };
  }
  return { birth, ayanamsa: sky.ayanamsa - gain, lagna, grahas };
}

/**
 * Whether a graha in rashi `from` has a full aspect (drishti) on rashi `to`, each 0 (Mesha) to 11.
 */
export function aspects(graha: Graha, from: number, to: number): boolean {
  return GRAHA_DETAILS[graha].drishti.includes(houseFrom(from, to));
}

/**
 * Grahas with a full aspect on a rashi, in the standard order; a graha does not aspect its own
 * rashi.
 */
export function appearanceOn(chart: Chart, rashi: number): Graha[] {
  return GRAHAS.filter((graha) => aspects(graha, chart.grahas[graha].rashi, rashi));
}
