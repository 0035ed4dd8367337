import { type Language, sourceLanguage } from '../../tradition/language.ts';
import type { Chart } from '../chart.ts';
import { CHANDRA_YOGAS } from './chandra.ts';
import { INAUSPICIOUS_YOGAS } from './inauspicious.ts';
import { LORDSHIP_YOGAS } from './lordship.ts';
import { MAHAPURUSHA_YOGAS } from './mahapurusha.ts';
import { MAJOR_YOGAS } from './major.ts';
import { NEECHA_BHANGA } from './neecha-bhanga.ts';
import { YOGA_GROUPS, type YogaGroup, type YogaName, type YogaRule } from './rule.ts';
import { SOORYA_YOGAS } from './soorya.ts';
import { viewOf } from './view.ts';

/** Display order of the major yogas; other groups have the order of their files. */
const MAJOR_ORDER: readonly YogaName[] = [
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

/** Every known yoga, in display order. */
export const YOGA_RULES: readonly YogaRule[] = [
  ...[...MAJOR_YOGAS, ...MAHAPURUSHA_YOGAS, ...LORDSHIP_YOGAS, NEECHA_BHANGA].sort(
    (a, b) => MAJOR_ORDER.indexOf(a.name) - MAJOR_ORDER.indexOf(b.name),
  ),
  ...CHANDRA_YOGAS,
  ...SOORYA_YOGAS,
  ...INAUSPICIOUS_YOGAS,
];

export interface Yoga {
  readonly name: string;
  readonly present: boolean;
  /** Present or missing grahas and bhavas; for a present one also its traditional effects. */
  readonly description: string;
  /** Whether schools disagree on its conditions. */
  readonly disputed: boolean;
}

export interface YogaSection {
  readonly group: YogaGroup;
  readonly name: string;
  readonly description: string;
  readonly yogas: readonly Yoga[];
}

const RULES_BY_GROUP = Map.groupBy(YOGA_RULES, ({ group }) => group);

/**
 * All yogas of a chart in four groups. For a birth without a time only those are returned that are
 * present, or missing, in every chart of its day; those relative to the lagna never are.
 * @param language of names and descriptions
 * @param day the charts of that day
 */
export function yogasOf(
  chart: Chart,
  language: Language = sourceLanguage,
  day: readonly Chart[] = [chart],
): YogaSection[] {
  const view = viewOf(chart, language);
  const { messages } = view;
  const rest = day.map((at) => viewOf(at, language));
  const isSure = (rule: YogaRule) => {
    const { reasonText } = rule.judge(view);
    return rest.every((other) => rule.judge(other).reasonText === reasonText);
  };
  return YOGA_GROUPS.map((group) => {
    const rules = RULES_BY_GROUP.get(group) ?? [];
    const applicable = rules.filter(
      (rule) => chart.lagna !== null || (!rule.requiresLagna && isSure(rule)),
    );
    const yogas = applicable.map((rule) => {
      const { present, reasonText } = rule.judge(view);
      return {
        name: messages.names[rule.name],
        present,
        description: present ? `${reasonText} ${messages.meanings[rule.name]}` : reasonText,
        disputed: rule.disputed ?? false,
      };
    });
    const present = yogas.filter((yoga) => yoga.present).length;
    return {
      group,
      name: messages.groups[group],
      description: messages.told(group, present, yogas.length, rules.length - applicable.length),
      yogas,
    };
  });
}
