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

/** A product's field values in the format of the API, the audit log and files: prices in rupees. */
export function fieldValues<Name extends ProductFieldName>(
  row: ProductRow,
  names: readonly Name[],
): Pick<ProductFieldValues, Name> {
  return Object.fromEntries(names.map((name) => [name, fieldValue(row, name)])) as Pick<
    ProductFieldValues,
    Name
  >;
}

function fieldValue(row: ProductRow, name: ProductFieldName): unknown {
  const { kind, column = name }: ProductField = productFields[name];
  const value = row[column as keyof ProductRow];
  if (kind === 'percent') return value == null ? null : (value as number) / 100;
  if (kind === 'rate') return value == null ? null : toRupees(value as number);
  return kind === 'price' ? toRupees(value as number) : value;
}

/** A product's Hindi values, by column name. */
export function hindiTwins(row: ProductRow): ProductHindiTwins {
  return Object.fromEntries(
    translatedFieldNames.map((name) => [`${name}Hi`, row[`${name}Hi`]]),
  ) as ProductHindiTwins;
}

/** A product's Hindi values in the contract's form; absent if all are empty. */
export function hindiOf(row: ProductRow): { hindi?: ProductHindi } {
  const hindi = translatedFieldNames.map((name) => [name, row[`${name}Hi`]] as const);
  if (hindi.every(([, strings]) => strings.length === 0)) return {};
  return { hindi: Object.fromEntries(hindi) as ProductHindi };
}
