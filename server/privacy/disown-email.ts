import { deleteIdentitiesOf } from '../accounts/google/queries.ts';
import { lockUser, updateUser } from '../accounts/queries.ts';
import { deleteSessionsOf } from '../accounts/sessions/queries.ts';
import { consumeToken, endTokensOf } from '../accounts/token-queries.ts';
import { findConfirmation } from '../accounts/verify-email.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { closeAccount } from './delete-account.ts';
import { hasMoney } from './queries.ts';

/**
 * 'This was not me', from the mailbox that a link went to. A new address of an account is simply not confirmed. An account
 * that was opened with it is closed; where orders, money, bookings or sessions with healers belong to it, which a mistyped address
 * must not cost anybody, only its logins end and its password is deleted: it opens by a new one from this mailbox.
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
    // Confirmed in the meantime by whoever could: it is theirs.
    if (!now || active.purpose === 'email' || now.emailVerifiedAt) return;
    if (!(await hasMoney(tx, now))) return closeAccount(tx, now, clock.now());
    await deleteSessionsOf(tx, now.id);
    await endTokensOf(tx, now.id);
    await deleteIdentitiesOf(tx, now.id);
    await updateUser(tx, now.id, { passwordHash: null });
  });
}
