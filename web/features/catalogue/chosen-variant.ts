import type { Product, Variant, VariantOption } from '@jyotiratna/contract';
import { variant as words } from '#messages/catalogue/variant.ts';
import { language } from '#messages/language.ts';

/** A product as it goes into the cart: with the name, the prices and the pieces of the variant that was chosen. */
export type SoldProduct = Product & { variant?: string | undefined };

/** The variant that an address names, else the cheapest that can be bought; null where there is nothing to choose. */
export function chosenVariant({ variants }: Pick<Product, 'variants'>, sku: string | null): Variant | null {
  if (!variants?.length) return null;
  const named = variants.find((variant) => variant.sku === sku?.toUpperCase());
  const [cheapest] = variants
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.discountedPrice - b.discountedPrice);
  return named ?? cheapest ?? variants[0]!;
}

/** What an option is in this build's language. */
export function optionText({ value, valueHi }: VariantOption): string {
  return (language.script === 'devanagari' && valueHi) || value;
}

/** The product as this variant of it is sold; its own images come first. */
export function asSold(product: Product, variant: Variant | null): SoldProduct {
  if (!variant) return product;
  const options = variant.options.map((option) => words.option[option.name](optionText(option)));
  const own = new Set(variant.pictures);
  const inOrder = <Item>(items: readonly Item[]) => [
    ...items.filter((_, at) => own.has(at)),
    ...items.filter((_, at) => !own.has(at)),
  ];
  return {
    ...product,
    variant: variant.sku,
    name: words.named(product.name, options),
    ...(product.hindi && {
      hindi: { ...product.hindi, name: words.named(product.hindi.name || product.name, options) },
    }),
    originalPrice: variant.originalPrice,
    discountedPrice: variant.discountedPrice,
    quantity: variant.quantity,
    weightMg: variant.weightMg,
    images: inOrder(product.images),
    pictures: inOrder(product.pictures),
  };
}
