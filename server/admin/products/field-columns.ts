import {
  type NewProductInput,
  type ProductEditInput,
  type ProductField,
  type ProductInput,
  productFieldList,
  toPaise,
  toRupees,
  translatedFieldNames,
} from '@jyotiratna/contract';
import type { ProductColumns } from '../../catalogue/product-schema.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import { settlePrices } from './settle-prices.ts';
import { settleStock } from './settle-stock.ts';
import { priceOfStone, requireDisclosure } from './settle-stone.ts';

/** The columns of the field table, as they are kept. */
type FieldColumns = Pick<ProductRow, keyof ProductColumns>;

/**
 * What a new product's columns hold: what was said, and each kind's own 'nothing' where nothing was.
 * @throws ShopError invalid_input for prices that do not go together, and for a stone that does not tell what it has to
 */
export function newColumns(input: NewProductInput): FieldColumns {
  const columns = { ...nothing, ...givenColumns(input) } as FieldColumns;
  requireDisclosure(columns);
  return {
    ...columns,
    ...settlePrices(byWeight(input, columns)),
    // A stone that is sold by its weight is one of a kind.
    stock: input.quantity ?? (columns.weightMg === null ? null : 1),
  };
}

/**
 * The columns of an edit; those of fields that were not given are absent.
 * @param optioned it is sold in variants: their prices and pieces count, and what a file or a form repeats of the sums does not
 * @throws ShopError invalid_input for prices that do not go together, and for fewer pieces than were sold in the meantime
 */
export function editedColumns(before: ProductRow, input: ProductEditInput, optioned = false): Partial<FieldColumns> {
  const given = givenColumns(input);
  const after = { ...before, ...given };
  requireDisclosure(after);
  if (optioned) return given;
  return {
    ...given,
    ...settlePrices(byWeight(input, after), before),
    stock: settleStock(before.stock, input.quantity, input.quantityWas),
  };
}

/** The prices that were given, or what the weight makes of the rate; a higher price that is struck through stays. */
function byWeight(input: ProductInput, columns: Partial<FieldColumns>): ProductInput {
  const price = priceOfStone(columns);
  if (price === null) return input;
  const discountedPrice = toRupees(price);
  const original = input.originalPrice ?? toRupees(columns.originalPricePaise ?? price);
  return { ...input, discountedPrice, originalPrice: Math.max(original, discountedPrice) };
}

/** Prices and pieces depend on each other and on what was before: they are settled apart. */
const plain = productFieldList.filter(([, { kind }]) => kind !== 'price' && kind !== 'pieces');

function givenColumns(input: ProductInput): Partial<FieldColumns> {
  const given: Record<string, unknown> = {};
  for (const [name, { kind, column = name }] of plain) {
    const value = input[name];
    if (value !== undefined) given[column] = keptAs(kind, value);
  }
  for (const name of translatedFieldNames) {
    const words = input[`${name}Hi`];
    if (words !== undefined) given[`${name}Hi`] = words;
  }
  return given as Partial<FieldColumns>;
}

function keptAs(kind: ProductField['kind'], value: unknown): unknown {
  if (kind === 'rate') return value === null ? null : toPaise(value as number);
  if (kind === 'percent') return value === null ? null : Math.round((value as number) * 100);
  return kind === 'attributes' ? storedAttributes(value as NonNullable<ProductInput['attributes']>) : value;
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
  if (['line', 'choice', 'whole', 'rate', 'percent'].includes(kind)) return null;
  if (kind === 'flag') return false;
  return kind === 'text' ? '' : [];
}
