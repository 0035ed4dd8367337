import type { AttributeKey, Graha, Product } from '@jyotiratna/contract';
import { toRupees } from '@jyotiratna/contract';
import type { ProductPictureRow, ProductRow } from './queries.ts';

/** A product as the contract shows it, from its row and its pictures. */
export function presentProduct(row: ProductRow, pictures: readonly ProductPictureRow[]): Product {
  return {
    _id: row.id,
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    category: row.category,
    images: pictures.map(pictureUrl),
    pictures: pictures.map(({ id, width, height, widths, hasAlpha, alt }) => ({
      id,
      width,
      height,
      widths,
      hasAlpha,
      alt: alt || row.name,
    })),
    originalPrice: toRupees(row.originalPricePaise),
    discountedPrice: toRupees(row.discountedPricePaise),
    quantity: row.stock,
    isFeatured: row.isFeatured,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    attributes: row.attributes.map(({ key, ...rest }) => ({ key: key as AttributeKey, ...rest })),
    benefits: row.benefits,
    ...hindiOf(row),
    planets: row.planets as Graha[],
    tint: row.tint,
    countryOfOrigin: row.countryOfOrigin,
    sample: row.sample,
    version: row.version,
  };
}

function hindiOf({ nameHi, descriptionHi, benefitsHi }: ProductRow): Pick<Product, 'hindi'> {
  if (!nameHi && !descriptionHi && benefitsHi.length === 0) return {};
  return { hindi: { name: nameHi, description: descriptionHi, benefits: benefitsHi } };
}

/** One URL for callers that choose no size: the largest WebP up to 960 pixels. */
export function pictureUrl(picture: { id: string; widths: number[] }): string {
  const width = picture.widths.filter((candidate) => candidate <= 960).at(-1) ?? picture.widths[0];
  return `/pictures/${picture.id}-${width}.webp`;
}
