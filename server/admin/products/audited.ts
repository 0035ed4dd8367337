import { productFieldNames } from '@jyotiratna/contract';
import { fieldValues, hindiTwins } from '../../catalogue/product-values.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import type { OptionedRow } from '../../catalogue/variant-queries.ts';
import type { PictureLink } from '../pictures/queries.ts';
import { toldVariants } from './plan-variants.ts';

/** What the audit log tells of a product: the fields as the forms name them, prices in rupees. */
export function auditedProduct(
  row: ProductRow,
  pictures?: readonly PictureLink[],
  variants?: readonly OptionedRow[],
): Record<string, unknown> {
  return {
    slug: row.slug,
    draft: row.draft,
    ...fieldValues(row, productFieldNames),
    ...hindiTwins(row),
    ...(variants && variants.length > 0 && { variants: toldVariants(variants) }),
    version: row.version,
    ...(pictures && {
      pictures: pictures.map(({ picture, alt, altHi }) => ({ id: picture.id, alt, ...(altHi && { altHi }) })),
    }),
  };
}
