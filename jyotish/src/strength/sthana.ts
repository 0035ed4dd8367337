import { defined } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { dignityOf } from '../chart/dignity.ts';
import { type Varga, vargaRashi } from '../chart/varga.ts';
import { arc } from '../sky/angle.ts';
import { GRAHA_DETAILS } from '../tradition/grahas.ts';
import { houseFrom } from '../tradition/rashis.ts';
import type { VisibleGraha } from './drishti.ts';
import { standing } from './maitri.ts';

/**
 * Two readings of the same chapter (Brihat Parashara Hora Shastra 27). `raman`: B. V. Raman, Graha
 * and Bhava Balas, as most programs have it. `parashara`: the verses as R. Santhanam translates
 * them.
 */
export type ShadbalaSchool = 'raman' | 'parashara';

const SEVEN_VARGAS: readonly Varga[] = [1, 2, 3, 7, 9, 12, 30];

/** Virupas in one varga. Raman halves them from step to step, the verses have integers. */
const VARGA_WORTH = {
  raman: {
    moolatrikona: 45,
    own: 30,
    greatFriend: 22.5,
    friend: 15,
    neutral: 7.5,
    enemy: 3.75,
    greatEnemy: 1.875,
  },
  parashara: {
    moolatrikona: 45,
    own: 30,
    greatFriend: 20,
    friend: 15,
    neutral: 10,
    enemy: 4,
    greatEnemy: 2,
  },
} as const;

/**
 * The third of a rashi (drekkana) in which a graha is strong. Raman: male, neuter, female grahas;
 * the verses: male, female, neuter.
 */
const DREKKANA = {
  raman: { Sun: 0, Mars: 0, Jupiter: 0, Mercury: 1, Saturn: 1, Moon: 2, Venus: 2 },
  parashara: { Sun: 0, Mars: 0, Jupiter: 0, Moon: 1, Venus: 1, Mercury: 2, Saturn: 2 },
} as const;

/** Sthana bala: virupas of each component. */
export interface SthanaBala {
  readonly uchcha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
}

/** Uchcha bala: a third of the distance from the deepest debilitation, 0 to 60 virupas. */
export function uchchaBala(chart: Chart, graha: VisibleGraha): number {
  const { rashi, degree } = defined(GRAHA_DETAILS[graha].exaltation);
  return (180 - Math.abs(arc(rashi * 30 + degree, chart.grahas[graha].longitude))) / 3;
}

function saptavargaja(chart: Chart, graha: VisibleGraha, school: ShadbalaSchool): number {
  const { longitude, rashi, degree } = chart.grahas[graha];
  const worth = VARGA_WORTH[school];
  const inRashi = dignityOf(graha, rashi, degree) === 'moolatrikona' ? worth.moolatrikona : null;
  return SEVEN_VARGAS.reduce((total, varga) => {
    const own = worth[standing(chart, graha, vargaRashi(varga, longitude))];
    return total + (varga === 1 ? (inRashi ?? own) : own);
  }, 0);
}

/**
 * Ojayugma bala: Moon and Venus are strong in even rashis, all others in odd ones; 15 virupas each
 * in rashi and navamsha.
 */
function ojayugma({ grahas }: Chart, graha: VisibleGraha): number {
  const wantsEven = graha === 'Moon' || graha === 'Venus';
  const { rashi, navamsa } = grahas[graha];
  return [rashi, navamsa].filter((at) => (at % 2 === 1) === wantsEven).length * 15;
}

/** Kendradi bala: kendra 60, panaphara 30, apoklima 15; whole signs from the lagna. */
function kendradi({ grahas, lagna }: Chart, graha: VisibleGraha): number {
  return defined([60, 30, 15][(houseFrom(lagna?.rashi ?? 0, grahas[graha].rashi) - 1) % 3]);
}

/** Sthana bala of a chart with a lagna, by component. */
export function sthanaBala(chart: Chart, graha: VisibleGraha, school: ShadbalaSchool): SthanaBala {
  const third = Math.floor(chart.grahas[graha].degree / 10);
  return {
    uchcha: uchchaBala(chart, graha),
    saptavargaja: saptavargaja(chart, graha, school),
    ojayugma: ojayugma(chart, graha),
    kendradi: kendradi(chart, graha),
    drekkana: DREKKANA[school][graha] === third ? 15 : 0,
  };
}
