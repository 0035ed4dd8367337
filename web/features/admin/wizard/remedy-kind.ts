import { formFieldNames, type ProductFieldGroup, productFields } from '@jyotiratna/contract';
import { emptyBundle } from '../product-form/bundle-values.ts';
import type { ProductValues } from '../product-form/product-values.ts';

/**
 * The kinds of remedy that the wizard distinguishes: each has its own fields of price and stock.
 */
export const remedyKinds = ['piece', 'sizes', 'stone', 'bundle'] as const;
export type RemedyKind = (typeof remedyKinds)[number];

const emptyGroups = (...groups: ProductFieldGroup[]): Partial<ProductValues> =>
  Object.fromEntries(
    formFieldNames
      .filter((name) => groups.includes(productFields[name].form.group))
      .map((name) => [name, '']),
  );
const emptyStone = emptyGroups('stone');
/** The components of a bundle have their own prices, stock and labels. */
const ownFields = emptyGroups('price', 'legal');

/**
 * The values that are saved for a kind: other kinds' fields keep their input in the wizard, but are
 * saved empty.
 */
export function valuesOfKind(kind: RemedyKind, values: ProductValues): ProductValues {
  const variants = kind === 'sizes' ? values.variants : [];
  const bundle = kind === 'bundle' ? (values.bundle ?? emptyBundle) : null;
  if (kind === 'stone') return { ...values, variants, bundle };
  return { ...values, ...emptyStone, ...(bundle && ownFields), variants, bundle };
}
