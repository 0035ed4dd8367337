import { type Quote, type QuoteReply, quote, toRupees } from '@jyotiratna/contract';
import type { ProductRow } from '../catalogue/queries.ts';
import { discountOf, reachesMinimum } from './evaluate-coupon.ts';
import type { CouponRow } from './queries.ts';

/** A line of a cart with its product as it is now. */
export type CartLine = { product: ProductRow; quantity: number };

/** Lines with what they cost now. `coupon` is null where none applies. */
export type PricedLines = { lines: CartLine[]; coupon: CouponRow | null; quote: Quote };

/** Prices lines by today's catalogue; a living coupon counts where the lines reach its minimum. */
export function priceLines(lines: CartLine[], coupon: CouponRow | null): PricedLines {
  const asked = lines.map(({ product, quantity }) => ({ unitPaise: product.discountedPricePaise, quantity }));
  const { subtotal } = quote(asked, null);
  const applied = coupon && reachesMinimum(coupon, subtotal) ? coupon : null;
  return { lines, coupon: applied, quote: quote(asked, applied && discountOf(applied)) };
}

/** A quote in rupees, for a reply. */
export function presentQuote({ subtotal, discount, shipping, tax, total, charge }: Quote): QuoteReply {
  return {
    subtotal: toRupees(subtotal),
    discount: toRupees(discount),
    shipping: toRupees(shipping),
    tax: toRupees(tax),
    total: toRupees(total),
    charge: toRupees(charge),
  };
}
