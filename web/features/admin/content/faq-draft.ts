import type { FaqContent } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';

export type FaqGroupDraft = FaqContent['groups'][number];
export type FaqItemDraft = FaqGroupDraft['items'][number];

export const emptyItem = (): FaqItemDraft => ({
  question: { en: '', hi: '' },
  answer: { en: '', hi: '' },
});
export const emptyGroup = (): FaqGroupDraft => ({
  icon: 'platform',
  title: { en: '', hi: '' },
  items: [emptyItem()],
});

/** The list with one item moved by this number of positions; unchanged beyond either end. */
export function moved<Item>(list: readonly Item[], at: number, by: number): Item[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(to, 0, itemAt(list, at));
}
