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

/** Whether a chart has a yoga, and its present or missing grahas and bhavas, as a message. */
export interface Verdict {
  readonly present: boolean;
  readonly reasonText: string;
}

/**
 * Detection of one yoga. Conditions follow one authority; for `disputed` ones there are others of
 * equal weight.
 */
export interface YogaRule {
  readonly name: YogaName;
  readonly group: YogaGroup;
  /** Whether it depends on the lagna, and is thus undetermined without a birth time. */
  readonly requiresLagna: boolean;
  readonly disputed?: true;
  /** Returns the verdict, with a message in the view's language. */
  judge(view: View): Verdict;
}
