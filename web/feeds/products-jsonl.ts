import type { Product } from '@jyotiratna/contract';
import { catalogueItems, type FeedItem } from './feed-items.ts';

/**
 * One remedy per line (JSONL) with its variants, in the product schema of the Agentic Commerce
 * Protocol (2026-04-17).
 */
export function productsJsonl(
  products: readonly Product[],
  absolute: (path: string) => string,
): string {
  return products.map((product) => `${JSON.stringify(productLine(product, absolute))}\n`).join('');
}

function productLine(product: Product, absolute: (path: string) => string) {
  const { _id, name, description, slug, images } = product;
  return {
    id: _id,
    title: name,
    ...(description && { description: { plain: description } }),
    url: absolute(`/remedies/${slug}`),
    media: mediaOf(images.map(absolute), name),
    variants: catalogueItems(product, absolute).map((item) => variantOf(item, absolute)),
  };
}

function variantOf(item: FeedItem, absolute: (path: string) => string) {
  return {
    id: item.id,
    title: item.title,
    url: item.link,
    price: { amount: Math.round(item.price * 100), currency: 'INR' },
    availability: { available: item.inStock, status: item.inStock ? 'in_stock' : 'out_of_stock' },
    categories: [{ value: item.category, taxonomy: 'merchant' }],
    condition: ['new'],
    ...(item.options.length > 0 && { variant_options: item.options }),
    media: mediaOf(item.images.slice(0, 1), item.title),
    seller: {
      name: 'Jyotiratna',
      links: [
        { type: 'refund_policy', url: absolute('/refund-policy') },
        { type: 'shipping_policy', url: absolute('/shipping-policy') },
        { type: 'terms_of_service', url: absolute('/terms-conditions') },
      ],
    },
  };
}

const mediaOf = (urls: readonly string[], text: string) =>
  urls.map((url) => ({ type: 'image', url, alt_text: text }));
