import { ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken } from '../platform/secrets/token.ts';
import type { Actor } from './actor.ts';
import { insertAudit } from './audit/queries.ts';
import { deleteIdentitiesOf } from './google/queries.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { findUser, lockUser, type UserRow, updateUser } from './queries.ts';
import { revokeLogins } from './revoke-logins.ts';
import { findActiveToken } from './token-queries.ts';
import { verifyMailbox } from './verify-mailbox.ts';

/**
 * Sets a new password by the single-use secret from an email, which also verifies the address.
 * Revokes all other logins, except Google identities of an account that was verified before, and
 * links guest orders of the address.
 * @returns the role, which determines the login page
 * @throws ShopError token_invalid (400), weak_password (400), busy (503)
 */
export async function resetPassword(
  { db, adoptGuestOrders }: Pick<Deps, 'db' | 'adoptGuestOrders'>,
  { ip, device = null }: Actor,
  { token, password }: { token: string; password: string },
): Promise<UserRow['role']> {
  const hash = hashToken(token);
  const active = await findActiveToken(db, 'reset', hash);
  const user = active?.userId ? await findUser(db, active.userId) : null;
  if (!user) throw new ShopError('token_invalid');
  // Checked before the token is used up, so that the link still works after a rejected password.
  await requireStrongPassword(password, user);
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    const now = await lockUser(tx, user.id);
    if (!now) throw new ShopError('token_invalid');
    await verifyMailbox({ adoptGuestOrders }, tx, now, { purpose: 'reset', hash });
    await revokeLogins(tx, now.id);
    // Identities of an unverified account may belong to a stranger who registered it.
    if (now.emailVerifiedAt === null) await deleteIdentitiesOf(tx, now.id);
    await updateUser(tx, now.id, { passwordHash, mustChangePassword: false });
    await requestEmail(tx, { kind: 'password-changed', userId: now.id });
    if (now.role === 'admin') {
      const entry = {
        actorId: now.id,
        actorEmail: now.email,
        action: 'admin.password-by-mail',
        difference: {},
      };
      await insertAudit(tx, { ...entry, subject: `account:${now.id}`, ip, device });
    }
    return now.role;
  });
}
