import { itemAt } from '@jyotiratna/contract';
import { standing } from '../strength/maitri.ts';
import { GRAHA_DETAILS, type Graha, type VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { RASHIS } from '../tradition/rashis.ts';
import { appearanceOn, type Chart } from './chart.ts';

/** Baladi avasthas (ages), one for every six degrees of a rashi. */
export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type Baladi = (typeof BALADI)[number];
export const JAGRADADI = ['jagrat', 'svapna', 'sushupti'] as const;
export type Jagradadi = (typeof JAGRADADI)[number];
export const DEEPTADI = [
  'deepta',
  'svastha',
  'pramudita',
  'shanta',
  'dina',
  'duhkhita',
  'khala',
  'vikala',
  'kopa',
] as const;
export type Deeptadi = (typeof DEEPTADI)[number];
export const LAJJITADI = [
  'lajjita',
  'garvita',
  'kshudhita',
  'trishita',
  'mudita',
  'kshobhita',
] as const;
export type Lajjitadi = (typeof LAJJITADI)[number];

/** Avasthas of a graha. Several of the last two kinds may apply, and none of the last. */
export interface Avasthas {
  readonly baladi: Baladi;
  readonly jagradadi: Jagradadi;
  readonly deeptadi: readonly Deeptadi[];
  readonly lajjitadi: readonly Lajjitadi[];
}

type VisibleGraha = (typeof VISIBLE_GRAHAS)[number];

const isMalefic = (graha: Graha) => !GRAHA_DETAILS[graha].benefic;

/** Odd rashis are divided from their start, even ones from their end. */
function baladi({ grahas }: Chart, graha: VisibleGraha): Baladi {
  const { degree, rashi } = grahas[graha];
  const fifth = Math.min(4, Math.floor(degree / 6));
  return itemAt(BALADI, rashi % 2 === 0 ? fifth : 4 - fifth);
}

const companions = ({ grahas }: Chart, graha: Graha) =>
  (Object.keys(grahas) as Graha[]).filter(
    (other) => other !== graha && grahas[other].rashi === grahas[graha].rashi,
  );

/** The avastha by rashi, then those caused by a malefic in the same rashi and by combustion. */
function deeptadi(chart: Chart, graha: VisibleGraha): Deeptadi[] {
  const { rashi, combust, dignity } = chart.grahas[graha];
  const byRashi = {
    own: 'svastha',
    greatFriend: 'pramudita',
    friend: 'shanta',
    neutral: 'dina',
    enemy: 'duhkhita',
    greatEnemy: 'khala',
  } as const;
  const first: Deeptadi = dignity === 'exalted' ? 'deepta' : byRashi[standing(chart, graha, rashi)];
  const isJoined = companions(chart, graha).some((other) => other !== 'Sun' && isMalefic(other));
  return [
    first,
    ...(isJoined ? (['vikala'] as const) : []),
    ...(combust ? (['kopa'] as const) : []),
  ];
}

function jagradadi(chart: Chart, graha: VisibleGraha): Jagradadi {
  const { dignity } = chart.grahas[graha];
  if (dignity === 'exalted' || dignity === 'own' || dignity === 'moolatrikona') return 'jagrat';
  return dignity === 'enemy' || dignity === 'debilitated' ? 'sushupti' : 'svapna';
}

function lajjitadi(chart: Chart, graha: VisibleGraha): Lajjitadi[] {
  const { house, rashi, dignity } = chart.grahas[graha];
  const companionGrahas = companions(chart, graha);
  const looking = appearanceOn(chart, rashi).filter((other) => other !== graha);
  const { friends, enemies } = GRAHA_DETAILS[graha];
  const meets = (list: readonly Graha[]) =>
    [...companionGrahas, ...looking].some((other) => list.includes(other));
  const isWatery = itemAt(RASHIS, rashi).element === 'water';
  const conditions: Readonly<Record<Lajjitadi, boolean>> = {
    lajjita:
      house === 5 &&
      (['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const).some((other) =>
        companionGrahas.includes(other),
      ),
    garvita: dignity === 'exalted' || dignity === 'moolatrikona',
    kshudhita: dignity === 'enemy' || meets(enemies) || companionGrahas.includes('Saturn'),
    trishita:
      isWatery &&
      looking.some((other) => enemies.includes(other)) &&
      !looking.some((other) => !isMalefic(other)),
    mudita: dignity === 'friend' || meets(friends) || companionGrahas.includes('Jupiter'),
    kshobhita:
      companionGrahas.includes('Sun') &&
      looking.some((other) => isMalefic(other) || enemies.includes(other)),
  };
  return LAJJITADI.filter((state) => conditions[state]);
}

/**
 * Avasthas of one of the seven visible grahas (Brihat Parashara Hora Shastra 45): by age, by
 * wakefulness, by rashi, and by conjunctions and aspects. `shayanadi` computes the avastha that
 * depends on the ghati of birth.
 */
export function avasthasOf(chart: Chart, graha: VisibleGraha): Avasthas {
  return {
    baladi: baladi(chart, graha),
    jagradadi: jagradadi(chart, graha),
    deeptadi: deeptadi(chart, graha),
    lajjitadi: lajjitadi(chart, graha),
  };
}
