import { ShopError } from '@jyotiratna/contract';
import { adoptGuestOrders } from '../orders/my-orders-queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { markEmailVerified, type UserRow } from './queries.ts';
import { consumeToken, type TokenRow } from './token-queries.ts';

/**
 * Uses a link up and marks the account's e-mail address as its owner's. Guest orders of that address join the account now
 * and not before: an address typed at a checkout proves nothing. The caller holds the user's row, and knows that whoever
 * followed the link is the account's owner, too.
 * @throws ShopError token_invalid (400) for a link that was used, is over, or went to another address
 */
export async function proveMailbox(
  tx: Transaction,
  user: UserRow,
  { purpose, hash }: Pick<TokenRow, 'purpose' | 'hash'>,
): Promise<void> {
  const used = await consumeToken(tx, purpose, hash);
  if (used?.userId !== user.id || used.email !== user.email) throw new ShopError('token_invalid');
  await markEmailVerified(tx, user.id);
  if (user.role === 'user') await adoptGuestOrders(tx, user.id, user.email);
}
