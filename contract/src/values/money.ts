/**
 * Money is an integer number of paise internally; rupees are used only at the boundaries (screens,
 * amounts of the API).
 */

/** An integer number of paise (₹1 = 100 paise). */
export type Paise = number;

/**
 * Converts paise to rupees with at most two decimals, for the API's `amount`, `originalPrice` and
 * `discountedPrice`.
 */
export function toRupees(paise: Paise): number {
  return paise / 100;
}

/**
 * Converts rupees with at most two decimals to paise.
 * @throws RangeError when the value is not finite, has fractions of a paisa or exceeds the safe
 * integers.
 */
export function toPaise(rupees: number): Paise {
  const paise = Math.round(rupees * 100);
  if (
    !Number.isSafeInteger(paise) ||
    Math.abs(paise - rupees * 100) > 1e-6 * Math.max(1, Math.abs(rupees))
  ) {
    throw new RangeError(`${rupees} is not an amount of rupees and paise`);
  }
  return paise;
}

/** Formats rupees without decimals, for shop pages: '₹1,24,999'. */
export function formatRupees(rupees: number): string {
  return inRupees(rupees, 0);
}

/** Formats rupees with two decimals, for order and administration pages: '₹1,648.00'. */
export function formatRupeesExact(rupees: number): string {
  return inRupees(rupees, 2);
}

/**
 * The saving in whole percent, rounded down so that it is never overstated; 0 when there is no
 * saving.
 */
export function percentOff(original: number, discounted: number): number {
  return original > discounted && original > 0
    ? Math.floor(((original - discounted) / original) * 100)
    : 0;
}

const groups = /\B(?=(?:\d\d)+\d$)/g;

/**
 * Groups the digits of an integer in the Indian style (lakh, crore): pairs before the last three.
 * Equivalent to `Intl.NumberFormat('en-IN')`, whose initialization takes a phone 50 ms before the
 * first interaction.
 */
export function groupDigits(integer: number | string): string {
  return String(integer).replace(groups, ',');
}

function inRupees(rupees: number, decimals: 0 | 2): string {
  const unit = 10 ** decimals;
  // Rounds the decimal representation: 1.005 is slightly less in binary.
  const rounded = Math.round(Number((Math.abs(rupees) * unit).toPrecision(15))) / unit;
  const [integer = '', fraction] = rounded.toFixed(decimals).split('.');
  return `${rupees < 0 ? '-' : ''}₹${groupDigits(integer)}${fraction ? `.${fraction}` : ''}`;
}

/** The part of an amount not paid by store credit, or of a refund not credited to it. Rupees. */
export function withoutCredit({
  amount,
  credit = 0,
}: {
  amount: number;
  credit?: number | undefined;
}): number {
  return toRupees(toPaise(amount) - toPaise(credit));
}
