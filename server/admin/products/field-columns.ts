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

/** The columns of the product field table, in their stored form. */
type FieldColumns = Pick<ProductRow, keyof ProductColumns>;

/**
 * The columns of a new product: the given values, and the empty value of its kind for each other
 * field.
 * @throws ShopError invalid_input for inconsistent prices, and for a stone without its required
 * disclosures
 */
export function newColumns(input: NewProductInput): FieldColumns {
  const columns = { ...empty, ...givenColumns(input) } as FieldColumns;
  requireDisclosure(columns);
  return {
    ...columns,
    ...settlePrices(byWeight(input, columns)),
    // A stone sold by weight is one of a kind.
    stock: input.quantity ?? (columns.weightMg === null ? null : 1),
  };
}

/**
 * The columns changed by an edit; those of omitted fields are absent.
 * @param optioned the product has variants, whose prices and stock apply; totals repeated by a file
 * or a form are ignored
 * @throws ShopError invalid_input for inconsistent prices, and for less stock than was sold
 * concurrently
 */
export function updatedColumns(
  before: ProductRow,
  input: ProductEditInput,
  configured = false,
): Partial<FieldColumns> {
  const given = givenColumns(input);
  const after = { ...before, ...given };
  requireDisclosure(after);
  if (configured) return given;
  return {
    ...given,
    ...settlePrices(byWeight(input, after), before),
    stock: settleStock(before.stock, input.quantity, input.quantityWas),
  };
}

/**
 * The given prices, or those computed from weight and rate; a higher compare-at price is retained.
 */
function byWeight(input: ProductInput, columns: Partial<FieldColumns>): ProductInput {
  const price = priceOfStone(columns);
  if (price === null) return input;
  const discountedPrice = toRupees(price);
  const original = input.originalPrice ?? toRupees(columns.originalPricePaise ?? price);
  return { ...input, discountedPrice, originalPrice: Math.max(original, discountedPrice) };
}

/**
 * Without prices and stock, which depend on each other and on the previous values and are computed
 * separately.
 */
const plain = productFieldList.filter(([, { kind }]) => kind !== 'price' && kind !== 'pieces');

function givenColumns(input: ProductInput): Partial<FieldColumns> {
  const given: Record<string, unknown> = {};
  for (const [name, { kind, column = name }] of plain) {
    const value = input[name];
    if (value !== undefined) given[column] = storedAs(kind, value);
  }
  for (const name of translatedFieldNames) {
    const hindi = input[`${name}Hi`];
    if (hindi !== undefined) given[`${name}Hi`] = hindi;
  }
  return given as Partial<FieldColumns>;
}

function storedAs(kind: ProductField['kind'], value: unknown): unknown {
  if (kind === 'rate') return value === null ? null : toPaise(value as number);
  if (kind === 'percent') return value === null ? null : Math.round((value as number) * 100);
  return kind === 'attributes'
    ? storedAttributes(value as NonNullable<ProductInput['attributes']>)
    : value;
}

/** Attributes in their stored form: Hindi and benefits only if present. */
function storedAttributes(
  attributes: NonNullable<ProductInput['attributes']>,
): ProductRow['attributes'] {
  return attributes.map(({ key, value, valueHi, benefits }) => ({
    key,
    value,
    ...(valueHi ? { valueHi } : {}),
    ...(benefits ? { benefits } : {}),
  }));
}

const empty = Object.fromEntries([
  ...plain
    .filter(([, field]) => !('required' in field))
    .map(([name, field]) => [field.column ?? name, emptyOf(field)]),
  ...productFieldList
    .filter(([, field]) => 'translated' in field)
    .map(([name, { kind }]) => [`${name}Hi`, kind === 'lines' ? [] : '']),
]);

function emptyOf({ kind }: ProductField): unknown {
  if (['line', 'choice', 'whole', 'rate', 'percent', 'party'].includes(kind)) return null;
  if (kind === 'flag') return false;
  return kind === 'text' ? '' : [];
}
