import { productFieldNames, translatedFieldNames } from '@jyotiratna/contract';
import { fieldValues, hindiTwins } from '../../../catalogue/product-values.ts';
import type { ProductRow } from '../../../catalogue/queries.ts';
import type { ConfiguredRow } from '../../../catalogue/variant-queries.ts';
import { variantInputsOf } from '../plan-variants.ts';

/**
 * The columns of the CSV file in order, with their form field names: id and slug, the fields, the
 * Hindi fields, the variants, and whether it is a draft. Lists are JSON, as in the form. The
 * quantity is included twice: an import applies the difference, so that units sold since the export
 * stay sold.
 */
export const columns: ReadonlyMap<string, string> = new Map([
  ['id', 'id'],
  ['slug', 'slug'],
  ...productFieldNames.flatMap((name): [string, string][] =>
    name === 'quantity'
      ? [
          [name, name],
          ['quantityAtExport', 'quantityWas'],
        ]
      : [[name, name]],
  ),
  ...translatedFieldNames.map((name): [string, string] => [`${name}_hi`, `${name}Hi`]),
  ['variants', 'variants'],
  ['draft', 'draft'],
]);

/** A product's cells in column order. */
export function cellsOf(row: ProductRow, variants: readonly ConfiguredRow[] = []): string[] {
  const values: Record<string, unknown> = {
    id: row.id,
    slug: row.slug,
    ...fieldValues(row, productFieldNames),
    quantityWas: row.stock,
    ...hindiTwins(row),
    draft: row.draft,
    // The quantity of each variant is included twice as well.
    variants:
      variants.length > 0
        ? variantInputsOf(variants).map((one) => ({ ...one, quantityWas: one.quantity }))
        : null,
  };
  return [...columns.values()].map((field) => cellOf(values[field]));
}

function cellOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
