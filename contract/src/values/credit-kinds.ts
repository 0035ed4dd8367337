/**
 * Movements of store credit: granted by the shop, given for a return, redeemed from a gift card,
 * used by an order, released by an order that was not paid or was cancelled, and given back by a
 * refund.
 */
export const creditKinds = [
  'credit-grant',
  'credit-return',
  'credit-gift',
  'credit-used',
  'credit-released',
  'credit-refund',
] as const;
export type CreditKind = (typeof creditKinds)[number];

/** The most that an administrator grants at once, in rupees. */
export const maxStoreCredit = 100_000;
