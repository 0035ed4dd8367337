import type { FaqGroup, FaqIcon } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A group in one language. */
export type ReadFaqGroup = { icon: FaqIcon; title: string; items: { question: string; answer: string }[] };

/** The groups in the language of these pages; what is not written in it is read in English. */
export function groupsHere(groups: readonly FaqGroup[]): ReadFaqGroup[] {
  const here = (labels: { en: string; hi: string }) => labels[language.data] || labels.en;
  return groups.map(({ icon, title, items }) => ({
    icon,
    title: here(title),
    items: items.map(({ question, answer }) => ({ question: here(question), answer: here(answer) })),
  }));
}
