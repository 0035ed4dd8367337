/** Visible grahas; the nodes are computed by formulas. */
export type Body = 'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';

export const BODIES: readonly Body[] = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
];

/**
 * The position of a body: sidereal (Lahiri) longitude in [0, 360) degrees, and speed in degrees per
 * day (negative: retrograde).
 */
export interface Place {
  readonly longitude: number;
  readonly speed: number;
}

/**
 * A source of positions. Two exist: the tables (fast, 1900 to 2099) and the full theory from which
 * they were generated.
 */
export interface Ephemeris {
  readonly name: 'tables' | 'full theory';
  /**
   * Apparent geocentric position, without nutation, at a Julian day in TT. Throws RangeError
   * outside the supported years.
   */
  place(body: Body, jdTt: number): Place;
}
