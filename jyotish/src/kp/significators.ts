import { itemAt } from '@jyotiratna/contract';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import { RASHIS } from '../tradition/rashis.ts';
import { houseOf } from './cusps.ts';
import { lordsOf } from './sub-lords.ts';

/**
 * Significators of a house, strongest first: grahas in an occupant's nakshatra, occupants, grahas
 * in the lord's nakshatra, the lord.
 */
export type Grades = readonly [
  inOccupantsStar: Graha[],
  occupants: Graha[],
  inLordsStar: Graha[],
  lord: Graha[],
];

/**
 * Houses (1 to 12) signified by a graha, strongest first: the one occupied by its nakshatra lord,
 * the one occupied by itself, those ruled by its nakshatra lord, those ruled by itself.
 */
export type GradesOfGraha = readonly [
  nakshatraLordIn: number[],
  standsIn: number[],
  nakshatraLordRules: number[],
  rules: number[],
];

/** Significators of each house, and houses signified by each graha. */
export interface Significators {
  /** House 1 first. */
  readonly houses: readonly Grades[];
  readonly grahas: Readonly<Record<Graha, GradesOfGraha>>;
}

/**
 * Significators in four grades by K. S. Krishnamurti (Reader III): a house is ruled by the lord of
 * its cusp's rashi, and a graha occupies the house between whose cusps it is. The nodes rule no
 * rashi; that they act for conjunct grahas is left to the reader.
 * @param longitudes of the nine grahas, and @param cusps of the houses: sidereal degrees in [0,
 * 360)
 */
export function significatorsOf(
  longitudes: Readonly<Record<Graha, number>>,
  cusps: readonly number[],
): Significators {
  const star = (graha: Graha) => lordsOf(longitudes[graha]).star;
  const house = (graha: Graha) => houseOf(longitudes[graha], cusps);
  const lords = cusps.map((cusp) => itemAt(RASHIS, Math.floor(cusp / 30)).lord);
  const ruledBy = (graha: Graha) => lords.flatMap((lord, at) => (lord === graha ? [at + 1] : []));
  const gradesOf = (graha: Graha): GradesOfGraha => [
    [house(star(graha))],
    [house(graha)],
    ruledBy(star(graha)),
    ruledBy(graha),
  ];
  return {
    houses: lords.map((lord, at) => {
      const occupants = GRAHAS.filter((graha) => house(graha) === at + 1);
      return [
        GRAHAS.filter((graha) => occupants.includes(star(graha))),
        occupants,
        GRAHAS.filter((graha) => star(graha) === lord),
        [lord],
      ];
    }),
    grahas: Object.fromEntries(GRAHAS.map((graha) => [graha, gradesOf(graha)])) as Record<
      Graha,
      GradesOfGraha
    >,
  };
}
