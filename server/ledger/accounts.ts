/** An account of the ledger. */
export type LedgerAccount =
  | `customer:${string}`
  | `healer:${string}`
  | `provider:${string}`
  | `credit:${string}`
  | `order:${string}`
  | `gift:${string}`
  | 'shop:credits'
  | 'shop:sessions'
  | 'shop:payouts'
  | 'shop:tds'
  | 'shop:closed'
  | 'shop:expired';

/** A customer's prepaid balance. */
export const customerAccount = (userId: string): LedgerAccount => `customer:${userId}`;
/** A customer's store credit, which pays for orders. */
export const creditAccount = (userId: string): LedgerAccount => `credit:${userId}`;

/** The balance of a gift card. */
export const giftAccount = (cardId: string): LedgerAccount => `gift:${cardId}`;

/**
 * Store credit that an order reserves or was paid with, less the amount that its refunds returned.
 */
export const orderAccount = (orderId: string): LedgerAccount => `order:${orderId}`;

/** Store credit and gift cards that the shop granted without a payment; negative by that amount. */
export const grantsAccount: LedgerAccount = 'shop:credits';

/**
 * The shop's liability to a healer: by user id if the healer has an account, else by profile id.
 */
export const healerAccount = (recipient: string): LedgerAccount => `healer:${recipient}`;
/** Receipts through a payment provider; negative by the amount received. */
export const providerAccount = (name: string): LedgerAccount => `provider:${name}`;
/** Payments for sessions outside the shop, as recorded by the owner; negative by that amount. */
export const outsideAccount = providerAccount('outside');
/** Payouts to healers. */
export const payoutsAccount: LedgerAccount = 'shop:payouts';
/** Tax deducted from payouts (TDS), which the shop owes to the tax office. */
export const tdsAccount: LedgerAccount = 'shop:tds';
/** The shop's commission: earnings of sessions that are not paid out to healers. */
export const sessionsAccount: LedgerAccount = 'shop:sessions';
/** Balances of deleted accounts and refunded gift cards, until they are refunded to the payer. */
export const closedAccount: LedgerAccount = 'shop:closed';
/** Balances of expired gift cards: income of the shop. */
export const expiredAccount: LedgerAccount = 'shop:expired';
