import { itemAt } from '@jyotiratna/contract';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import { RASHIS } from '../tradition/rashis.ts';
import { houseOf } from './cusps.ts';
import { lordsOf } from './sub-lords.ts';

/**
 * The grahas that signify a house, strongest first: grahas in a star of an occupant, occupants, in
 * a star of the lord, the lord.
 */
export type Grades = readonly [
  inOccupantsStar: Graha[],
  occupants: Graha[],
  inLordsStar: Graha[],
  lord: Graha[],
];

/**
 * Houses (1 to 12) that a graha signifies, strongest first: its star lord's, its own, those its
 * star lord rules, those it rules.
 */
export type GradesOfGraha = readonly [
  nakshatraLordIn: number[],
  standsIn: number[],
  nakshatraLordRules: number[],
  rules: number[],
];

/** The grahas that signify each house, and the houses that each graha signifies. */
export interface Significators {
  /** House 1 first. */
  readonly houses: readonly Grades[];
  readonly grahas: Readonly<Record<Graha, GradesOfGraha>>;
}

/**
 * Significators in four grades by K. S. Krishnamurti (Reader III): a house is ruled by the lord of
 * its cusp's sign, and a graha is in the house between whose cusps it stands. The nodes rule no
 * sign; that they act for the grahas next to them is left to the reader.
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
