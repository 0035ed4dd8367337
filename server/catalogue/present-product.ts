import { type Product, publicFieldNames, toRupees, type Variant } from '@jyotiratna/contract';
import { frameFile, imageAddress, imageFile } from '../platform/images/image-names.ts';
import { presentBundleParts } from './bundles/present-bundle.ts';
import type { BundlePartRow } from './bundles/queries.ts';
import { fieldValues, hindiOf } from './product-values.ts';
import type { ProductImageRow, ProductRow } from './queries.ts';
import type { ConfiguredRow } from './variant-queries.ts';

/**
 * A product in the contract's form, from its row, images, available variants, and a bundle's items.
 */
export function presentProduct(
  row: ProductRow,
  images: readonly ProductImageRow[],
  { variants = [], bundle = [], parties }: Around = {},
): Product {
  return {
    _id: row.id,
    id: row.id,
    slug: row.slug,
    ...fieldValues(row, publicFieldNames),
    images: images.map(imageUrl),
    pictures: images.map(({ id, width, height, widths, hasAlpha, alt, altHi }) => ({
      id,
      width,
      height,
      widths,
      hasAlpha,
      alt: alt || row.name,
      ...(altHi && { altHi }),
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...hindiOf(row),
    tint: row.tint,
    reportFile: row.reportFile,
    ...(row.film && { film: row.film }),
    sample: row.sample,
    ...(parties && { parties }),
    ...(bundle.length > 0 && { bundle: { parts: presentBundleParts(bundle) } }),
    ...(variants.length > 0 && { variants: variants.map(presentVariant) }),
    version: row.version,
  };
}

type Around = {
  variants?: readonly ConfiguredRow[] | undefined;
  bundle?: readonly BundlePartRow[] | undefined;
  parties?: Product['parties'];
};

/** The URLs of the 360° images, if there are any. */
export function framesOf({ frames }: Pick<ProductRow, 'frames'>): Pick<Product, 'frames'> {
  return frames ? { frames: frames.map((id) => imageAddress(frameFile(id))) } : {};
}

function presentVariant(row: ConfiguredRow): Variant {
  const { laboratory, reportNumber: number, reportDate: date } = row;
  return {
    sku: row.sku,
    options: row.options,
    originalPrice: toRupees(row.originalPricePaise),
    discountedPrice: toRupees(row.discountedPricePaise),
    quantity: row.stock,
    weightMg: row.weightMg,
    pictures: row.pictures,
    certificate: laboratory !== null && number !== null ? { laboratory, number, date } : null,
    returnable: row.returnable,
  };
}

/** The URL for clients that do not select a size: the largest WebP up to 960 pixels wide. */
export function imageUrl(image: { id: string; widths: number[] }): string {
  const width = image.widths.filter((candidate) => candidate <= 960).at(-1) ?? image.widths[0] ?? 0;
  return imageAddress(imageFile(image.id, width, 'webp'));
}
