import { toRupees } from '@jyotiratna/contract';
import type { ProductRow } from '../../catalogue/queries.ts';
import type { PictureLink } from '../pictures/queries.ts';

/** What the audit log tells of a product: the fields as the forms name them, prices in rupees. */
export function auditedProduct(row: ProductRow, pictures?: readonly PictureLink[]): Record<string, unknown> {
  return {
    name: row.name,
    slug: row.slug,
    category: row.category,
    description: row.description,
    nameHi: row.nameHi,
    descriptionHi: row.descriptionHi,
    originalPrice: toRupees(row.originalPricePaise),
    discountedPrice: toRupees(row.discountedPricePaise),
    quantity: row.stock,
    isFeatured: row.isFeatured,
    attributes: row.attributes,
    benefits: row.benefits,
    benefitsHi: row.benefitsHi,
    planets: row.planets,
    hsn: row.hsn,
    countryOfOrigin: row.countryOfOrigin,
    version: row.version,
    ...(pictures && { pictures: pictures.map(({ picture, alt }) => ({ id: picture.id, alt })) }),
  };
}
