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
 * A cart line with its current product. For a selected variant, the product has the variant's
 * name, prices and stock (`asSold`).
 */
export type CartEntry = {
  product: ProductRow;
  variant?: ConfiguredRow | undefined;
  quantity: number;
  /**
   * Setting and energisation of its stone (`withExtras` has then applied the whole price and name
   * to the product).
   */
  extras?: LineExtras | null | undefined;
  parts?: LineParts | undefined;
  /** The parts of a bundle, with their stock as its buyer may have it. */
  bundle?: readonly BundlePartRow[] | undefined;
  /** False where the cart's coupon does not apply to it. */
  discounted?: boolean | undefined;
  /** The reason why the selected options are unavailable: the line is not for sale. */
  problem?: ErrorMessage | undefined;
};

/** The line's variant, which for a product without options has the product's id. */
export const variantIdOf = ({ product, variant }: Pick<CartEntry, 'product' | 'variant'>): string =>
  variant?.id ?? product.id;

/** Lines with their current prices. `coupon` is null where it does not apply. */
export type PricedLines = { lines: CartEntry[]; coupon: CouponRow | null; quote: Quote };

/**
 * Prices lines by the current catalogue; an active coupon applies where the lines reach its
 * minimum, to its eligible lines.
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

/** The same lines without a coupon, with a discount that the shop gives. */
export function pricedWithDiscount({ lines }: PricedLines, discount: Discount): PricedLines {
  const quoted = lines.map(({ product, quantity }) => ({
    unitPaise: product.discountedPricePaise,
    quantity,
  }));
  return { lines: lines.map(withoutMark), coupon: null, quote: quote(quoted, discount) };
}

/** The same with the delivery charge, in whole rupees. */
export function pricedWithShipping(priced: PricedLines, rupees: number): PricedLines {
  return { ...priced, quote: withShipping(priced.quote, toPaise(rupees)) };
}

/** The same with the cash-on-delivery fee, in whole rupees. */
export function pricedWithFee(priced: PricedLines, rupees: number): PricedLines {
  return { ...priced, quote: withFee(priced.quote, toPaise(rupees)) };
}

/** A quote in rupees, for a reply. */
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
