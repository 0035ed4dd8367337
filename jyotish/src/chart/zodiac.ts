const NAKSHATRA = 360 / 27;
const PADA = NAKSHATRA / 4;

/**
 * The zodiac position of a sidereal longitude: rashi 0 to 11, degree in it [0, 30), nakshatra 0 to
 * 26, pada 1 to 4.
 */
export interface ZodiacPoint {
  /** Degrees in [0, 360). */
  readonly longitude: number;
  readonly rashi: number;
  readonly degree: number;
  readonly nakshatra: number;
  readonly pada: number;
  /** Rashi in the navamsa (D9): ninths of rashis correspond to consecutive rashis from Mesha. */
  readonly navamsa: number;
}

/** Rashi, nakshatra, pada and navamsa of a sidereal longitude in degrees in [0, 360). */
export function zodiacPoint(longitude: number): ZodiacPoint {
  const rashi = Math.floor(longitude / 30);
  const quarter = Math.floor(longitude / PADA);
  return {
    longitude,
    rashi,
    degree: longitude - rashi * 30,
    nakshatra: Math.floor(quarter / 4),
    pada: (quarter % 4) + 1,
    navamsa: quarter % 12,
  };
}

/** Fraction of its nakshatra, 0 to 1, that a longitude has passed. */
export function nakshatraPassed(longitude: number): number {
  return (longitude / NAKSHATRA) % 1;
}
