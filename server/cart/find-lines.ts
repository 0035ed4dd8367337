import { type LineExtras, type Locale, limits, nameIn, ShopError, sentence, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { findProductRows, type ProductRow } from '../catalogue/queries.ts';
import { asSold } from '../catalogue/sold-variant.ts';
import { listOnlySkus, listOptionedVariants, type OptionedRow } from '../catalogue/variant-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { withExtras } from '../pricing/price-extras.ts';
import type { CartLine } from '../pricing/price-lines.ts';
import { asOwnerSees } from './owner-stock.ts';

/** A line as a client names it: a product without options needs no `variant` (an SKU). */
export type NamedLine = {
  productId: string;
  variant?: string | undefined;
  quantity: number;
  extras?: LineExtras | undefined;
};
export type Named = Omit<NamedLine, 'quantity' | 'extras'>;

/**
 * One line a variant, in the order of first mention: two lines of one variant checked apart would pass the stock
 * together. A sum over 99 pieces stays as it is, and is rejected where it is bought.
 */
export function mergeLines(lines: readonly NamedLine[]): NamedLine[] {
  const merged = new Map<string, NamedLine>();
  for (const { quantity, ...named } of lines) {
    const key = keyOf(named);
    merged.set(key, { ...named, quantity: (merged.get(key)?.quantity ?? 0) + quantity });
  }
  return [...merged.values()];
}

/** One text for what a line names. */
export const keyOf = ({ productId, variant }: Named) => `${productId} ${variant ?? ''}`;

/** What a line names: a variant to buy, nothing that is sold (any more), or a product whose variant is yet to be chosen. */
export type Found =
  | { kind: 'sold'; product: ProductRow; variant?: OptionedRow }
  | { kind: 'gone' }
  | { kind: 'unchosen'; product: ProductRow; variants: OptionedRow[] };

/** What each of the lines names, in their order. At most three queries, one where no product has options. */
export async function findSold<Line extends Named>(
  db: Executor,
  named: readonly Line[],
): Promise<{ line: Line; found: Found }[]> {
  const products = new Map(
    (await findProductRows(db, [...new Set(named.map(({ productId }) => productId))])).map((row) => [row.id, row]),
  );
  const optioned = [...products.values()].filter((row) => row.optioned).map(({ id }) => id);
  const plain = named
    .filter((line) => line.variant && !optioned.includes(line.productId))
    .map((line) => line.productId);
  const [variants, skus] = await Promise.all([listOptionedVariants(db, optioned), listOnlySkus(db, plain)]);
  return named.map((line) => ({ line, found: find(line) }));

  function find({ productId, variant: sku }: Named): Found {
    const product = products.get(productId);
    if (!product) return { kind: 'gone' };
    if (!product.optioned) return !sku || skus.get(productId) === sku ? { kind: 'sold', product } : { kind: 'gone' };
    const own = variants.filter((variant) => variant.productId === productId);
    if (!sku) return { kind: 'unchosen', product, variants: own };
    const variant = own.find((one) => one.sku === sku);
    return variant ? { kind: 'sold', product: asSold(product, variant), variant } : { kind: 'gone' };
  }
}

/**
 * The rejection of a line that names a product with options and none of its variants; its data tells them.
 * @param locale of the product's name; English where the caller did not say
 */
export function variantNeeded(product: ProductRow, variants: readonly OptionedRow[], locale: Locale | null): ShopError {
  const message = sentence('variant_needed_of', { name: nameIn(product, locale ?? sourceLocale) });
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
 * The lines a client names, with their products as this owner may buy them; `missing` are those that the shop does not sell
 * (any more).
 * @throws ShopError variant_needed (400)
 */
export async function findLines(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { ownerKey, locale }: Pick<Actor, 'ownerKey' | 'locale'>,
  named: readonly NamedLine[],
): Promise<{ lines: CartLine[]; missing: Named[] }> {
  const { unchosen, ...found } = await sortLines(deps, ownerKey, named);
  const [first] = unchosen;
  if (first) throw variantNeeded(first.product, first.variants, locale);
  return { ...found, lines: await withExtras(deps, found.lines) };
}

type Unchosen = Named & { product: ProductRow; variants: OptionedRow[] };

/** The same, telling lines without a choice apart instead of refusing them, at the prices of the pieces themselves. */
export async function sortLines(
  deps: Pick<Deps, 'db'>,
  ownerKey: string,
  named: readonly NamedLine[],
): Promise<{ lines: CartLine[]; missing: Named[]; unchosen: Unchosen[] }> {
  const lines: CartLine[] = [];
  const missing: Named[] = [];
  const unchosen: Unchosen[] = [];
  for (const { line, found } of await findSold(deps.db, mergeLines(named))) {
    const { quantity, extras, ...what } = line;
    if (found.kind === 'gone') missing.push(what);
    else if (found.kind === 'unchosen') unchosen.push({ ...what, ...found });
    else lines.push({ product: found.product, ...(found.variant && { variant: found.variant }), quantity, extras });
  }
  return { lines: await asOwnerSees(deps, ownerKey, onePerVariant(lines)), missing, unchosen };
}

/** A product without options may be named with its SKU and without: that is one line. */
function onePerVariant(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = line.variant?.id ?? line.product.id;
    merged.set(key, { ...line, quantity: (merged.get(key)?.quantity ?? 0) + line.quantity });
  }
  return [...merged.values()];
}

/** The most pieces of a product that one line may hold now. */
export function mostPieces(product: { stock: number | null }): number {
  return Math.min(limits.quantityPerLine, product.stock ?? limits.quantityPerLine);
}
