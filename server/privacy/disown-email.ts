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
 * 'This was not me', from the mailbox that received a link. A new address of an account is
 * simply not confirmed. An account created with it is closed; where it has orders, money,
 * bookings or sessions with healers, which must not be lost by a mistyped address, only its
 * logins and its password are revoked: a new one from this mailbox grants access.
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
    // Already confirmed by the mailbox's owner: the address is theirs.
    if (!now || active.purpose === 'email' || now.emailVerifiedAt) return;
    if (!(await hasMoney(tx, now))) return closeAccount(tx, now, clock.now());
    await revokeLogins(tx, now.id);
    await deleteIdentitiesOf(tx, now.id);
    await updateUser(tx, now.id, { passwordHash: null });
  });
}
