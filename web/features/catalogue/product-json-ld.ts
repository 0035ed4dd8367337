import type { Product } from '@jyotiratna/contract';
import { localPath } from '../../meta.ts';

/** A product as schema.org describes it, for search engines. `absolute` makes addresses absolute. */
export function productJsonLd(product: Product, absolute: (path: string) => string) {
  const { name, slug, description, images, category, discountedPrice, quantity } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    category,
    image: images.map(absolute),
    sku: product._id,
    brand: { '@type': 'Brand', name: 'Jyotiratna' },
    offers: {
      '@type': 'Offer',
      url: absolute(localPath(`/remedies/${slug}`)),
      price: discountedPrice,
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: quantity === 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
      },
    },
  };
}
