/**
 * How a gift card came to be: bought, issued by the owner, given for a return, taken over from a
 * previous shop.
 */
export const giftCardOrigins = ['bought', 'issued', 'return', 'import'] as const;
export type GiftCardOrigin = (typeof giftCardOrigins)[number];

/**
 * The state of a gift card: `ordered` is not paid for, `used` and `expired` have no balance left,
 * of the latter because its time is over.
 */
export const giftCardStates = ['ordered', 'active', 'used', 'expired', 'disabled'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** The characters of a code: without those that are mistaken for another. */
export const giftCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const giftCodeLength = 16;

/**
 * Bounds of the owner's settings, in rupees and months; a gift card is valid for a year or longer.
 */
export const giftCardBounds = {
  min: 1,
  max: 100_000,
  minMonths: 12,
  maxMonths: 120,
} as const;

/**
 * Ledger movements of a gift card without a customer's store credit: issued without a payment, and
 * expired.
 */
export const giftKinds = ['gift-issued', 'gift-expired'] as const;

/** The normal form of a typed code: upper-case letters and digits. */
export function plainGiftCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** A code as people read it: in groups of four. */
export function displayGiftCode(code: string): string {
  return plainGiftCode(code).replace(/(.{4})(?=.)/g, '$1-');
}
