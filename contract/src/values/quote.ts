import type { Paise } from './money.ts';

/**
 * The discount of a coupon: `percentage` is in hundredths of a percent (basis points), `fixed`
 * in paise. `max`, in paise, is the maximum discount of a percentage.
 */
export type Discount =
  | { type: 'percentage'; basisPoints: number; max?: Paise | undefined }
  | { type: 'fixed'; paise: Paise };

/** A line of a quote; `discounted` is false if the coupon does not apply to it. */
export type QuoteLine = { unitPaise: Paise; quantity: number; discounted?: boolean | undefined };

export type Quote = {
  /** Total of the lines before any discount. */
  subtotal: Paise;
  /** Never more than the subtotal. */
  discount: Paise;
  shipping: Paise;
  /** Cash-on-delivery fee. */
  fee: Paise;
  tax: Paise;
  /** Subtotal less discount, with shipping and fee, exact to the paisa. */
  total: Paise;
  /** The payable amount: the total to the nearest whole rupee, half up. */
  charge: Paise;
  /** `charge - total`, stored so that an invoice adds up. */
  rounding: Paise;
};

/**
 * The only price calculation of the shop: authoritative on the server, a preview on pages. A
 * percentage is rounded down to the paisa, and a coupon's discount is at most the total of its
 * eligible lines. Prices include tax, so `tax` is 0. `shipping` is 0, too: `withShipping` adds it
 * after the address is entered.
 * @throws RangeError on a quantity or price that is not a non-negative safe integer.
 */
export function quote(lines: readonly QuoteLine[], discount: Discount | null): Quote {
  let subtotal = 0;
  let discounted = 0;
  for (const line of lines) {
    const price =
      requireCount(line.unitPaise, 'unitPaise') * requireCount(line.quantity, 'quantity');
    subtotal += price;
    if (line.discounted !== false) discounted += price;
  }
  requireCount(subtotal, 'subtotal');
  const off = discount === null ? 0 : Math.min(discounted, reduction(discounted, discount));
  const total = subtotal - off;
  const charge = Math.floor((total + 50) / 100) * 100;
  return {
    subtotal,
    discount: off,
    shipping: 0,
    fee: 0,
    tax: 0,
    total,
    charge,
    rounding: charge - total,
  };
}

/**
 * Adds the shipping rate to a quote, or to its response in rupees.
 * @param price whole rupees, in the quote's unit: the rounding to whole rupees stays unchanged
 */
export function withShipping<Priced extends { shipping: number; total: number; charge: number }>(
  priced: Priced,
  price: number,
): Priced {
  const added = price - priced.shipping;
  return { ...priced, shipping: price, total: priced.total + added, charge: priced.charge + added };
}

/**
 * Adds the cash-on-delivery fee to a quote, or to its response in rupees.
 * @param price whole rupees, in the quote's unit
 */
export function withFee<Priced extends { fee?: number | undefined; total: number; charge: number }>(
  priced: Priced,
  price: number,
): Priced {
  const added = price - (priced.fee ?? 0);
  return { ...priced, fee: price, total: priced.total + added, charge: priced.charge + added };
}

function reduction(subtotal: Paise, discount: Discount): Paise {
  if (discount.type === 'fixed') return requireCount(discount.paise, 'discount');
  // BigInt, because a large subtotal times basis points could exceed the safe integers.
  const off = Number(
    (BigInt(subtotal) * BigInt(requireCount(discount.basisPoints, 'basisPoints'))) / 10_000n,
  );
  return discount.max === undefined ? off : Math.min(off, requireCount(discount.max, 'max'));
}

function requireCount(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name} must be a whole number, got ${value}`);
  return value;
}
