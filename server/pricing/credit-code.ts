/**
 * Codes of store credit older than gift cards: coupons that were converted into gift cards with the
 * same code. Older orders have such a code as their discount. New coupons never do.
 */
const creditPattern = /^CREDIT-[2-9A-Z]{14}$/;

/**
 * Whether an order's coupon was store credit: its discount was a payment, and is returned to the
 * gift card with that code.
 */
export function isCreditCode(code: string | null): boolean {
  return code !== null && creditPattern.test(code);
}

/** The id of the gift card that a store-credit coupon was converted into. */
export const cardOfCoupon = (couponId: string): string => `gft_${couponId.slice('cpn_'.length)}`;
