import { type Product, publicFieldNames } from '@jyotiratna/contract';
import { fieldValues, hindiOf } from './product-values.ts';
import type { ProductPictureRow, ProductRow } from './queries.ts';

/** A product as the contract shows it, from its row and its pictures. */
export function presentProduct(row: ProductRow, pictures: readonly ProductPictureRow[]): Product {
  return {
    _id: row.id,
    id: row.id,
    slug: row.slug,
    ...fieldValues(row, publicFieldNames),
    images: pictures.map(pictureUrl),
    pictures: pictures.map(({ id, width, height, widths, hasAlpha, alt }) => ({
      id,
      width,
      height,
      widths,
      hasAlpha,
      alt: alt || row.name,
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...hindiOf(row),
    tint: row.tint,
    sample: row.sample,
    version: row.version,
  };
}

/** One URL for callers that choose no size: the largest WebP up to 960 pixels. */
export function pictureUrl(picture: { id: string; widths: number[] }): string {
  const width = picture.widths.filter((candidate) => candidate <= 960).at(-1) ?? picture.widths[0];
  return `/pictures/${picture.id}-${width}.webp`;
}
