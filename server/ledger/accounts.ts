/** An account of the ledger. */
export type LedgerAccount =
  | `customer:${string}`
  | `healer:${string}`
  | `provider:${string}`
  | 'shop:sessions'
  | 'shop:payouts'
  | 'shop:closed';

/** What a customer has prepaid. */
export const customerAccount = (userId: string): LedgerAccount => `customer:${userId}`;
/** What the shop owes a healer: a person by user id; by the profile's id where the person is not recorded. */
export const healerAccount = (recipient: string): LedgerAccount => `healer:${recipient}`;
/** What came in through a payment provider; below zero by as much as it brought. */
export const providerAccount = (name: string): LedgerAccount => `provider:${name}`;
/** What sessions were paid with outside of the shop, as its owner noted it; below zero by as much as that. */
export const outsideAccount = providerAccount('outside');
/** What was paid out to healers. */
export const payoutsAccount: LedgerAccount = 'shop:payouts';
/** What sessions earned and healers have not got. */
export const sessionsAccount: LedgerAccount = 'shop:sessions';
/** What was left of balances whose account was deleted. */
export const closedAccount: LedgerAccount = 'shop:closed';
