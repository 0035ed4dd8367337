import { deleteIdentitiesOf } from '../accounts/google/queries.ts';
import { lockUser, updateUser } from '../accounts/queries.ts';
import { revokeLogins } from '../accounts/revoke-logins.ts';
import { consumeToken } from '../accounts/token-queries.ts';
import { findConfirmation } from '../accounts/verify-email.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { closeAccount } from './delete-account.ts';
import { hasMoney } from './queries.ts';

/**
 * Handles 'This was not me' from the mailbox that received a link. A changed address of an account
 * just stays unconfirmed. An account that was created with the address is closed; if it has orders,
 * money, bookings or sessions with healers, which a mistyped address must not destroy, only its
 * logins and password are revoked, and a password reset from this mailbox grants access.
 * @throws ShopError token_invalid (400)
 */
export async function disownEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<void> {
  const { living: active, user } = await findConfirmation({ db }, token);
  await transact(db, async (tx) => {
    const now = await lockUser(tx, user.id);
    await consumeToken(tx, active.purpose, hashToken(token));
    // The address was confirmed by the mailbox's owner: no change.
    if (!now || active.purpose === 'email' || now.emailVerifiedAt) return;
    if (!(await hasMoney(tx, now))) return closeAccount(tx, now, clock.now());
    await revokeLogins(tx, now.id);
    await deleteIdentitiesOf(tx, now.id);
    await updateUser(tx, now.id, { passwordHash: null });
  });
}
