/** Rupees, as in quotes and orders. */
type Priced = { subtotal: number; discount: number; charge: number };
type Quoted = Priced & { shipping?: number | undefined; fee?: number | undefined };

/**
 * The displayed totals: `subtotal - discount + shipping + fee + rounding = charge`, to the paisa.
 * The shop charges whole rupees. The rounding difference is included in the discount if that can
 * absorb it, so that a coupon on whole prices gives a discount in whole rupees and no half rupee is
 * displayed; otherwise it is a separate row.
 * @returns rupees with two decimals at most
 */
export function displayedQuote({
  subtotal,
  discount,
  charge,
  shipping = 0,
  fee = 0,
}: Quoted): Priced & { rounding: number } {
  const paise = (rupees: number) => Math.round(rupees * 100);
  const off = paise(subtotal) + paise(shipping) + paise(fee) - paise(charge);
  if (discount > 0 && off > 0) return { subtotal, discount: off / 100, rounding: 0, charge };
  return { subtotal, discount, rounding: (paise(discount) - off) / 100, charge };
}

/**
 * The displayed discount of a coupon, computed from totals without the shipping rate, rounded to
 * whole rupees.
 */
export function displayedDiscount({
  subtotal,
  discount,
}: Pick<Priced, 'subtotal' | 'discount'>): number {
  const charge = Math.floor((Math.round((subtotal - discount) * 100) + 50) / 100);
  return displayedQuote({ subtotal, discount, charge }).discount;
}
