import { ARCSEC, polynomial } from './angle.ts';

/**
 * Lahiri ayanamsa at J2000 in arcseconds: 23° 15′ 00.658″ on 21 March 1956, 0 h TT, less that day's
 * nutation, extrapolated to J2000.
 */
export const LAHIRI_J2000 = 85885.53237;

/** The origin of the sidereal zodiac. Lahiri is the default of all calculations. */
export const AYANAMSAS = ['lahiri', 'raman', 'krishnamurti'] as const;
export type Ayanamsa = (typeof AYANAMSAS)[number];

/**
 * Ayanamsas of B. V. Raman and K. S. Krishnamurti at J2000 in degrees, as Swiss Ephemeris'
 * SE_SIDM_RAMAN and SE_SIDM_KRISHNAMURTI: 21.01444 and 22.363889 at 1900.0, extrapolated by
 * Newcomb's precession. `docs/astrology.md` documents their sources.
 */
const OTHERS_J2000 = { raman: 22.410791, krishnamurti: 23.76024 } as const;

/**
 * The constant difference in degrees between sidereal longitudes by an ayanamsa and by Lahiri's:
 * all ayanamsas increase by the same precession.
 */
export function gainOver(ayanamsa: Ayanamsa): number {
  return ayanamsa === 'lahiri' ? 0 : LAHIRI_J2000 * ARCSEC - OTHERS_J2000[ayanamsa];
}

/**
 * General precession in longitude since J2000, arcseconds (IAU 2006). `t` is in centuries of TT.
 */
function precession(t: number): number {
  return polynomial(t, 0, 5028.796195, 1.1054348, 0.00007964, -0.000023857);
}

/**
 * Mean Lahiri (Chitrapaksha) ayanamsa in degrees, as Swiss Ephemeris' SE_SIDM_LAHIRI. `t` is in
 * centuries of TT. A sidereal longitude is the longitude without nutation minus the ayanamsa.
 */
export function lahiri(t: number): number {
  return (LAHIRI_J2000 + precession(t)) * ARCSEC;
}
