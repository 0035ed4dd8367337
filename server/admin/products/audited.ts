import { productFieldNames } from '@jyotiratna/contract';
import { fieldValues, hindiTwins } from '../../catalogue/product-values.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import type { ConfiguredRow } from '../../catalogue/variant-queries.ts';
import type { ImageLink } from '../pictures/queries.ts';
import { notifiedVariants } from './plan-variants.ts';

/** The audited fields of a product: named as in the forms, prices in rupees. */
export function auditedProduct(
  row: ProductRow,
  images?: readonly ImageLink[],
  variants?: readonly ConfiguredRow[],
): Record<string, unknown> {
  return {
    slug: row.slug,
    draft: row.draft,
    ...fieldValues(row, productFieldNames),
    ...hindiTwins(row),
    ...(variants && variants.length > 0 && { variants: notifiedVariants(variants) }),
    version: row.version,
    ...(images && {
      pictures: images.map(({ picture: image, alt, altHi }) => ({ id: image.id, alt, ...(altHi && { altHi }) })),
    }),
  };
}
