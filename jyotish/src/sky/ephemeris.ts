/** The grahas that are seen in the sky; the nodes are computed from formulas. */
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
 * The position of a body: sidereal (Lahiri) longitude in [0, 360) degrees, speed in degrees per
 * day (negative: retrograde).
 */
export interface Place {
  readonly longitude: number;
  readonly speed: number;
}

/**
 * A source of places. Two exist: the tables (fast, 1900 to 2099) and the full theory they were made
 * from.
 */
export interface Ephemeris {
  readonly name: 'tables' | 'full theory';
  /**
   * Apparent geocentric place, without nutation, at a Julian day in TT. Throws RangeError outside
   * its years.
   */
  place(body: Body, jdTt: number): Place;
}
