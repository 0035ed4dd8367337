import type { Chart } from '../chart.ts';
import { CHANDRA_YOGAS } from './chandra.ts';
import { INAUSPICIOUS_YOGAS } from './inauspicious.ts';
import { LORDSHIP_YOGAS } from './lordship.ts';
import { MAHAPURUSHA_YOGAS } from './mahapurusha.ts';
import { MAJOR_YOGAS } from './major.ts';
import { YOGA_GROUPS, type YogaGroup, type YogaRule } from './rule.ts';
import { SOORYA_YOGAS } from './soorya.ts';
import { viewOf } from './view.ts';

/** The order in which the major yogas are listed; the other groups keep that of their files. */
const MAJOR_ORDER = [
  'Gajakesari',
  'Kedara',
  'Kahala',
  'Kamal',
  'Musala',
  'Raja',
  'Ruchaka',
  'Bhadra',
  'Hamsa',
  'Malavya',
  'Sasa',
  'Dharma Karmadhipati',
  'Neecha Bhanga Raja',
  'Harsha',
  'Sarala',
  'Vimala',
  'Amala',
  'Lakshmi',
  'Saraswati',
  'Maha Parivartana',
];

/** Every yoga the engine knows, in the order of listing. */
export const YOGA_RULES: readonly YogaRule[] = [
  ...[...MAJOR_YOGAS, ...MAHAPURUSHA_YOGAS, ...LORDSHIP_YOGAS].sort(
    (a, b) => MAJOR_ORDER.indexOf(a.name) - MAJOR_ORDER.indexOf(b.name),
  ),
  ...CHANDRA_YOGAS,
  ...SOORYA_YOGAS,
  ...INAUSPICIOUS_YOGAS,
];

export interface Yoga {
  readonly name: string;
  readonly present: boolean;
  /** Grahas and houses that make it or are missing; for a present one also what tradition links with it. */
  readonly description: string;
  /** Schools disagree on its conditions. */
  readonly disputed: boolean;
}

export interface YogaSection {
  readonly name: YogaGroup;
  readonly description: string;
  readonly yogas: readonly Yoga[];
}

function describe(group: YogaGroup, yogas: readonly Yoga[], leftOut: number): string {
  const present = yogas.filter((yoga) => yoga.present).length;
  const told = `${present} of ${yogas.length} ${group.toLowerCase().replace('chandra', 'Chandra').replace('soorya', 'Soorya')} ${present === 1 ? 'is' : 'are'} present in this chart.`;
  return leftOut > 0 ? `${told} ${leftOut} more are counted from the lagna and need a birth time.` : told;
}

/** All yogas of a chart in their four groups. Those counted from the lagna are left out of a chart without one. */
export function yogasOf(chart: Chart): YogaSection[] {
  const view = viewOf(chart);
  return YOGA_GROUPS.map((group) => {
    const rules = YOGA_RULES.filter((rule) => rule.group === group);
    const told = rules.filter((rule) => chart.lagna !== null || !rule.needsLagna);
    const yogas = told.map((rule) => {
      const { present, because } = rule.judge(view);
      return {
        name: rule.name,
        present,
        description: present ? `${because} ${rule.meaning}` : because,
        disputed: rule.disputed ?? false,
      };
    });
    return { name: group, description: describe(group, yogas, rules.length - told.length), yogas };
  });
}
