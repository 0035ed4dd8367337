/**
 * Kinds of ledger movements of store credit: granted by the shop, credited for a return, redeemed
 * from a gift card, used by an order, released by an order that was not paid or was cancelled, and
 * credited by a refund.
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

/** Maximum store credit of a single grant, in rupees. */
export const maxStoreCredit = 100_000;
