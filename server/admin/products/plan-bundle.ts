import {
  type BundleInput,
  type BundlePartInput,
  bundlePrice,
  type ErrorMessage,
  errorMessage,
  type NewProductInput,
  ShopError,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { isBundle } from '../../catalogue/bundles/membership-queries.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import { listConfiguredVariants } from '../../catalogue/variant-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { findAnyProducts } from './queries.ts';

export type PlannedBundle = {
  parts: { productId: string; variantId: string; quantity: number }[];
  columns: Pick<
    ProductRow,
    'bundlePaise' | 'bundleBasisPoints' | 'originalPricePaise' | 'discountedPricePaise'
  >;
};

/**
 * Resolves a bundle's items and computes its prices from their current prices. Two queries.
 * @throws ShopError invalid_input for an unknown item, an item that is a bundle, a missing variant,
 * and a price above the total of the items
 */
export async function planBundle(db: Executor, input: BundleInput): Promise<PlannedBundle> {
  const ids = [...new Set(input.parts.map(({ productId }) => productId))];
  const rows = await findAnyProducts(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const variants = await listConfiguredVariants(db, ids);
  const planned = input.parts.map((part, at) => {
    const reject = (message: ErrorMessage) => rejectBundle(`bundle.parts.${at}.productId`, message);
    const row = requirePart(byId.get(part.productId), part, reject);
    if (!row.hasVariants) return { ...partOf(part, row.id), paise: row.discountedPricePaise };
    const variant = variants.find(
      ({ productId, sku }) => productId === row.id && sku === part.variant,
    );
    if (!variant) throw reject(errorMessage('bundle_part_unknown'));
    return { ...partOf(part, variant.id), paise: variant.discountedPricePaise };
  });
  const single = planned.reduce((total, { paise, quantity }) => total + paise * quantity, 0);
  const rule = {
    pricePaise: input.price === undefined ? null : toPaise(input.price),
    basisPoints: input.percentOff === undefined ? null : Math.round(input.percentOff * 100),
  };
  if (rule.pricePaise !== null && rule.pricePaise > single)
    throw rejectBundle(
      'bundle.price',
      errorMessage('bundle_price_above', { single: toRupees(single) }),
    );
  return {
    parts: planned.map(({ paise: _, ...part }) => part),
    columns: {
      bundlePaise: rule.pricePaise,
      bundleBasisPoints: rule.basisPoints,
      originalPricePaise: single,
      discountedPricePaise: bundlePrice(rule, single),
    },
  };
}

const partOf = ({ productId, quantity }: BundlePartInput, variantId: string) => ({
  productId,
  variantId,
  quantity,
});

function requirePart(
  row: ProductRow | undefined,
  { variant }: BundlePartInput,
  reject: (message: ErrorMessage) => ShopError,
): ProductRow {
  if (!row) throw reject(errorMessage('bundle_part_unknown'));
  if (isBundle(row)) throw reject(errorMessage('bundle_in_bundle', { name: row.name }));
  if (row.hasVariants && !variant)
    throw reject(errorMessage('variant_needed_of', { name: row.name }));
  return row;
}

/** A new product's input with its bundle's prices; its stock is derived from the items. */
export function pricedByBundle(
  input: NewProductInput,
  bundle: PlannedBundle | undefined,
): NewProductInput {
  if (!bundle) return input;
  const { originalPricePaise, discountedPricePaise } = bundle.columns;
  return {
    ...input,
    originalPrice: toRupees(originalPricePaise),
    discountedPrice: toRupees(discountedPricePaise),
    quantity: 0,
  };
}

/** @throws ShopError invalid_input for a bundle with variants or a weight of its own */
export function requirePlain(
  row: { weightMg?: number | null | undefined },
  variants: readonly unknown[] = [],
): void {
  if (row.weightMg == null && variants.length === 0) return;
  throw rejectBundle(variants.length > 0 ? 'variants' : 'weightMg', errorMessage('bundle_plain'));
}

export function rejectBundle(field: string, message: ErrorMessage): ShopError {
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}
