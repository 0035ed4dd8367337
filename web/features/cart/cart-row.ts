import {
  type CartItem,
  type LineExtras,
  type LineParts,
  limits,
  type Picture,
  productIn,
  type ReturnRule,
  type ReturnTerms,
  returnRuleOf,
} from '@jyotiratna/contract';
import { cartLine } from '#messages/cart/cart-line.ts';
import { language } from '#messages/language.ts';
import { lineOf } from './line-key.ts';
import type { LocalCartItem } from './local-cart.ts';

/** A line of the cart as a page shows it, whoever's cart it is. Prices in rupees for one piece. */
export type CartRow = {
  productId: string;
  /** The SKU, where there was one to choose. */
  variant?: string | undefined;
  extras?: LineExtras | undefined;
  /** What the price of a piece is made of. */
  parts?: LineParts | undefined;
  name: string;
  category: string;
  quantity: number;
  unitPrice: number;
  originalPrice: number;
  picture: Picture | null;
  /** Used where `picture` is not known. */
  image: string;
  tint: string | null;
  /** The most pieces that can be asked for; null where stock is not known. */
  stock: number | null;
  /** Why this line cannot be bought as it is. */
  problem: string | null;
  /** Milligrams of a loose stone; null of everything else. */
  weightMg: number | null;
  /** The kind of a loose stone, as lists are filtered by it. */
  stone: string | null;
  /** False where its variant is never taken back. */
  returnable?: boolean | undefined;
};

/** From a line with today's product. */
export function rowOfItem({ product, variant, quantity, extras, parts, problem }: CartItem): CartRow {
  return {
    productId: product._id,
    ...(variant && { variant: variant.sku }),
    ...(extras && { extras }),
    ...(parts && { parts }),
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

/** From a guest's line alone, as long as the shop has not answered. */
export function rowOfLocalItem(item: LocalCartItem): CartRow {
  const { name, category, quantity, image, discountedPrice, originalPrice } = item;
  const rest = { picture: null, tint: null, stock: null, problem: null, weightMg: null, stone: null };
  return { ...lineOf(item), name, category, quantity, image, unitPrice: discountedPrice, originalPrice, ...rest };
}

/** What is wrong with asking for so many pieces; null while stock is not tracked or suffices. */
export function shortage(quantity: number, stock: number | null): string | null {
  if (stock === null || quantity <= stock) return null;
  return stock === 0 ? cartLine.soldOut : cartLine.left(stock);
}

/** The rule by which every line may be returned; null where they have different ones. */
export function returnRuleOfAll(rows: readonly CartRow[], terms: ReturnTerms): ReturnRule | null {
  const rules = rows.map(({ extras, ...row }) => {
    const made = extras?.energisation ? 'energised' : extras?.setting ? 'set' : undefined;
    return returnRuleOf({ ...row, made }, terms);
  });
  const [first = 'standard'] = rules;
  return rules.every((rule) => rule === first) ? first : null;
}

/** The most pieces that the line's plus button leads to. */
export function mostPieces({ stock }: CartRow): number {
  return Math.min(stock ?? limits.quantityPerLine, limits.quantityPerLine);
}

/** Rupees below the original prices, over all lines. */
export function savingOf(rows: readonly CartRow[]): number {
  const paise = rows.reduce(
    (sum, row) => sum + Math.round(Math.max(0, row.originalPrice - row.unitPrice) * 100) * row.quantity,
    0,
  );
  return paise / 100;
}
