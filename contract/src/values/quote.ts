import type { Paise } from './money.ts';

/**
 * What a coupon takes off: `percentage` counts in hundredths of a percent (basis points), `fixed` in paise. `most`, in paise,
 * is what a percentage takes off at most.
 */
export type Discount =
  | { type: 'percentage'; basisPoints: number; most?: Paise | undefined }
  | { type: 'fixed'; paise: Paise };

/** `discounted` is false for a line that the coupon is not for. */
export type QuoteLine = { unitPaise: Paise; quantity: number; discounted?: boolean | undefined };

export type Quote = {
  /** Sum of the lines before any discount. */
  subtotal: Paise;
  /** Never more than the subtotal. */
  discount: Paise;
  shipping: Paise;
  /** For paying at the door. */
  fee: Paise;
  tax: Paise;
  /** Subtotal less discount, with shipping and fee, exact to the paisa. */
  total: Paise;
  /** What is paid: the total to the nearest whole rupee, half up. */
  charge: Paise;
  /** `charge - total`, kept so that an invoice adds up. */
  rounding: Paise;
};

/**
 * The one price calculation of the shop; the server decides by it, pages preview with it.
 * A percentage is rounded down to the paisa, and a coupon takes off no more than the lines that it is for cost. Prices include tax, so that line is 0, and so is
 * shipping: the delivery charge is added by `withShipping`, once the address is known.
 * @throws RangeError on a quantity or price that is not a non-negative safe integer.
 */
export function quote(lines: readonly QuoteLine[], discount: Discount | null): Quote {
  let subtotal = 0;
  let discounted = 0;
  for (const line of lines) {
    const price = requireCount(line.unitPaise, 'unitPaise') * requireCount(line.quantity, 'quantity');
    subtotal += price;
    if (line.discounted !== false) discounted += price;
  }
  requireCount(subtotal, 'subtotal');
  const off = discount === null ? 0 : Math.min(discounted, reduction(discounted, discount));
  const total = subtotal - off;
  const charge = Math.floor((total + 50) / 100) * 100;
  return { subtotal, discount: off, shipping: 0, fee: 0, tax: 0, total, charge, rounding: charge - total };
}

/**
 * A quote, or its reply in rupees, with the delivery charge.
 * @param price whole rupees, in the quote's unit: the rounding to whole rupees stays what it is
 */
export function withShipping<Sums extends { shipping: number; total: number; charge: number }>(
  sums: Sums,
  price: number,
): Sums {
  const added = price - sums.shipping;
  return { ...sums, shipping: price, total: sums.total + added, charge: sums.charge + added };
}

/**
 * A quote, or its reply in rupees, with what it costs to pay at the door.
 * @param price whole rupees, in the quote's unit
 */
export function withFee<Sums extends { fee?: number | undefined; total: number; charge: number }>(
  sums: Sums,
  price: number,
): Sums {
  const added = price - (sums.fee ?? 0);
  return { ...sums, fee: price, total: sums.total + added, charge: sums.charge + added };
}

function reduction(subtotal: Paise, discount: Discount): Paise {
  if (discount.type === 'fixed') return requireCount(discount.paise, 'discount');
  // Through BigInt: a large subtotal times basis points could leave the safe integers.
  const off = Number((BigInt(subtotal) * BigInt(requireCount(discount.basisPoints, 'basisPoints'))) / 10_000n);
  return discount.most === undefined ? off : Math.min(off, requireCount(discount.most, 'most'));
}

function requireCount(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be a whole number, got ${value}`);
  return value;
}
