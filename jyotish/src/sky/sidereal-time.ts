import { nutation } from 'astronomia/nutation';
import { ARCSEC, DEGREE, polynomial } from './angle.ts';
import { centuries } from './time.ts';

/**
 * Greenwich mean sidereal time in degrees (IAU 2006), not normalized to [0, 360). `jdUt` in UT,
 * `t` in centuries of TT.
 */
export function meanSiderealTime(jdUt: number, t: number): number {
  const days = jdUt - 2451545;
  // Whole rotations are subtracted before multiplying: their product would lose a milliarcsecond.
  const rotation = 360 * (0.779057273264 + (days % 1) + 0.00273781191135448 * days);
  return (
    rotation + polynomial(t, 0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956) * ARCSEC
  );
}

/** Orientation of the true equator and equinox of date. All in radians. */
export interface TrueEquator {
  /** True obliquity: the inclination of the ecliptic, with nutation. */
  readonly obliquity: number;
  readonly nutationInLongitude: number;
  /** Apparent minus mean sidereal time (equation of the equinoxes). */
  readonly equationOfEquinoxes: number;
}

/** The true equator at a Julian day in TT: mean obliquity of IAU 2006, nutation of IAU 1980. */
export function trueEquator(jdTt: number): TrueEquator {
  const [nutationInLongitude, nutationInObliquity] = nutation(jdTt);
  const mean =
    polynomial(centuries(jdTt), 84381.406, -46.836769, -0.0001831, 0.0020034) * ARCSEC * DEGREE;
  const obliquity = mean + nutationInObliquity;
  return {
    obliquity,
    nutationInLongitude,
    equationOfEquinoxes: nutationInLongitude * Math.cos(obliquity),
  };
}
