import { ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import { isUniqueViolation } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { insertAudit } from './audit/queries.ts';
import { rejectBlocked } from './block-queries.ts';
import { type UserRow, updateUserEmail } from './queries.ts';
import { consumeToken, endTokensOf, type TokenRow } from './token-queries.ts';

/**
 * Changes the email address of a locked account to that of the link, and notifies the old address,
 * with a link to revert. Orders, invoices and sessions retain their original address. Links sent to
 * the old address are revoked.
 * @throws ShopError token_invalid (400), email_taken (409), customer_blocked (403) for an account
 * or address that is blocked
 */
export async function moveEmail(
  { adoptGuestOrders }: Pick<Deps, 'adoptGuestOrders'>,
  tx: Transaction,
  user: UserRow,
  { purpose, hash }: Pick<TokenRow, 'purpose' | 'hash'>,
): Promise<void> {
  await rejectBlocked(tx, user.email);
  const used = await consumeToken(tx, purpose, hash);
  if (used?.userId !== user.id) throw new ShopError('token_invalid');
  await rejectBlocked(tx, used.email);
  await endTokensOf(tx, user.id);
  await updateUserEmail(tx, user.id, used.email).catch(rejectEmailInUse);
  await requestEmail(tx, { kind: 'email-changed', userId: user.id, email: user.email });
  if (user.role === 'user') return adoptGuestOrders(tx, user.id, used.email);
  await insertAudit(tx, {
    actorId: user.id,
    actorEmail: user.email,
    action: 'admin.email',
    subject: `account:${user.id}`,
    difference: { email: { before: user.email, after: used.email } },
  });
}

/**
 * Maps the index violation to the same error as registration. @throws ShopError email_taken
 * (409)
 */
export function rejectEmailInUse(error: unknown): never {
  if (isUniqueViolation(error, 'users_email_alive')) throw new ShopError('email_taken');
  throw error;
}
