import { productFieldNames } from '@jyotiratna/contract';
import { fieldValues, hindiTwins } from '../../catalogue/product-values.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import type { PictureLink } from '../pictures/queries.ts';

/** What the audit log tells of a product: the fields as the forms name them, prices in rupees. */
export function auditedProduct(row: ProductRow, pictures?: readonly PictureLink[]): Record<string, unknown> {
  return {
    slug: row.slug,
    ...fieldValues(row, productFieldNames),
    ...hindiTwins(row),
    version: row.version,
    ...(pictures && { pictures: pictures.map(({ picture, alt }) => ({ id: picture.id, alt })) }),
  };
}
