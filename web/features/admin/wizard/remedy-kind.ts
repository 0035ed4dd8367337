import { formFieldNames, productFields } from '@jyotiratna/contract';
import type { Draft } from '../product-form/draft.ts';

/** The kinds of remedy that the wizard distinguishes: each has its own fields of price and stock. */
export const remedyKinds = ['piece', 'sizes', 'stone'] as const;
export type RemedyKind = (typeof remedyKinds)[number];

const emptyStone: Partial<Draft> = Object.fromEntries(
  formFieldNames.filter((name) => productFields[name].form.group === 'stone').map((name) => [name, '']),
);

/**
 * The part of a draft that is saved for a kind: fields of the other kinds keep their input in the
 * wizard, and are empty here.
 */
export function draftOfKind(kind: RemedyKind, draft: Draft): Draft {
  const variants = kind === 'sizes' ? draft.variants : [];
  return kind === 'stone' ? { ...draft, variants } : { ...draft, ...emptyStone, variants };
}
