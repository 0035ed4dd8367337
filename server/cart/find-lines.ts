import {
  errorMessage,
  type LineExtras,
  type Locale,
  limits,
  nameIn,
  ShopError,
  sourceLocale,
} from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { findProductRows, type ProductRow } from '../catalogue/queries.ts';
import { asSoldVariant } from '../catalogue/sold-variant.ts';
import {
  type ConfiguredRow,
  listConfiguredVariants,
  listOnlySkus,
} from '../catalogue/variant-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { withExtras } from '../pricing/price-extras.ts';
import type { CartEntry } from '../pricing/price-lines.ts';
import { asOwnerSees } from './owner-stock.ts';

/** A line of a request; `variant` is an SKU, not needed for a product without options. */
export type IdentifiedLine = {
  productId: string;
  variant?: string | undefined;
  quantity: number;
  extras?: LineExtras | undefined;
};
export type NamedLine = Omit<IdentifiedLine, 'quantity' | 'extras'>;

/**
 * Merges lines of the same variant, in order of first occurrence, because lines checked separately
 * could exceed the stock together. A total above 99 is retained, and rejected at checkout.
 */
export function mergeLines(lines: readonly IdentifiedLine[]): IdentifiedLine[] {
  const merged = new Map<string, IdentifiedLine>();
  for (const { quantity, ...line } of lines) {
    const key = keyOf(line);
    merged.set(key, { ...line, quantity: (merged.get(key)?.quantity ?? 0) + quantity });
  }
  return [...merged.values()];
}

/** The key of a line's product and variant. */
export const keyOf = ({ productId, variant }: NamedLine) => `${productId} ${variant ?? ''}`;

/**
 * The product of a line: on sale with its variant, withdrawn or unknown, or with its variant yet to
 * be selected.
 */
export type FoundLine =
  | { kind: 'sold'; product: ProductRow; variant?: ConfiguredRow }
  | { kind: 'gone' }
  | { kind: 'unchosen'; product: ProductRow; variants: ConfiguredRow[] };

/** The product of each line, in order. At most three queries, one if no product has options. */
export async function findSold<Line extends NamedLine>(
  db: Executor,
  lines: readonly Line[],
): Promise<{ line: Line; found: FoundLine }[]> {
  const products = new Map(
    (await findProductRows(db, [...new Set(lines.map(({ productId }) => productId))])).map(
      (row) => [row.id, row],
    ),
  );
  const configured = [...products.values()].filter((row) => row.hasVariants).map(({ id }) => id);
  const plain = lines
    .filter((line) => line.variant && !configured.includes(line.productId))
    .map((line) => line.productId);
  const [variants, skus] = await Promise.all([
    listConfiguredVariants(db, configured),
    listOnlySkus(db, plain),
  ]);
  return lines.map((line) => ({ line, found: find(line) }));

  function find({ productId, variant: sku }: NamedLine): FoundLine {
    const product = products.get(productId);
    if (!product) return { kind: 'gone' };
    if (!product.hasVariants)
      return !sku || skus.get(productId) === sku ? { kind: 'sold', product } : { kind: 'gone' };
    const own = variants.filter((variant) => variant.productId === productId);
    if (!sku) return { kind: 'unchosen', product, variants: own };
    const variant = own.find((one) => one.sku === sku);
    return variant
      ? { kind: 'sold', product: asSoldVariant(product, variant), variant }
      : { kind: 'gone' };
  }
}

/**
 * The error for a missing variant of a product with options, which its data lists.
 * @param locale of the product's name; by default English
 */
export function variantRequired(
  product: ProductRow,
  variants: readonly ConfiguredRow[],
  locale: Locale | null,
): ShopError {
  const message = errorMessage('variant_needed_of', {
    name: nameIn(product, locale ?? sourceLocale),
  });
  return new ShopError('variant_needed', {
    message,
    fields: { variant: message },
    data: {
      productId: product.id,
      variants: variants.map(({ sku, options, stock }) => ({ sku, options, quantity: stock })),
    },
  });
}

/**
 * A request's lines with their products and the stock available to this owner; `missing` are
 * products that are not, or no longer, on sale.
 * @throws ShopError variant_needed (400)
 */
export async function findLines(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { ownerKey, locale }: Pick<Actor, 'ownerKey' | 'locale'>,
  lines: readonly IdentifiedLine[],
): Promise<{ lines: CartEntry[]; missing: NamedLine[] }> {
  const { unchosen, ...found } = await sortLines(deps, ownerKey, lines);
  const [first] = unchosen;
  if (first) throw variantRequired(first.product, first.variants, locale);
  return { ...found, lines: await withExtras(deps, found.lines) };
}

type Unchosen = NamedLine & { product: ProductRow; variants: ConfiguredRow[] };

/**
 * A request's lines with their products. Lines without a required variant are returned separately
 * instead of rejected, with the product's own prices.
 */
export async function sortLines(
  deps: Pick<Deps, 'db'>,
  ownerKey: string,
  items: readonly IdentifiedLine[],
): Promise<{ lines: CartEntry[]; missing: NamedLine[]; unchosen: Unchosen[] }> {
  const lines: CartEntry[] = [];
  const missing: NamedLine[] = [];
  const unchosen: Unchosen[] = [];
  for (const { line, found } of await findSold(deps.db, mergeLines(items))) {
    const { quantity, extras, ...item } = line;
    if (found.kind === 'gone') missing.push(item);
    else if (found.kind === 'unchosen') unchosen.push({ ...item, ...found });
    else
      lines.push({
        product: found.product,
        ...(found.variant && { variant: found.variant }),
        quantity,
        extras,
      });
  }
  return { lines: await asOwnerSees(deps, ownerKey, onePerVariant(lines)), missing, unchosen };
}

/** Merges lines of a product without options that were given with and without its SKU. */
function onePerVariant(lines: readonly CartEntry[]): CartEntry[] {
  const merged = new Map<string, CartEntry>();
  for (const line of lines) {
    const key = line.variant?.id ?? line.product.id;
    merged.set(key, { ...line, quantity: (merged.get(key)?.quantity ?? 0) + line.quantity });
  }
  return [...merged.values()];
}

/** The current maximum quantity of a line of a product. */
export function maxQuantity(product: { stock: number | null }): number {
  return Math.min(limits.quantityPerLine, product.stock ?? limits.quantityPerLine);
}
