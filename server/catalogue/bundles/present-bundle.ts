import { type AdminBundle, type BundlePart, toRupees } from '@jyotiratna/contract';
import type { ProductRow } from '../queries.ts';
import type { BundlePartRow } from './queries.ts';

/** A bundle's items in the contract's form, each at its own price. */
export function presentBundleParts(parts: readonly BundlePartRow[]): BundlePart[] {
  return parts.map(({ product, variant, quantity, state }) => ({
    productId: product.id,
    slug: product.slug,
    name: product.name,
    nameHi: product.nameHi,
    variant: variant?.sku ?? null,
    options: variant?.options ?? [],
    quantity,
    price: toRupees(product.discountedPricePaise),
    stock: product.stock,
    state,
    weightMg: product.weightMg,
    netQuantity: product.netQuantity,
    netUnit: product.netUnit,
    countryOfOrigin: product.countryOfOrigin,
  }));
}

/** A bundle's items and price rule, for administrators. */
export function presentAdminBundle(
  { bundlePaise, bundleBasisPoints }: ProductRow,
  parts: readonly BundlePartRow[],
): AdminBundle {
  return {
    parts: presentBundleParts(parts),
    price: bundlePaise === null ? null : toRupees(bundlePaise),
    percentOff: bundleBasisPoints === null ? null : bundleBasisPoints / 100,
  };
}
