import { DEGREE, turn } from './angle.ts';
import { lahiri } from './ayanamsa.ts';
import { meanSiderealTime, trueEquator } from './sidereal-time.ts';
import { centuries } from './time.ts';

/** Maximum latitude, north or south in degrees, for a lagna: beyond it some rashis never rise. */
export const MAX_LATITUDE = 66;

/**
 * Nirayana longitude of the ascendant, degrees in [0, 360).
 * @param jdUt Julian day in UT
 * @param jdTt the same instant in TT
 * @param latitude north, degrees
 * @param longitude east, degrees
 * @throws RangeError for a latitude beyond 66 degrees
 */
export function lagnaLongitude(
  jdUt: number,
  jdTt: number,
  latitude: number,
  longitude: number,
): number {
  if (!(Math.abs(latitude) <= MAX_LATITUDE)) {
    throw new RangeError(`A lagna is given between ${MAX_LATITUDE} degrees south and north only.`);
  }
  const t = centuries(jdTt);
  const { obliquity, nutationInLongitude, equationOfEquinoxes } = trueEquator(jdTt);
  const local = (meanSiderealTime(jdUt, t) + longitude) * DEGREE + equationOfEquinoxes;
  const rising = Math.atan2(
    Math.cos(local),
    -(Math.sin(local) * Math.cos(obliquity) + Math.tan(latitude * DEGREE) * Math.sin(obliquity)),
  );
  return turn((rising - nutationInLongitude) / DEGREE - lahiri(t));
}
