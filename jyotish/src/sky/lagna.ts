import { nutation } from 'astronomia/nutation';
import { ARCSEC, DEGREE, polynomial, turn } from './angle.ts';
import { lahiri } from './ayanamsa.ts';
import { centuries } from './time.ts';

/** Greatest latitude, north or south in degrees, at which a lagna is given: beyond it some rashis never rise. */
export const MAX_LATITUDE = 66;

/** Greenwich mean sidereal time in degrees (IAU 2006). `jdUt` in UT, `t` in centuries of TT. */
function meanSiderealTime(jdUt: number, t: number): number {
  const days = jdUt - 2451545;
  // Whole turns are split off before multiplying: the product would lose a milliarcsecond of them.
  const rotation = 360 * (0.779057273264 + (days % 1) + 0.00273781191135448 * days);
  return rotation + polynomial(t, 0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956) * ARCSEC;
}

/**
 * Sidereal longitude of the ascendant, degrees in [0, 360).
 * @param jdUt Julian day in UT
 * @param jdTt the same instant in TT
 * @param latitude north, degrees
 * @param longitude east, degrees
 * @throws RangeError for a latitude beyond 66 degrees
 */
export function lagnaLongitude(jdUt: number, jdTt: number, latitude: number, longitude: number): number {
  if (!(Math.abs(latitude) <= MAX_LATITUDE)) {
    throw new RangeError(`A lagna is given between ${MAX_LATITUDE} degrees south and north only.`);
  }
  const t = centuries(jdTt);
  const [nutationInLongitude, nutationInObliquity] = nutation(jdTt);
  const meanObliquity = polynomial(t, 84381.406, -46.836769, -0.0001831, 0.0020034) * ARCSEC * DEGREE;
  const obliquity = meanObliquity + nutationInObliquity;
  const local = (meanSiderealTime(jdUt, t) + longitude) * DEGREE + nutationInLongitude * Math.cos(obliquity);
  const rising = Math.atan2(
    Math.cos(local),
    -(Math.sin(local) * Math.cos(obliquity) + Math.tan(latitude * DEGREE) * Math.sin(obliquity)),
  );
  return turn((rising - nutationInLongitude) / DEGREE - lahiri(t));
}
