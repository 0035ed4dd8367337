import {
  defaultReturns,
  netQuantityOf,
  type Product,
  type ProductReviews,
  type PublicConfig,
  type ReturnTerms,
  returnRuleOf,
} from '@jyotiratna/contract';
import { localPath } from '../../meta.ts';
import { returnPolicy } from '../../seo/return-policy.ts';
import { asSold, optionText } from './selected-variant.ts';

const variesBy = {
  size: 'https://schema.org/size',
  metal: 'https://schema.org/material',
  weight: 'https://schema.org/weight',
};
const properties = { size: 'size', metal: 'material', weight: 'weight' };

type Details = {
  /** The maximum delivery charge in rupees. */
  shippingMost?: number | undefined;
  returns?: ReturnTerms | undefined;
  /** Whether the shop pays the return shipping when the buyer has changed their mind. */
  shopPaysWayBack?: boolean | undefined;
  /** Business days from the order to the delivery. */
  delivery?: PublicConfig['delivery'] | undefined;
  reviews?: Pick<ProductReviews, 'count' | 'average'>;
};

/**
 * A product as schema.org JSON-LD for search engines; a product with variants is a ProductGroup.
 * `absolute` makes URLs absolute; `reviews` are only those of verified buyers.
 */
export function productJsonLd(
  product: Product,
  absolute: (path: string) => string,
  { reviews, ...config }: Details = {},
) {
  const { name, slug, description, images, category, variants } = product;
  const path = `/remedies/${slug}`;
  const subject = {
    name,
    description,
    category,
    image: images.map(absolute),
    ...rating(reviews),
    ...labelOf(product),
  };
  const brand = { '@type': 'Brand', name: 'Jyotiratna' };
  if (!variants?.length)
    return {
      ...context,
      '@type': 'Product',
      ...subject,
      sku: product._id,
      brand,
      offers: offer({ ...product, returnable: true }, absolute(localPath(path)), config),
    };
  return {
    ...context,
    '@type': 'ProductGroup',
    ...subject,
    brand,
    url: absolute(localPath(path)),
    productGroupID: product._id,
    variesBy: [
      ...new Set(variants.flatMap(({ options }) => options.map((option) => variesBy[option.name]))),
    ],
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: asSold(product, variant).name,
      sku: variant.sku,
      image: asSold(product, variant).images.slice(0, 1).map(absolute),
      ...Object.fromEntries(
        variant.options.map((option) => [properties[option.name], optionText(option)]),
      ),
      offers: offer(
        { ...variant, weightMg: product.weightMg },
        absolute(localPath(`${path}?variant=${variant.sku}`)),
        config,
      ),
    })),
  };
}

function rating(reviews: Pick<ProductReviews, 'count' | 'average'> | undefined) {
  if (!reviews || reviews.average === null) return {};
  const { average: ratingValue, count: reviewCount } = reviews;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue,
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** UN/CEFACT unit codes of net quantities, which schema.org uses. */
const unitCodes = { pieces: 'C62', ct: 'CTM', g: 'GRM', mg: 'MGM' };

/** Country of origin, maker and net quantity. */
function labelOf(product: Product) {
  const { countryOfOrigin, parties } = product;
  const quantity = netQuantityOf(product);
  const { maker } = parties ?? {};
  return {
    ...(countryOfOrigin && { countryOfOrigin: { '@type': 'Country', name: countryOfOrigin } }),
    ...(maker && {
      manufacturer: { '@type': 'Organization', name: maker.name, address: maker.address },
    }),
    ...(quantity && {
      hasMeasurement: {
        '@type': 'QuantitativeValue',
        value: Number(quantity.value),
        unitCode: unitCodes[quantity.unit],
      },
    }),
  };
}

const context = { '@context': 'https://schema.org' };

function offer(
  sold: Pick<Product, 'discountedPrice' | 'quantity' | 'weightMg'> & { returnable: boolean },
  url: string,
  {
    shippingMost: shippingMax = 0,
    returns = defaultReturns,
    shopPaysWayBack = false,
    delivery,
  }: Omit<Details, 'reviews'>,
) {
  const { discountedPrice, quantity } = sold;
  const rule = returnRuleOf(sold, returns);
  return {
    '@type': 'Offer',
    url,
    price: discountedPrice,
    priceCurrency: 'INR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: quantity === 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        ...(shippingMax > 0 ? { minValue: 0, maxValue: shippingMax } : { value: 0 }),
        currency: 'INR',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
      ...(delivery && !delivery.sample && { deliveryTime: deliveryTime(delivery) }),
    },
    hasMerchantReturnPolicy: returnPolicy(rule, returns, shopPaysWayBack),
  };
}

/** Business days for preparing a parcel (handling time), as in the shipping policy. */
const handling = { min: 2, max: 3 };

/** Business days until the delivery, split into handling and transit time. */
function deliveryTime({ least: minDays, most: maxDays }: PublicConfig['delivery']) {
  const days = (from: number, to: number) => ({
    '@type': 'QuantitativeValue',
    minValue: Math.max(0, from),
    maxValue: Math.max(0, to),
    unitCode: 'DAY',
  });
  return {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(Math.min(handling.min, minDays), Math.min(handling.max, maxDays)),
    transitTime: days(minDays - handling.min, maxDays - handling.max),
  };
}
