import type { Product } from '@jyotiratna/contract';
import { asSold, optionText } from '../features/catalogue/selected-variant.ts';

/**
 * An item for sale: a remedy, or one of its variants. Addresses are absolute, the price is in
 * rupees.
 */
export type FeedItem = {
  id: string;
  /** Of a variant: its remedy. */
  group: string | null;
  title: string;
  description: string;
  link: string;
  images: string[];
  inStock: boolean;
  price: number;
  category: string;
  /** Of a variant, such as its size. */
  options: { name: string; value: string }[];
};

/** The items of a remedy, as its page's structured data has them. */
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
