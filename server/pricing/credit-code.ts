/**
 * Codes of store credit from before there were gift cards: coupons that are gift cards now, with
 * the same code. Orders of that time had it as their discount. No new coupon has such a code.
 */
const creditPattern = /^CREDIT-[2-9A-Z]{14}$/;

/**
 * Whether the coupon of an order was store credit: its discount was a payment, and goes back to the
 * gift card of that code.
 */
export function isCreditCode(code: string | null): boolean {
  return code !== null && creditPattern.test(code);
}

/** The gift card that the coupon of such a code became. */
export const cardOfCoupon = (couponId: string): string => `gft_${couponId.slice('cpn_'.length)}`;
