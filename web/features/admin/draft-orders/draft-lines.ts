import type { CartItem, LineExtras, Product, VariantOption } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A line of an order that is being edited. */
export type DraftLineInput = {
  product: Product;
  /** The SKU; empty until it is selected, null for a product without options. */
  variant: string | null;
  quantity: number;
  /** The setting and energisation of the stone; null while incomplete. */
  extras?: LineExtras | null | undefined;
};

/** A new line of a product, with its only available option selected. */
export function draftLineOf(product: Product): DraftLineInput {
  const [only, another] = product.variants ?? [];
  return { product, variant: only ? (another ? '' : only.sku) : null, quantity: 1 };
}

/** The saved lines of a draft, without products that are no longer sold. */
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

/** The displayed labels of a product's options, by SKU. */
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

/** Whether a required selection is missing. */
export const isIncomplete = ({ variant, extras }: DraftLineInput) =>
  variant === '' || extras === null;

/** The lines in request format, without those that lack a required option. */
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
