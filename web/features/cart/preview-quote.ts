import {
  type Cart,
  type Discount,
  type QuoteReply,
  quote,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import type { CartRow } from './cart-row.ts';

type Coupon = NonNullable<Cart['coupon']>;

/**
 * The totals of these rows by the shared price calculation, displayed until the server has
 * confirmed them. In rupees.
 */
export function previewQuote(rows: readonly CartRow[], coupon: Cart['coupon']): QuoteReply {
  const lines = rows.map((row) => ({
    unitPaise: toPaise(row.unitPrice),
    quantity: row.quantity,
    discounted: !coupon || countsFor(coupon, row),
  }));
  const { subtotal, discount, shipping, tax, total, charge } = quote(
    lines,
    coupon && discountOf(coupon),
  );
  return {
    subtotal: toRupees(subtotal),
    discount: toRupees(discount),
    shipping: toRupees(shipping),
    tax: toRupees(tax),
    total: toRupees(total),
    charge: toRupees(charge),
  };
}

function countsFor({ only }: Coupon, { productId, category }: CartRow): boolean {
  return (
    !only || only.products.includes(productId) || only.categories.some((one) => one === category)
  );
}

function discountOf({ type, value, maxDiscount }: Coupon): Discount {
  return type === 'percentage'
    ? {
        type,
        basisPoints: Math.round(value * 100),
        ...(maxDiscount !== undefined && { most: toPaise(maxDiscount) }),
      }
    : { type, paise: Math.round(value * 100) };
}
