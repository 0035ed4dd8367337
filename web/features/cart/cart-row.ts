import {
  type BundlePart,
  type CartItem,
  type Image,
  type LineExtras,
  type LineParts,
  limits,
  type OrderedPart,
  productIn,
  type ReturnRule,
  type ReturnTerms,
  returnRuleOf,
} from '@jyotiratna/contract';
import { cartLine } from '#messages/cart/cart-line.ts';
import { language } from '#messages/language.ts';
import { lineOfKey } from './line-key.ts';
import type { LocalCartItem } from './local-cart.ts';

/** A component of a bundle in a cart or an order; `quantity` is per bundle. */
export type BundleContent = Pick<OrderedPart, 'sku' | 'name' | 'nameHi' | 'quantity'>;

/** A cart line in display format, for users and guests. Unit prices are in rupees. */
export type CartRow = {
  productId: string;
  /** The SKU of the selected variant; absent for a product without options. */
  variant?: string | undefined;
  extras?: LineExtras | undefined;
  /** The breakdown of the unit price. */
  parts?: LineParts | undefined;
  /** The components of a bundle. */
  bundle?: readonly BundleContent[] | undefined;
  name: string;
  category: string;
  quantity: number;
  unitPrice: number;
  originalPrice: number;
  picture: Image | null;
  /** Fallback without `picture`. */
  image: string;
  tint: string | null;
  /** The maximum quantity; null where stock is not available. */
  stock: number | null;
  /** The reason why this line cannot be bought in its current state; null if it can. */
  problem: string | null;
  /** The weight of a loose stone in milligrams; null for other products. */
  weightMg: number | null;
  /** The kind of a loose stone, by which lists are filtered. */
  stone: string | null;
  /** False where its variant is not returnable. */
  returnable?: boolean | undefined;
};

function contentOf({ productId, variant, name, nameHi, quantity }: BundlePart): BundleContent {
  return { sku: variant ?? productId, name, nameHi, quantity };
}

/** The row of a server cart line, with its product's current data. */
export function rowOfItem({
  product,
  variant,
  quantity,
  extras,
  parts,
  problem,
}: CartItem): CartRow {
  return {
    productId: product._id,
    ...(variant && { variant: variant.sku }),
    ...(extras && { extras }),
    ...(parts && { parts }),
    ...(product.bundle && { bundle: product.bundle.parts.map(contentOf) }),
    name: productIn(product, language.code).name,
    category: product.category,
    quantity,
    unitPrice: product.discountedPrice,
    originalPrice: product.originalPrice,
    picture: product.pictures[0] ?? null,
    image: product.images[0] ?? '',
    tint: product.tint,
    stock: product.quantity,
    problem: problem?.message ?? shortage(quantity, product.quantity),
    weightMg: product.weightMg,
    stone: product.stone,
    returnable: variant?.returnable,
  };
}

/** The row of a guest's stored line, before the server has responded. */
export function rowOfLocalItem(item: LocalCartItem): CartRow {
  const { name, category, quantity, image, discountedPrice, originalPrice } = item;
  const rest = {
    picture: null,
    tint: null,
    stock: null,
    problem: null,
    weightMg: null,
    stone: null,
  };
  return {
    ...lineOfKey(item),
    name,
    category,
    quantity,
    image,
    unitPrice: discountedPrice,
    originalPrice,
    ...rest,
  };
}

/**
 * The message that stock is insufficient for this quantity; null while it is sufficient or not
 * tracked.
 */
export function shortage(quantity: number, stock: number | null): string | null {
  if (stock === null || quantity <= stock) return null;
  return stock === 0 ? cartLine.soldOut : cartLine.left(stock);
}

/** The return policy of all lines; null where they have different ones. */
export function returnRuleOfAll(rows: readonly CartRow[], terms: ReturnTerms): ReturnRule | null {
  const rules = rows.map(({ extras, ...row }) => {
    const personalization = extras?.energisation
      ? 'energised'
      : extras?.setting
        ? 'set'
        : undefined;
    return returnRuleOf({ ...row, personalization }, terms);
  });
  const [first = 'standard'] = rules;
  return rules.every((rule) => rule === first) ? first : null;
}

/** The maximum quantity of the line's plus button. */
export function maxRowQuantity({ stock }: CartRow): number {
  return Math.min(stock ?? limits.quantityPerLine, limits.quantityPerLine);
}

/** The saving compared to the original prices, over all lines, in rupees. */
export function savingOf(rows: readonly CartRow[]): number {
  const paise = rows.reduce(
    (subtotal, row) =>
      subtotal + Math.round(Math.max(0, row.originalPrice - row.unitPrice) * 100) * row.quantity,
    0,
  );
  return paise / 100;
}
