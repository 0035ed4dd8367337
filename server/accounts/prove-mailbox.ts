import { ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { markEmailVerified, type UserRow } from './queries.ts';
import { consumeToken, type TokenRow } from './token-queries.ts';

/**
 * Uses a link up and marks the account's e-mail address as its owner's. Guest orders of that address join the account now
 * and not before: an address typed at a checkout proves nothing. The caller holds the user's row, and knows that whoever
 * followed the link is the account's owner, too.
 * @throws ShopError token_invalid (400) for a link that was used, is over, or went to another address
 */
export async function verifyMailbox(
  { adoptGuestOrders }: Pick<Deps, 'adoptGuestOrders'>,
  tx: Transaction,
  user: UserRow,
  { purpose, hash }: Pick<TokenRow, 'purpose' | 'hash'>,
): Promise<void> {
  const used = await consumeToken(tx, purpose, hash);
  if (used?.userId !== user.id || used.email !== user.email) throw new ShopError('token_invalid');
  await markEmailVerified(tx, user.id);
  if (user.role === 'user') await adoptGuestOrders(tx, user.id, user.email);
}

/**
 * Gives a user the orders that were placed without an account under an e-mail address they have now proven. Orders are a
 * later domain than accounts, so it is handed in where the shop is put together.
 */
export type AdoptGuestOrders = (tx: Transaction, userId: string, email: string) => Promise<void>;

declare module '../platform/deps.ts' {
  interface Deps {
    adoptGuestOrders: AdoptGuestOrders;
  }
}
