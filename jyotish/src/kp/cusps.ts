import { itemAt } from '@jyotiratna/contract';
import { DEGREE, turn } from '../sky/angle.ts';
import { type Ayanamsa, gainOver, lahiri } from '../sky/ayanamsa.ts';
import { MAX_LATITUDE } from '../sky/lagna.ts';
import { meanSiderealTime, trueEquator } from '../sky/sidereal-time.ts';
import type { Observer } from '../sky/sky.ts';
import { centuries, julianDay, terrestrial } from '../sky/time.ts';

/** Orientation of the sky at a place and instant. Radians, true equator and equinox of date. */
export interface Horizon {
  /** Right ascension of the meridian. */
  readonly meridian: number;
  readonly obliquity: number;
  /** Latitude of the place, north positive. */
  readonly latitude: number;
  /** Radians to subtract from a true tropical longitude to get a sidereal one. */
  readonly ayanamsa: number;
}

/**
 * The meridian of a place and the obliquity of the ecliptic at an instant in ms since 1970.
 * @throws RangeError beyond 66 degrees: beyond the polar circles some degrees of the ecliptic
 * neither rise nor set, so that they have no semi-arc and Placidus cusps do not exist
 */
export function horizonAt(instant: number, observer: Observer, ayanamsa: Ayanamsa): Horizon {
  if (!(Math.abs(observer.latitude) <= MAX_LATITUDE)) {
    throw new RangeError(
      `Placidus cusps exist between ${MAX_LATITUDE} degrees south and north only.`,
    );
  }
  const jdUt = julianDay(instant);
  const jdTt = terrestrial(jdUt);
  const t = centuries(jdTt);
  const { obliquity, nutationInLongitude, equationOfEquinoxes } = trueEquator(jdTt);
  return {
    meridian: (meanSiderealTime(jdUt, t) + observer.longitude) * DEGREE + equationOfEquinoxes,
    obliquity,
    latitude: observer.latitude * DEGREE,
    ayanamsa: (lahiri(t) - gainOver(ayanamsa)) * DEGREE + nutationInLongitude,
  };
}

/**
 * Sidereal longitude, degrees in [0, 360), of the point of the ecliptic with a right ascension in
 * radians.
 */
function longitudeOf(ascension: number, { obliquity, ayanamsa }: Horizon): number {
  const tropical = Math.atan2(Math.sin(ascension), Math.cos(ascension) * Math.cos(obliquity));
  return turn((tropical - ayanamsa) / DEGREE);
}

/** Sidereal longitude of the midheaven (MC), in [0, 360). */
export function midheaven(horizon: Horizon): number {
  return longitudeOf(horizon.meridian, horizon);
}

/**
 * Sidereal longitude of the point of the ecliptic whose distance from the meridian is `from` right
 * angles and `share` of its ascensional difference. Within the polar circles the equation is
 * monotonic in the right ascension, so bisection finds its only root.
 */
function cusp(from: number, share: number, horizon: Horizon): number {
  const { meridian, obliquity, latitude } = horizon;
  const steepness = Math.tan(latitude) * Math.tan(obliquity);
  const first = meridian + (from * Math.PI) / 2;
  const reach = (share * Math.PI) / 2;
  let [below, above] = [first - reach, first + reach];
  for (let round = 0; round < 48; round += 1) {
    const middle = (below + above) / 2;
    if (middle - first < share * Math.asin(steepness * Math.sin(middle))) below = middle;
    else above = middle;
  }
  return longitudeOf((below + above) / 2, horizon);
}

/**
 * The twelve Placidus cusps, sidereal degrees in [0, 360), house 1 first: cusps 12 and 11 have
 * passed one and two thirds of their arc from rising to culmination, cusps 3 and 2 one and two
 * thirds of the arc from the lower meridian to rising; the other six are opposite. Placidus de
 * Titis, Primum Mobile (1657), as K. S. Krishnamurti, Reader I, takes them from Raphael's tables.
 */
export function placidusCusps(horizon: Horizon): number[] {
  const eastern = [
    cusp(1, 1, horizon),
    cusp(4 / 3, 2 / 3, horizon),
    cusp(5 / 3, 1 / 3, horizon),
    turn(midheaven(horizon) + 180),
  ];
  const [eleventh, twelfth] = [cusp(1 / 3, 1 / 3, horizon), cusp(2 / 3, 2 / 3, horizon)];
  const half = [...eastern, turn(eleventh + 180), turn(twelfth + 180)];
  return [...half, ...half.map((longitude) => turn(longitude + 180))];
}

/** The house, 1 to 12, of a longitude: from its cusp to before the next one. */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  return (
    1 +
    cusps.findIndex((start, at) => {
      const width = turn(itemAt(cusps, (at + 1) % 12) - start);
      return turn(longitude - start) < width;
    })
  );
}
