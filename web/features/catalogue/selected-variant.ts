import type { Product, Variant, VariantOption } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import { variant as copy } from '#messages/catalogue/variant.ts';
import { language } from '#messages/language.ts';

/** A product in the cart's format: with name, prices and stock of the selected variant. */
export type SoldProduct = Product & { variant?: string | undefined };

/**
 * The variant selected by the URL, else the cheapest available one; null for a product without
 * options.
 */
export function findSelectedVariant(
  { variants }: Pick<Product, 'variants'>,
  sku: string | null,
): Variant | null {
  if (!variants?.length) return null;
  const named = variants.find((variant) => variant.sku === sku?.toUpperCase());
  const [cheapest] = variants
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.discountedPrice - b.discountedPrice);
  return named ?? cheapest ?? itemAt(variants, 0);
}

/** The label of an option's value in this build's language. */
export function optionText({ value, valueHi }: VariantOption): string {
  return (language.script === 'devanagari' && valueHi) || value;
}

/** A product with the data of its variant, whose own images are first. */
export function asSold(product: Product, variant: Variant | null): SoldProduct {
  if (!variant) return product;
  const options = variant.options.map((option) => copy.option[option.name](optionText(option)));
  const own = new Set(variant.pictures);
  const inOrder = <Item>(items: readonly Item[]) => [
    ...items.filter((_, at) => own.has(at)),
    ...items.filter((_, at) => !own.has(at)),
  ];
  return {
    ...product,
    variant: variant.sku,
    name: copy.resolved(product.name, options),
    ...(product.hindi && {
      hindi: { ...product.hindi, name: copy.resolved(product.hindi.name || product.name, options) },
    }),
    originalPrice: variant.originalPrice,
    discountedPrice: variant.discountedPrice,
    quantity: variant.quantity,
    weightMg: variant.weightMg,
    images: inOrder(product.images),
    pictures: inOrder(product.pictures),
  };
}
