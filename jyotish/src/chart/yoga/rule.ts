import type { EngineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import type { View } from './view.ts';

export const YOGA_GROUPS = ['Major Yogas', 'Chandra Yogas', 'Soorya Yogas', 'Inauspicious Yogas'] as const;

export type YogaGroup = (typeof YOGA_GROUPS)[number];

/** What the engine knows a yoga by. */
export type YogaName = keyof EngineMessages['yogas']['names'];

/** Whether a yoga is in a chart, and the grahas and houses that make it or are missing, in a sentence. */
export interface Verdict {
  readonly present: boolean;
  readonly because: string;
}

/** How one yoga is recognised. Conditions follow one reading; `disputed` ones have others of equal standing. */
export interface YogaRule {
  readonly name: YogaName;
  readonly group: YogaGroup;
  /** Whether it counts from the lagna, so that it cannot be told without a birth time. */
  readonly needsLagna: boolean;
  readonly disputed?: true;
  /** The sentence is in the language of the view. */
  judge(view: View): Verdict;
}
