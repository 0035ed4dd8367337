import { toRupees } from '@jyotiratna/contract';
import type { ProductRow } from '../../../catalogue/queries.ts';

/**
 * The columns of the CSV file in their order, with what they hold. Lists are JSON, as in the product's form. The quantity
 * stands twice: an import applies the difference of the two, so that pieces sold since the export stay sold.
 */
export const columns: Record<string, (row: ProductRow) => string> = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  category: ({ category }) => category,
  description: ({ description }) => description,
  originalPrice: ({ originalPricePaise }) => String(toRupees(originalPricePaise)),
  discountedPrice: ({ discountedPricePaise }) => String(toRupees(discountedPricePaise)),
  quantity: ({ stock }) => String(stock ?? ''),
  quantityAtExport: ({ stock }) => String(stock ?? ''),
  isFeatured: ({ isFeatured }) => String(isFeatured),
  attributes: ({ attributes }) => JSON.stringify(attributes),
  benefits: ({ benefits }) => JSON.stringify(benefits),
  planets: ({ planets }) => JSON.stringify(planets),
  hsn: ({ hsn }) => hsn ?? '',
  countryOfOrigin: ({ countryOfOrigin }) => countryOfOrigin ?? '',
  name_hi: ({ nameHi }) => nameHi,
  description_hi: ({ descriptionHi }) => descriptionHi,
  benefits_hi: ({ benefitsHi }) => JSON.stringify(benefitsHi),
};
