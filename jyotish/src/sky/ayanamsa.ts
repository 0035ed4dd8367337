import { ARCSEC, polynomial } from './angle.ts';

/** Lahiri at J2000, arcseconds: 23 15 00.658 on 21 March 1956, 0 h TT, less that day's nutation, carried to J2000. */
export const LAHIRI_J2000 = 85885.53237;

/** General precession in longitude since J2000, arcseconds (IAU 2006). `t` is in centuries of TT. */
function precession(t: number): number {
  return polynomial(t, 0, 5028.796195, 1.1054348, 0.00007964, -0.000023857);
}

/**
 * Mean Lahiri (Chitrapaksha) ayanamsa in degrees, as Swiss Ephemeris' SE_SIDM_LAHIRI. `t` is in centuries of TT.
 * Sidereal = (longitude without nutation) - this.
 */
export function lahiri(t: number): number {
  return (LAHIRI_J2000 + precession(t)) * ARCSEC;
}
