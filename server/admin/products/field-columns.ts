import {
  type NewProductInput,
  type ProductEditInput,
  type ProductField,
  type ProductInput,
  productFieldList,
  translatedFieldNames,
} from '@jyotiratna/contract';
import type { ProductColumns } from '../../catalogue/product-schema.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import { settlePrices } from './settle-prices.ts';
import { settleStock } from './settle-stock.ts';

/** The columns of the field table, as they are kept. */
type FieldColumns = Pick<ProductRow, keyof ProductColumns>;

/**
 * What a new product's columns hold: what was said, and each kind's own 'nothing' where nothing was.
 * @throws ShopError invalid_input for prices that do not go together
 */
export function newColumns(input: NewProductInput): FieldColumns {
  return {
    ...nothing,
    ...givenColumns(input),
    ...settlePrices(input),
    stock: input.quantity ?? null,
  } as FieldColumns;
}

/**
 * The columns of an edit; those of fields that were not given are absent.
 * @throws ShopError invalid_input for prices that do not go together, and for fewer pieces than were sold meanwhile
 */
export function editedColumns(before: ProductRow, input: ProductEditInput): Partial<FieldColumns> {
  return {
    ...givenColumns(input),
    ...settlePrices(input, before),
    stock: settleStock(before.stock, input.quantity, input.quantityWas),
  };
}

/** Prices and pieces depend on each other and on what was before: they are settled apart. */
const plain = productFieldList.filter(([, { kind }]) => kind !== 'price' && kind !== 'pieces');

function givenColumns(input: ProductInput): Partial<FieldColumns> {
  const given: Record<string, unknown> = {};
  for (const [name, { kind, column = name }] of plain) {
    const value = input[name];
    if (value !== undefined) given[column] = kind === 'attributes' ? storedAttributes(input.attributes ?? []) : value;
  }
  for (const name of translatedFieldNames) {
    const words = input[`${name}Hi`];
    if (words !== undefined) given[`${name}Hi`] = words;
  }
  return given as Partial<FieldColumns>;
}

/** Attributes as they are kept: Hindi and benefits only where there are some. */
function storedAttributes(attributes: NonNullable<ProductInput['attributes']>): ProductRow['attributes'] {
  return attributes.map(({ key, value, valueHi, benefits }) => ({
    key,
    value,
    ...(valueHi ? { valueHi } : {}),
    ...(benefits ? { benefits } : {}),
  }));
}

const nothing = Object.fromEntries([
  ...plain.filter(([, field]) => !('required' in field)).map(([name, field]) => [field.column ?? name, emptyOf(field)]),
  ...productFieldList
    .filter(([, field]) => 'translated' in field)
    .map(([name, { kind }]) => [`${name}Hi`, kind === 'lines' ? [] : '']),
]);

function emptyOf({ kind }: ProductField): unknown {
  if (kind === 'line') return null;
  if (kind === 'flag') return false;
  return kind === 'text' ? '' : [];
}
