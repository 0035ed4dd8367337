import { GRAHAS, type Graha } from '../../tradition/grahas.ts';
import { houseFrom } from '../../tradition/rashis.ts';
import { spoils, TRANSIT_RULES } from './rules.ts';

/** A transiting graha relative to a Moon sign. */
export interface Transit {
  readonly graha: Graha;
  /** House 1 to 12 from the Moon sign. */
  readonly house: number;
  readonly good: boolean;
  /** Grahas that obstruct the favourable house (vedha); may be empty. */
  readonly spoiledBy: readonly Graha[];
  readonly points: number;
}

/** Level of a day, 1 (hardest) to 5. */
export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * Thresholds of the levels. Over 1950 to 2049 each level then covers about a fifth of all days
 * and signs, so that a 5 and a 1 are as frequent as the levels between.
 */
const CUTS = [-2.75, -1.75, -0.25, 1.75];

/**
 * All nine transits from the Moon sign `sign` (0 to 11); `rashis` are the positions of the grahas.
 */
export function transitsFrom(sign: number, rashis: Readonly<Record<Graha, number>>): Transit[] {
  return GRAHAS.map((graha) => {
    const { good, weight } = TRANSIT_RULES[graha];
    const house = houseFrom(sign, rashis[graha]);
    const vedha = good[house];
    if (vedha === undefined)
      return { graha, house, good: false, spoiledBy: [], points: -weight / 2 };
    const spoiledBy = GRAHAS.filter(
      (other) => houseFrom(sign, rashis[other]) === vedha && spoils(graha, other),
    );
    return { graha, house, good: true, spoiledBy, points: spoiledBy.length > 0 ? 0 : weight };
  });
}

/** Total of the points: between -5.5 and 11. */
export function scoreOf(transits: readonly Transit[]): number {
  return transits.reduce((total, { points }) => total + points, 0);
}

/** The level of a score. */
export function levelOf(score: number): Level {
  return (CUTS.filter((limit) => score >= limit).length + 1) as Level;
}
