import {
  type ProductField,
  type ProductFieldName,
  type ProductFieldValues,
  type ProductHindi,
  type ProductHindiTwins,
  productFields,
  toRupees,
  translatedFieldNames,
} from '@jyotiratna/contract';
import type { ProductRow } from './queries.ts';

/** What fields of a product hold, as the API, the audit log and files tell it: prices in rupees. */
export function fieldValues<Name extends ProductFieldName>(
  row: ProductRow,
  names: readonly Name[],
): Pick<ProductFieldValues, Name> {
  return Object.fromEntries(names.map((name) => [name, fieldValue(row, name)])) as Pick<ProductFieldValues, Name>;
}

function fieldValue(row: ProductRow, name: ProductFieldName): unknown {
  const { kind, column = name }: ProductField = productFields[name];
  const kept = row[column as keyof ProductRow];
  if (kind === 'percent') return kept == null ? null : (kept as number) / 100;
  if (kind === 'rate') return kept == null ? null : toRupees(kept as number);
  return kind === 'price' ? toRupees(kept as number) : kept;
}

/** The words in Hindi, named as columns are. */
export function hindiTwins(row: ProductRow): ProductHindiTwins {
  return Object.fromEntries(
    translatedFieldNames.map((name) => [`${name}Hi`, row[`${name}Hi`]]),
  ) as unknown as ProductHindiTwins;
}

/** The words in Hindi as the API tells them; absent where there are none. */
export function hindiOf(row: ProductRow): { hindi?: ProductHindi } {
  const hindi = translatedFieldNames.map((name) => [name, row[`${name}Hi`]] as const);
  if (hindi.every(([, words]) => words.length === 0)) return {};
  return { hindi: Object.fromEntries(hindi) as unknown as ProductHindi };
}
