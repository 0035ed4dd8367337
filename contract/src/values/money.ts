/** Money is an integer number of paise everywhere inside; rupees exist only at the edges (screens, the API's amounts). */

/** An integer number of paise (₹1 = 100 paise). */
export type Paise = number;

/** Rupees as a number with at most two decimals, for the API's `amount`, `originalPrice` and `discountedPrice`. */
export function toRupees(paise: Paise): number {
  return paise / 100;
}

/**
 * Paise from rupees with at most two decimals.
 * @throws RangeError when the value is not finite, has fractions of a paisa or leaves the safe integers.
 */
export function toPaise(rupees: number): Paise {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(paise - rupees * 100) > 1e-6 * Math.max(1, Math.abs(rupees))) {
    throw new RangeError(`${rupees} is not an amount of rupees and paise`);
  }
  return paise;
}

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** '₹1,24,999' from rupees: the form for shop pages, no decimals. */
export function formatRupees(rupees: number): string {
  return whole.format(rupees);
}

/** '₹1,648.00' from rupees: the form for order and administration pages. */
export function formatRupeesExact(rupees: number): string {
  return exact.format(rupees);
}
