import type { Language } from '../../tradition/language.ts';
import type { Chart } from '../chart.ts';
import { CHANDRA_YOGAS } from './chandra.ts';
import { INAUSPICIOUS_YOGAS } from './inauspicious.ts';
import { LORDSHIP_YOGAS } from './lordship.ts';
import { MAHAPURUSHA_YOGAS } from './mahapurusha.ts';
import { MAJOR_YOGAS } from './major.ts';
import { NEECHA_BHANGA } from './neecha-bhanga.ts';
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
  ...[...MAJOR_YOGAS, ...MAHAPURUSHA_YOGAS, ...LORDSHIP_YOGAS, NEECHA_BHANGA].sort(
    (a, b) => MAJOR_ORDER.indexOf(a.name) - MAJOR_ORDER.indexOf(b.name),
  ),
  ...CHANDRA_YOGAS,
  ...SOORYA_YOGAS,
  ...INAUSPICIOUS_YOGAS,
];

export interface Yoga {
  /** 'Gajakesari', 'गजकेसरी'. */
  readonly name: string;
  readonly present: boolean;
  /** Grahas and houses that make it or are missing; for a present one also what tradition links with it. */
  readonly description: string;
  /** Schools disagree on its conditions. */
  readonly disputed: boolean;
}

export interface YogaSection {
  readonly group: YogaGroup;
  /** 'Major Yogas', 'प्रमुख योग'. */
  readonly name: string;
  readonly description: string;
  readonly yogas: readonly Yoga[];
}

/** A group's heading, and its name within a sentence. */
const GROUP_WORDS: Readonly<Record<YogaGroup, { readonly hindi: string; readonly within: string }>> = {
  'Major Yogas': { hindi: 'प्रमुख योग', within: 'major yogas' },
  'Chandra Yogas': { hindi: 'चन्द्र योग', within: 'Chandra yogas' },
  'Soorya Yogas': { hindi: 'सूर्य योग', within: 'Soorya yogas' },
  'Inauspicious Yogas': { hindi: 'अशुभ योग', within: 'inauspicious yogas' },
};

const DESCRIPTIONS: Readonly<
  Record<Language, (group: YogaGroup, present: number, all: number, leftOut: number) => string>
> = {
  en: (group, present, all, leftOut) => {
    const told = `${present} of ${all} ${GROUP_WORDS[group].within} ${present === 1 ? 'is' : 'are'} present in this chart.`;
    return leftOut > 0 ? `${told} ${leftOut} more depend on the birth time.` : told;
  },
  hi: (group, present, all, leftOut) => {
    const told = `इस कुंडली में ${all} में से ${present} ${GROUP_WORDS[group].hindi} ${present === 1 ? 'है' : 'हैं'}।`;
    return leftOut > 0 ? `${told} ${leftOut} और योग जन्म समय पर निर्भर हैं।` : told;
  },
};

/**
 * All yogas of a chart in their four groups. Of a birth without an hour only those are told that stand, or are missing,
 * in the same way in every chart of its day; those counted from the lagna never are.
 * @param language of names and descriptions
 * @param day the charts of that day
 */
export function yogasOf(chart: Chart, language: Language = 'en', day: readonly Chart[] = [chart]): YogaSection[] {
  const view = viewOf(chart, language);
  const others = day.map((at) => viewOf(at, language));
  const isSure = (rule: YogaRule) => {
    const { because } = rule.judge(view);
    return others.every((other) => rule.judge(other).because === because);
  };
  return YOGA_GROUPS.map((group) => {
    const rules = YOGA_RULES.filter((rule) => rule.group === group);
    const told = rules.filter((rule) => chart.lagna !== null || (!rule.needsLagna && isSure(rule)));
    const yogas = told.map((rule) => {
      const { present, because } = rule.judge(view);
      return {
        name: view.say(rule.name, rule.devanagari),
        present,
        description: present ? `${because} ${rule.meaning[language]}` : because,
        disputed: rule.disputed ?? false,
      };
    });
    const present = yogas.filter((yoga) => yoga.present).length;
    return {
      group,
      name: view.say(group, GROUP_WORDS[group].hindi),
      description: DESCRIPTIONS[language](group, present, yogas.length, rules.length - told.length),
      yogas,
    };
  });
}
