import {
  type Discount,
  type ErrorMessage,
  itemAt,
  type LineExtras,
  type LineParts,
  type Quote,
  type QuoteReply,
  quote,
  toPaise,
  toRupees,
  withFee,
  withShipping,
} from '@jyotiratna/contract';
import type { BundlePartRow } from '../catalogue/bundles/queries.ts';
import type { ProductRow } from '../catalogue/queries.ts';
import type { ConfiguredRow } from '../catalogue/variant-queries.ts';
import { countsFor, discountOf, reachesMinimum } from './evaluate-coupon.ts';
import type { CouponRow } from './queries.ts';

/**
 * A cart line with its current product. For a selected variant, the product has the variant's name,
 * prices and stock (`asSold`).
 */
export type CartEntry = {
  product: ProductRow;
  variant?: ConfiguredRow | undefined;
  quantity: number;
  /**
   * The selected setting and energisation; `withExtras` has applied their price and name to the
   * product.
   */
  extras?: LineExtras | null | undefined;
  parts?: LineParts | undefined;
  /** The items of a bundle, with the stock available to the buyer. */
  bundle?: readonly BundlePartRow[] | undefined;
  /** False if the cart's coupon does not apply to the line. */
  discounted?: boolean | undefined;
  /** The reason why the selected options are unavailable: the line cannot be bought. */
  problem?: ErrorMessage | undefined;
};

/** The id of the line's variant; for a product without options, the product's id. */
export const variantIdOf = ({ product, variant }: Pick<CartEntry, 'product' | 'variant'>): string =>
  variant?.id ?? product.id;

/** Lines at current prices. `coupon` is null if it does not apply. */
export type PricedLines = { lines: CartEntry[]; coupon: CouponRow | null; quote: Quote };

/**
 * Prices lines by the current catalogue. An active coupon applies to its eligible lines, if the
 * lines reach its minimum.
 */
export function priceLines(lines: CartEntry[], coupon: CouponRow | null): PricedLines {
  const quoted = lines.map(({ product, quantity }) => ({
    unitPaise: product.discountedPricePaise,
    quantity,
    discounted: !coupon || countsFor(coupon, product),
  }));
  const { subtotal } = quote(quoted, null);
  const counts =
    coupon && reachesMinimum(coupon, subtotal) && quoted.some(({ discounted }) => discounted);
  if (!counts) return { lines: lines.map(withoutMark), coupon: null, quote: quote(quoted, null) };
  return {
    lines: lines.map((line, at) => ({ ...line, discounted: itemAt(quoted, at).discounted })),
    coupon,
    quote: quote(quoted, discountOf(coupon)),
  };
}

const withoutMark = ({ discounted: _, ...line }: CartEntry): CartEntry => line;

/** Prices lines again with a discount granted by the shop instead of a coupon. */
export function pricedWithDiscount({ lines }: PricedLines, discount: Discount): PricedLines {
  const quoted = lines.map(({ product, quantity }) => ({
    unitPaise: product.discountedPricePaise,
    quantity,
  }));
  return { lines: lines.map(withoutMark), coupon: null, quote: quote(quoted, discount) };
}

/** Adds the shipping rate, in whole rupees. */
export function pricedWithShipping(priced: PricedLines, rupees: number): PricedLines {
  return { ...priced, quote: withShipping(priced.quote, toPaise(rupees)) };
}

/** Adds the cash-on-delivery fee, in whole rupees. */
export function pricedWithFee(priced: PricedLines, rupees: number): PricedLines {
  return { ...priced, quote: withFee(priced.quote, toPaise(rupees)) };
}

/** A quote in rupees, in the API's format. */
export function presentQuote({
  subtotal,
  discount,
  shipping,
  fee,
  tax,
  total,
  charge,
}: Quote): QuoteReply {
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
