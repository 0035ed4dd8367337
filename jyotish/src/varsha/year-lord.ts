import { defined, itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { vargaRashi } from '../chart/varga.ts';
import type { VisibleGraha } from '../strength/drishti.ts';
import { uchchaBala } from '../strength/sthana.ts';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { houseFrom, RASHIS } from '../tradition/rashis.ts';
import { meeting, seeEachOther, tajikaRegard } from './relations.ts';

/**
 * Five strengths of a graha in the annual chart, in biswa: at most 80 in total, a quarter of which
 * is its vishwa bala.
 */
export interface PanchavargiyaBala {
  readonly kshetra: number;
  readonly uchcha: number;
  readonly hadda: number;
  readonly drekkana: number;
  readonly navamsha: number;
  /** A quarter of the five, 0 to 20. */
  readonly total: number;
}

type Hadda = readonly (readonly [lord: VisibleGraha, degrees: number])[];
const [SU, MO, MA, ME, JU, VE, SA] = VISIBLE_GRAHAS as readonly [
  VisibleGraha,
  VisibleGraha,
  VisibleGraha,
  VisibleGraha,
  VisibleGraha,
  VisibleGraha,
  VisibleGraha,
];

/** Haddas: unequal parts of each rashi with their lords, Mesha first, as in Tajika. */
// biome-ignore format: one rashi a line
const HADDAS: readonly Hadda[] = [
  [[JU, 6], [VE, 6], [ME, 8], [MA, 5], [SA, 5]],
  [[VE, 8], [ME, 6], [JU, 8], [SA, 5], [MA, 3]],
  [[ME, 6], [JU, 6], [VE, 5], [MA, 7], [SA, 6]],
  [[MA, 7], [VE, 6], [ME, 6], [JU, 7], [SA, 4]],
  [[JU, 6], [VE, 5], [SA, 7], [ME, 6], [MA, 6]],
  [[ME, 7], [VE, 10], [JU, 4], [MA, 7], [SA, 2]],
  [[SA, 6], [ME, 8], [JU, 7], [VE, 7], [MA, 2]],
  [[MA, 7], [VE, 4], [ME, 8], [JU, 5], [SA, 6]],
  [[JU, 12], [VE, 5], [ME, 4], [MA, 5], [SA, 4]],
  [[ME, 7], [JU, 7], [VE, 8], [SA, 4], [MA, 4]],
  [[ME, 7], [VE, 6], [JU, 7], [MA, 5], [SA, 5]],
  [[VE, 12], [JU, 4], [ME, 3], [MA, 9], [SA, 2]],
];

/** The lord of the hadda at a degree of a rashi. */
export function haddaLord(rashi: number, degree: number): VisibleGraha {
  let until = 0;
  return defined(
    itemAt(HADDAS, rashi).find(([, degrees]) => {
      until += degrees;
      return degree < until;
    }),
  )[0];
}

/**
 * Lords of the 36 thirds of rashis (drekkanas) in Tajika: from Mars in the order of the planetary
 * spheres, unlike Parashara's.
 */
const DREKKANA_ORDER: readonly VisibleGraha[] = [MA, SU, VE, ME, MO, SA, JU];
export const tajikaDrekkanaLord = (rashi: number, degree: number): VisibleGraha =>
  itemAt(DREKKANA_ORDER, (rashi * 3 + Math.floor(degree / 10)) % 7);

/**
 * Panchavargiya bala (Tajika Nilakanthi 1; K. S. Charak 6): full strength in an own division, three
 * quarters in a friend's, half in a neutral's, a quarter in an enemy's, with Tajika friendships.
 */
export function panchavargiya(chart: Chart, graha: VisibleGraha): PanchavargiyaBala {
  const { rashi, degree, longitude } = chart.grahas[graha];
  const share = (lord: VisibleGraha) => {
    if (lord === graha) return 1;
    return { friend: 0.75, neutral: 0.5, enemy: 0.25 }[
      tajikaRegard(houseFrom(rashi, chart.grahas[lord].rashi))
    ];
  };
  const parts = {
    kshetra: 30 * share(itemAt(RASHIS, rashi).lord),
    uchcha: uchchaBala(chart, graha) / 3,
    hadda: 15 * share(haddaLord(rashi, degree)),
    drekkana: 10 * share(tajikaDrekkanaLord(rashi, degree)),
    navamsha: 5 * share(itemAt(RASHIS, vargaRashi(9, longitude)).lord),
  };
  return {
    ...parts,
    total: Object.values(parts).reduce((total, part) => total + part, 0) / 4,
  };
}

/**
 * Tri-rashi pati (lord) of the annual lagna by day and by night, Mesha first (Tajika Nilakanthi).
 */
const TRI_RASHI = {
  day: [SU, VE, SA, VE, JU, MO, ME, MA, SA, MA, JU, MO],
  night: [JU, MO, ME, MA, SU, VE, SA, VE, SA, MA, JU, MO],
} as const;

export const OFFICES = ['muntha', 'birthLagna', 'yearLagna', 'triRashi', 'dayNight'] as const;
export type Office = (typeof OFFICES)[number];

/** The candidates for the lord of the year by office, and the lord of the year. */
export interface YearLord {
  readonly offices: Readonly<Record<Office, VisibleGraha>>;
  readonly lord: VisibleGraha;
  /**
   * Reason: the strongest candidate that aspects the lagna; the strongest, because none aspects it;
   * or on behalf of the Moon.
   */
  readonly by: 'looks' | 'strongest' | 'moon';
}

const strongest = (chart: Chart, grahas: readonly VisibleGraha[]) =>
  itemAt(
    grahas.toSorted((a, b) => panchavargiya(chart, b).total - panchavargiya(chart, a).total),
    0,
  );

/**
 * The lord of the year: of the five candidates the strongest that aspects the annual lagna; if none
 * does, the strongest (others use the muntha's lord). The Moon, unless it is in its own rashi, is
 * replaced by the strongest candidate in ithasala with it, otherwise by its rashi's lord (K. S.
 * Charak 6).
 * @param muntha rashi of the muntha
 */
export function yearLord(birth: Chart, annual: Chart, muntha: number, isNight: boolean): YearLord {
  const lagna = defined(annual.lagna);
  const lordOf = (rashi: number) => itemAt(RASHIS, rashi).lord;
  const offices: Record<Office, VisibleGraha> = {
    muntha: lordOf(muntha),
    birthLagna: lordOf(defined(birth.lagna).rashi),
    yearLagna: lordOf(lagna.rashi),
    triRashi: itemAt(TRI_RASHI[isNight ? 'night' : 'day'], lagna.rashi),
    dayNight: lordOf(annual.grahas[isNight ? 'Moon' : 'Sun'].rashi),
  };
  const bearers = [...new Set(OFFICES.map((office) => offices[office]))];
  const looking = bearers.filter((graha) => seeEachOther(annual.grahas[graha].rashi, lagna.rashi));
  const first = strongest(annual, looking.length > 0 ? looking : bearers);
  const { Moon } = annual.grahas;
  if (first !== 'Moon' || Moon.rashi === 3)
    return { offices, lord: first, by: looking.length > 0 ? 'looks' : 'strongest' };
  const met = bearers.filter(
    (graha) =>
      graha !== 'Moon' && meeting('Moon', graha, (of) => annual.grahas[of])?.kind === 'ithasala',
  );
  return {
    offices,
    lord: met.length > 0 ? strongest(annual, met) : lordOf(Moon.rashi),
    by: 'moon',
  };
}
