import type { Product } from '@jyotiratna/contract';
import { asSold, optionText } from '../features/catalogue/selected-variant.ts';

/**
 * An item of a product feed: a remedy, or one of its variants. URLs are absolute, the price is in
 * rupees.
 */
export type FeedItem = {
  id: string;
  /** The id of a variant's remedy; null for a remedy without variants. */
  group: string | null;
  title: string;
  description: string;
  link: string;
  images: string[];
  inStock: boolean;
  price: number;
  category: string;
  /** The options of a variant, such as its size. */
  options: { name: string; value: string }[];
};

/** The feed items of a remedy, with the same data as its page's JSON-LD. */
export function catalogueItems(product: Product, absolute: (path: string) => string): FeedItem[] {
  const { _id, slug, name, description, category, variants, discountedPrice, quantity, images } =
    product;
  const path = `/remedies/${slug}`;
  const shared = { description: description || name, category };
  if (!variants?.length)
    return [
      {
        ...shared,
        id: _id,
        group: null,
        title: name,
        link: absolute(path),
        images: images.map(absolute),
        inStock: quantity !== 0,
        price: discountedPrice,
        options: [],
      },
    ];
  return variants.map((variant) => ({
    ...shared,
    id: variant.sku,
    group: _id,
    title: asSold(product, variant).name,
    link: absolute(`${path}?variant=${variant.sku}`),
    images: asSold(product, variant).images.map(absolute),
    inStock: variant.quantity !== 0,
    price: variant.discountedPrice,
    options: variant.options.map((option) => ({ name: option.name, value: optionText(option) })),
  }));
}
