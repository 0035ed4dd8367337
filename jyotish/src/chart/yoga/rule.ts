import type { EngineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import type { View } from './view.ts';

export const YOGA_GROUPS = [
  'Major Yogas',
  'Chandra Yogas',
  'Soorya Yogas',
  'Inauspicious Yogas',
] as const;

export type YogaGroup = (typeof YOGA_GROUPS)[number];

/** The engine's identifier of a yoga. */
export type YogaName = keyof EngineMessages['yogas']['names'];

/** Whether a yoga is in a chart, and its present or missing grahas and bhavas, as a message. */
export interface Verdict {
  readonly present: boolean;
  readonly reasonText: string;
}

/**
 * The detection of one yoga. Conditions follow one reading; `disputed` ones have alternatives of
 * equal authority.
 */
export interface YogaRule {
  readonly name: YogaName;
  readonly group: YogaGroup;
  /** Whether it depends on the lagna, so that it is undetermined without a birth time. */
  readonly requiresLagna: boolean;
  readonly disputed?: true;
  /** The message is in the language of the view. */
  judge(view: View): Verdict;
}
