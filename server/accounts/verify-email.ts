import { ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { hashToken } from '../platform/secrets/token.ts';
import type { Actor } from './actor.ts';
import { moveEmail } from './move-email.ts';
import { findUser, lockUser, type UserRow } from './queries.ts';
import { deleteSessionsOf } from './sessions/queries.ts';
import { findActiveToken, type TokenRow } from './token-queries.ts';
import { verifyMailbox } from './verify-mailbox.ts';
import { verifyOwnPassword } from './verify-password.ts';

/**
 * Confirms an email address by the single-use secret from an email: that of a new account, or the
 * new one of an existing account. The link verifies the mailbox, but not the account, which a third
 * party may have registered: the caller must be logged in to it or send its password. Otherwise
 * nothing is confirmed, and the sessions of a new account are revoked.
 * @throws ShopError token_invalid (400), password_needed (401), invalid_input (400) for a wrong
 * password, email_taken (409), too_many_attempts (429), busy (503)
 */
export async function verifyEmail(
  deps: Pick<Deps, 'db' | 'adoptGuestOrders'>,
  actor: Actor,
  { token, password }: { token: string; password?: string | undefined },
): Promise<void> {
  const { living: active, user } = await findConfirmation(deps, token);
  if (actor.role === 'guest' || actor.id !== user.id) {
    if (password === undefined) {
      if (active.purpose === 'verify' && user.emailVerifiedAt === null) {
        await transact(deps.db, (tx) => deleteSessionsOf(tx, user.id));
      }
      throw new ShopError('password_needed');
    }
    await verifyOwnPassword(deps, actor, user, { field: 'password', password });
  }
  await transact(deps.db, async (tx) => {
    const now = await lockUser(tx, user.id);
    // The password was changed since it was verified.
    if (!now || now.passwordHash !== user.passwordHash) throw new ShopError('token_invalid');
    if (active.purpose === 'verify') await verifyMailbox(deps, tx, now, active);
    else await moveEmail(deps, tx, now, active);
  });
}

/** The action of an email link, and its account. @throws ShopError token_invalid (400) */
export async function findConfirmation(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<{ living: TokenRow; user: UserRow }> {
  const hash = hashToken(token);
  const active =
    (await findActiveToken(db, 'verify', hash)) ?? (await findActiveToken(db, 'email', hash));
  const user = active?.userId ? await findUser(db, active.userId) : null;
  if (!active || !user) throw new ShopError('token_invalid');
  return { living: active, user };
}
