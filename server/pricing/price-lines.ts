import {
  type LineExtras,
  type LineParts,
  type Quote,
  type QuoteReply,
  quote,
  type Sentence,
  toPaise,
  toRupees,
  withFee,
  withShipping,
} from '@jyotiratna/contract';
import type { ProductRow } from '../catalogue/queries.ts';
import type { OptionedRow } from '../catalogue/variant-queries.ts';
import { countsFor, discountOf, reachesMinimum } from './evaluate-coupon.ts';
import type { CouponRow } from './queries.ts';

/**
 * A line of a cart with its product as it is now. Where a variant was chosen, the product has the variant's name, prices and
 * stock (`asSold`).
 */
export type CartLine = {
  product: ProductRow;
  variant?: OptionedRow | undefined;
  quantity: number;
  /** How its stone is set and energised (`withExtras` then has put the whole price and name on the product). */
  extras?: LineExtras | null | undefined;
  parts?: LineParts | undefined;
  /** False where the cart's coupon is for others. */
  discounted?: boolean | undefined;
  /** Why what was chosen cannot be had now: the line is not for sale. */
  problem?: Sentence | undefined;
};

/** What the line is of: the variant, which for a product without options has the product's id. */
export const variantIdOf = ({ product, variant }: Pick<CartLine, 'product' | 'variant'>): string =>
  variant?.id ?? product.id;

/** Lines with what they cost now. `coupon` is null where none applies. */
export type PricedLines = { lines: CartLine[]; coupon: CouponRow | null; quote: Quote };

/** Prices lines by today's catalogue; a living coupon counts where the lines reach its minimum, for those that it is for. */
export function priceLines(lines: CartLine[], coupon: CouponRow | null): PricedLines {
  const requested = lines.map(({ product, quantity }) => ({
    unitPaise: product.discountedPricePaise,
    quantity,
    discounted: !coupon || countsFor(coupon, product),
  }));
  const { subtotal } = quote(requested, null);
  const counts = coupon && reachesMinimum(coupon, subtotal) && requested.some(({ discounted }) => discounted);
  if (!counts) return { lines: lines.map(withoutMark), coupon: null, quote: quote(requested, null) };
  return {
    lines: lines.map((line, at) => ({ ...line, discounted: requested[at]!.discounted })),
    coupon,
    quote: quote(requested, discountOf(coupon)),
  };
}

const withoutMark = ({ discounted: _, ...line }: CartLine): CartLine => line;

/** The same with the delivery charge, in whole rupees. */
export function pricedWithShipping(priced: PricedLines, rupees: number): PricedLines {
  return { ...priced, quote: withShipping(priced.quote, toPaise(rupees)) };
}

/** The same with what it costs to pay at the door, in whole rupees. */
export function pricedWithFee(priced: PricedLines, rupees: number): PricedLines {
  return { ...priced, quote: withFee(priced.quote, toPaise(rupees)) };
}

/** A quote in rupees, for a reply. */
export function presentQuote({ subtotal, discount, shipping, fee, tax, total, charge }: Quote): QuoteReply {
  return {
    subtotal: toRupees(subtotal),
    discount: toRupees(discount),
    shipping: toRupees(shipping),
    ...(fee > 0 && { fee: toRupees(fee) }),
    tax: toRupees(tax),
    total: toRupees(total),
    charge: toRupees(charge),
  };
}
