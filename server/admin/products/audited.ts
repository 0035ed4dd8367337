import { type BundleInput, productFieldNames, toRupees } from '@jyotiratna/contract';
import type { BundlePartRow } from '../../catalogue/bundles/queries.ts';
import { fieldValues, hindiTwins } from '../../catalogue/product-values.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import type { ConfiguredRow } from '../../catalogue/variant-queries.ts';
import type { ImageLink } from '../pictures/queries.ts';
import { variantInputsOf } from './plan-variants.ts';

/** The audited fields of a product, by their form's names, prices in rupees. */
export function auditedProduct(
  row: ProductRow,
  images?: readonly ImageLink[],
  variants?: readonly ConfiguredRow[],
  bundle?: BundleInput,
): Record<string, unknown> {
  return {
    slug: row.slug,
    draft: row.draft,
    ...fieldValues(row, productFieldNames),
    ...hindiTwins(row),
    ...(variants && variants.length > 0 && { variants: variantInputsOf(variants) }),
    ...(bundle && { bundle }),
    version: row.version,
    ...(images && {
      pictures: images.map(({ picture: image, alt, altHi }) => ({
        id: image.id,
        alt,
        ...(altHi && { altHi }),
      })),
    }),
  };
}

/** A bundle in the format of the form. */
export function auditedBundle(
  { bundlePaise, bundleBasisPoints }: ProductRow,
  parts: readonly BundlePartRow[],
): BundleInput {
  return {
    ...(bundlePaise !== null && { price: toRupees(bundlePaise) }),
    ...(bundleBasisPoints !== null && { percentOff: bundleBasisPoints / 100 }),
    parts: parts.map(({ product, variant, quantity }) => ({
      productId: product.id,
      ...(variant && { variant: variant.sku }),
      quantity,
    })),
  };
}
