import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import { turn } from './angle.ts';
import { lahiri } from './ayanamsa.ts';
import type { Ephemeris, Place } from './ephemeris.ts';
import { lagnaLongitude } from './lagna.ts';
import { meanNode, meanNodeSpeed } from './node.ts';
import { TABLE_YEARS, tables } from './tables.ts';
import { centuries, julianDay, terrestrial } from './time.ts';

/** The sky at an instant. Longitudes (Lahiri) in degrees in [0, 360), speeds in degrees per day. */
export interface Sky {
  /** ms since 1970. */
  readonly instant: number;
  /** Mean Lahiri ayanamsa, degrees. */
  readonly ayanamsa: number;
  /** The nine grahas; Rahu and Ketu are the mean nodes. */
  readonly grahas: Readonly<Record<Graha, Place>>;
}

/** A position on Earth: degrees, north and east positive. */
export interface Observer {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Position of a graha at an instant in ms since 1970. Throws RangeError outside the ephemeris'
 * years.
 */
export function grahaAt(graha: Graha, instant: number, ephemeris: Ephemeris = tables): Place {
  const jdTt = terrestrial(julianDay(instant));
  if (graha !== 'Rahu' && graha !== 'Ketu') return ephemeris.place(graha, jdTt);
  const t = centuries(jdTt);
  return { longitude: turn(meanNode(t) + (graha === 'Ketu' ? 180 : 0)), speed: meanNodeSpeed(t) };
}

/**
 * The nine grahas and the ayanamsa at an instant in ms since 1970.
 * @throws RangeError outside the ephemeris' years; `ephemerisFor` returns a suitable one
 */
export function skyAt(instant: number, ephemeris: Ephemeris = tables): Sky {
  const t = centuries(terrestrial(julianDay(instant)));
  const grahas = {} as Record<Graha, Place>;
  for (const graha of GRAHAS) grahas[graha] = grahaAt(graha, instant, ephemeris);
  return { instant, ayanamsa: lahiri(t), grahas };
}

/**
 * Nirayana longitude of the ascendant in degrees. Throws RangeError beyond 66 degrees north or
 * south.
 */
export function lagnaAt(instant: number, { latitude, longitude }: Observer): number {
  const jdUt = julianDay(instant);
  return lagnaLongitude(jdUt, terrestrial(jdUt), latitude, longitude);
}

/**
 * Returns the tables within their range, otherwise the full theory, which is loaded on demand (2 MB
 * of terms). @param instant in ms since 1970
 */
export async function ephemerisFor(instant: number): Promise<Ephemeris> {
  if (instant >= TABLE_YEARS.from && instant < TABLE_YEARS.until) return tables;
  return (await import('./full-theory.ts')).fullTheory;
}
