/** Rupees, as quotes and orders carry them. */
type Sums = { subtotal: number; discount: number; charge: number };
type Quoted = Sums & { shipping?: number | undefined; fee?: number | undefined };

/**
 * The sums as people read them: `subtotal - discount + shipping + fee + rounding = charge`, to the paisa. The shop charges whole rupees; what
 * that adds or takes off is part of the discount where there is one to hold it, so that a coupon on whole prices takes off
 * whole rupees and nobody reads of half a rupee. Only without such a discount rounding stands by itself.
 * @returns rupees with two decimals at most
 */
export function shownSums({ subtotal, discount, charge, shipping = 0, fee = 0 }: Quoted): Sums & { rounding: number } {
  const paise = (rupees: number) => Math.round(rupees * 100);
  const off = paise(subtotal) + paise(shipping) + paise(fee) - paise(charge);
  if (discount > 0 && off > 0) return { subtotal, discount: off / 100, rounding: 0, charge };
  return { subtotal, discount, rounding: (paise(discount) - off) / 100, charge };
}

/** What a coupon takes off as people read it, once the sums without the delivery charge are rounded to whole rupees. */
export function shownDiscount({ subtotal, discount }: Pick<Sums, 'subtotal' | 'discount'>): number {
  const charge = Math.floor((Math.round((subtotal - discount) * 100) + 50) / 100);
  return shownSums({ subtotal, discount, charge }).discount;
}
