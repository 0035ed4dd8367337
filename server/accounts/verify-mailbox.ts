import { ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { markEmailVerified, type UserRow } from './queries.ts';
import { consumeToken, type TokenRow } from './token-queries.ts';

/**
 * Uses up a link and marks the account's email address as verified. Guest orders of that address
 * are linked to the account only now: an address typed at a checkout is unverified. The caller must
 * have locked the user's row, and verified that the link was followed by the account's owner.
 * @throws ShopError token_invalid (400) for a link that is used, expired, or sent to another
 * address
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
 * Links guest orders to the user with the same, now verified, email address. Injected at the
 * composition root, because orders are a later domain than accounts.
 */
export type AdoptGuestOrders = (tx: Transaction, userId: string, email: string) => Promise<void>;

declare module '../platform/deps.ts' {
  interface Deps {
    adoptGuestOrders: AdoptGuestOrders;
  }
}
