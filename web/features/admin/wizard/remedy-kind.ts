import { formFieldNames, type ProductFieldGroup, productFields } from '@jyotiratna/contract';
import { emptyBundle } from '../product-form/bundle-draft.ts';
import type { Draft } from '../product-form/draft.ts';

/**
 * The kinds of remedy that the wizard distinguishes: each has its own fields of price and stock.
 */
export const remedyKinds = ['piece', 'sizes', 'stone', 'bundle'] as const;
export type RemedyKind = (typeof remedyKinds)[number];

const emptyGroups = (...groups: ProductFieldGroup[]): Partial<Draft> =>
  Object.fromEntries(
    formFieldNames
      .filter((name) => groups.includes(productFields[name].form.group))
      .map((name) => [name, '']),
  );
const emptyStone = emptyGroups('stone');
/** The parts of a bundle have prices, stock and labels of their own. */
const ownFields = emptyGroups('price', 'legal');

/**
 * The part of a draft that is saved for a kind: fields of the other kinds keep their input in the
 * wizard, and are empty here.
 */
export function draftOfKind(kind: RemedyKind, draft: Draft): Draft {
  const variants = kind === 'sizes' ? draft.variants : [];
  const bundle = kind === 'bundle' ? (draft.bundle ?? emptyBundle) : null;
  if (kind === 'stone') return { ...draft, variants, bundle };
  return { ...draft, ...emptyStone, ...(bundle && ownFields), variants, bundle };
}
