import type { CartItem, LineExtras, Product, VariantOption } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A line of an order that is being made. */
export type DraftLineInput = {
  product: Product;
  /** The SKU; empty until it is selected, null for a product without options. */
  variant: string | null;
  quantity: number;
  /** How its stone is set and energised; null while that is incomplete. */
  extras?: LineExtras | null | undefined;
};

/** A new line of a product, with its only available option selected. */
export function draftLineOf(product: Product): DraftLineInput {
  const [only, another] = product.variants ?? [];
  return { product, variant: only ? (another ? '' : only.sku) : null, quantity: 1 };
}

/** The saved lines of a draft; those of a product that is not sold any more are left out. */
export function savedLines(
  items: readonly CartItem[],
  products: readonly Product[],
): DraftLineInput[] {
  return items.flatMap(({ product: { _id: id }, variant, quantity, extras }) => {
    const product = products.find(({ _id }) => _id === id);
    return product
      ? [{ ...draftLineOf(product), ...(variant && { variant: variant.sku }), quantity, extras }]
      : [];
  });
}

/** The options of a product by SKU, as its customer reads them. */
export function draftOptionsOf({
  variants = [],
}: Product): { sku: string; label: string; soldOut: boolean }[] {
  return variants.map(({ sku, options, quantity }) => ({
    sku,
    label: options.map(textOf).join(', '),
    soldOut: quantity === 0,
  }));
}

const textOf = ({ value, valueHi }: VariantOption) =>
  (language.script === 'devanagari' && valueHi) || value;

/** Whether something is still to be selected. */
export const isIncomplete = ({ variant, extras }: DraftLineInput) =>
  variant === '' || extras === null;

/** The lines as the API names them; those without a selected option are left out. */
export function requestedLines(lines: readonly DraftLineInput[]) {
  return lines
    .filter(({ variant }) => variant !== '')
    .map(({ product, variant, quantity, extras }) => ({
      productId: product._id,
      ...(variant && { variant }),
      quantity,
      ...(extras && { extras }),
    }));
}
