import type { FaqGroup, FaqIcon } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A group of FAQs in one language. */
export type ReadFaqGroup = {
  icon: FaqIcon;
  title: string;
  items: { question: string; answer: string }[];
};

/** The groups in the language of these pages; untranslated fields are in English. */
export function localizedGroups(groups: readonly FaqGroup[]): ReadFaqGroup[] {
  const localized = (labels: { en: string; hi: string }) => labels[language.data] || labels.en;
  return groups.map(({ icon, title, items }) => ({
    icon,
    title: localized(title),
    items: items.map(({ question, answer }) => ({
      question: localized(question),
      answer: localized(answer),
    })),
  }));
}
