import { defined, itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import type { VisibleGraha } from '../strength/drishti.ts';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { houseFrom, RASHIS, rashiOfHouse } from '../tradition/rashis.ts';
import {
  FASTEST,
  isStrong,
  isWeak,
  meeting,
  seeEachOther,
  type TajikaPlace,
  tajikaRegard,
} from './relations.ts';

/** The sixteen Tajika yogas, in the order of the texts. */
export const TAJIKA_YOGAS = [
  'ikkabala',
  'induvara',
  'ithasala',
  'ishrafa',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairiKamboola',
  'khallasara',
  'rudda',
  'duhphaliKuttha',
  'dutthotthaDavira',
  'tambira',
  'kuttha',
  'duruppha',
] as const;
export type TajikaYoga = (typeof TAJIKA_YOGAS)[number];

/** Yogas of the annual lagna's lord with the lord of a house. */
export interface HouseYogas {
  /** 2 to 12. */
  readonly house: number;
  readonly lord: VisibleGraha;
  readonly yogas: readonly TajikaYoga[];
}

/** Yogas of the chart as a whole, and those with the lord of each house. */
export interface TajikaYogas {
  readonly chart: readonly TajikaYoga[];
  readonly houses: readonly HouseYogas[];
}

/** Ikkabala with all grahas in kendra and panaphara houses, or induvara with all in apoklima. */
function ofChart({ grahas }: Chart): TajikaYoga[] {
  const apoklima = VISIBLE_GRAHAS.filter((graha) =>
    [3, 6, 9, 12].includes(grahas[graha].house ?? 0),
  ).length;
  if (apoklima === 0) return ['ikkabala'];
  return apoklima === 7 ? ['induvara'] : [];
}

/** The first point of the next rashi, for a graha in the last degree of its own. */
const next = ({ rashi }: TajikaPlace): TajikaPlace => ({ rashi: (rashi + 1) % 12, degree: 0 });

/**
 * Yogas that a third graha forms between two whose rashis do not aspect each other, by transferring
 * or collecting their light.
 */
function carried(
  chart: Chart,
  one: VisibleGraha,
  other: VisibleGraha,
  rest: readonly VisibleGraha[],
): TajikaYoga[] {
  const place = (graha: VisibleGraha) => chart.grahas[graha];
  const speed = (graha: VisibleGraha) => FASTEST.indexOf(graha);
  const kinds = (third: VisibleGraha) => [
    meeting(third, one, place)?.kind,
    meeting(third, other, place)?.kind,
  ];
  const [first, last] = [Math.min(speed(one), speed(other)), Math.max(speed(one), speed(other))];
  const isNakta = rest.some(
    (third) => speed(third) < first && kinds(third).toSorted().join() === 'ishrafa,ithasala',
  );
  const isYamaya = rest.some(
    (third) => speed(third) > last && kinds(third).every((kind) => kind === 'ithasala'),
  );
  return [...(isNakta ? (['nakta'] as const) : []), ...(isYamaya ? (['yamaya'] as const) : [])];
}

/** The yoga that the Moon adds to an ithasala of two other grahas. */
function withMoon(chart: Chart, pair: readonly [VisibleGraha, VisibleGraha]): TajikaYoga[] {
  if (pair.includes('Moon')) return [];
  const place = (graha: VisibleGraha) => chart.grahas[graha];
  const applies = (to: VisibleGraha, at: (graha: VisibleGraha) => TajikaPlace) =>
    meeting('Moon', to, at)?.kind === 'ithasala';
  if (pair.some((graha) => applies(graha, place))) return ['kamboola'];
  if (VISIBLE_GRAHAS.some((graha) => graha !== 'Moon' && applies(graha, place))) return [];
  const entering = (graha: VisibleGraha) => (graha === 'Moon' ? next(place('Moon')) : place(graha));
  return pair.some((graha) => isStrong(chart, graha) && applies(graha, entering))
    ? ['gairiKamboola']
    : ['khallasara'];
}

/** Yogas that weaken or restore an ithasala of two grahas. */
function turned(
  chart: Chart,
  [fast, slow]: readonly [VisibleGraha, VisibleGraha],
  rest: readonly VisibleGraha[],
): TajikaYoga[] {
  const place = (graha: VisibleGraha) => chart.grahas[graha];
  const found: TajikaYoga[] = [];
  const isCut = (['Mars', 'Saturn'] as const).some(
    (malefic) =>
      rest.includes(malefic) &&
      meeting(malefic, fast, place) !== null &&
      tajikaRegard(houseFrom(place(malefic).rashi, place(fast).rashi)) === 'enemy',
  );
  if (isCut) found.push('manau');
  if (isWeak(chart, fast) || isWeak(chart, slow)) found.push('rudda');
  if (isStrong(chart, slow) && !isStrong(chart, fast)) found.push('duhphaliKuttha');
  const isHelped =
    isWeak(chart, fast) &&
    isWeak(chart, slow) &&
    rest.some(
      (third) =>
        isStrong(chart, third) &&
        [fast, slow].some((one) => meeting(third, one, place)?.kind === 'ithasala'),
    );
  if (isHelped) found.push('dutthotthaDavira');
  return found;
}

/**
 * Tambira: one of two grahas without ithasala leaves its rashi and reaches a strong graha in the
 * next.
 */
function isTambira(
  chart: Chart,
  pair: readonly VisibleGraha[],
  rest: readonly VisibleGraha[],
): boolean {
  return pair.some((leaving) => {
    const { degree } = chart.grahas[leaving];
    if (degree < 29) return false;
    const entering = (graha: VisibleGraha) =>
      graha === leaving ? next(chart.grahas[leaving]) : chart.grahas[graha];
    return rest.some(
      (third) =>
        isStrong(chart, third) &&
        entering(leaving).rashi === chart.grahas[third].rashi &&
        meeting(leaving, third, entering)?.kind === 'ithasala',
    );
  });
}

function ofPair(chart: Chart, one: VisibleGraha, other: VisibleGraha): TajikaYoga[] {
  const place = (graha: VisibleGraha) => chart.grahas[graha];
  const rest = VISIBLE_GRAHAS.filter((graha) => graha !== one && graha !== other);
  const pair =
    FASTEST.indexOf(one) < FASTEST.indexOf(other)
      ? ([one, other] as const)
      : ([other, one] as const);
  const met = meeting(one, other, place)?.kind;
  const inGood = (graha: VisibleGraha) => ![3, 6, 9, 12].includes(place(graha).house ?? 0);
  const strength: TajikaYoga[] = pair.every(
    (graha) => isStrong(chart, graha) && inGood(graha) && !isWeak(chart, graha),
  )
    ? ['kuttha']
    : pair.every((graha) => isWeak(chart, graha))
      ? ['duruppha']
      : [];
  if (met === 'ithasala')
    return ['ithasala', ...withMoon(chart, pair), ...turned(chart, pair, rest), ...strength];
  const tambira: TajikaYoga[] = isTambira(chart, pair, rest) ? ['tambira'] : [];
  if (met === 'ishrafa') return ['ishrafa', ...tambira, ...strength];
  const between = seeEachOther(place(one).rashi, place(other).rashi)
    ? []
    : carried(chart, one, other, rest);
  return [...between, ...tambira, ...strength];
}

/**
 * The sixteen Tajika yogas of an annual chart (Tajika Nilakanthi 2; K. S. Charak 7): between the
 * lords of the lagna and of each other house, by mean motions and half the total of their orbs. No
 * yogas if a graha rules both houses.
 */
export function tajikaYogas(annual: Chart): TajikaYogas {
  const lagna = defined(annual.lagna).rashi;
  const own = itemAt(RASHIS, lagna).lord;
  const houses = Array.from({ length: 11 }, (_, at) => at + 2).map((house) => {
    const { lord } = itemAt(RASHIS, rashiOfHouse(lagna, house));
    return { house, lord, yogas: lord === own ? [] : ofPair(annual, own, lord) };
  });
  return { chart: ofChart(annual), houses };
}
