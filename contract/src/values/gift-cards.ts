/**
 * Origin of a gift card: bought, issued by the owner, issued for a return, imported from a previous
 * shop.
 */
export const giftCardOrigins = ['bought', 'issued', 'return', 'import'] as const;
export type GiftCardOrigin = (typeof giftCardOrigins)[number];

/**
 * State of a gift card. `ordered`: not yet paid; `used`: no balance left; `expired`: validity is
 * over.
 */
export const giftCardStates = ['ordered', 'active', 'used', 'expired', 'disabled'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** Characters of a code, without easily confused ones. */
export const giftCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const giftCodeLength = 16;

/**
 * Limits of the owner's settings, in rupees and months; a gift card is valid for at least a year.
 */
export const giftCardBounds = {
  min: 1,
  max: 100_000,
  minMonths: 12,
  maxMonths: 120,
} as const;

/**
 * Ledger movements of a gift card that do not involve store credit: issued without payment,
 * expired.
 */
export const giftKinds = ['gift-issued', 'gift-expired'] as const;

/** Normalizes a typed code to upper-case letters and digits. */
export function plainGiftCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** Formats a code in groups of four characters. */
export function displayGiftCode(code: string): string {
  return plainGiftCode(code).replace(/(.{4})(?=.)/g, '$1-');
}
