import { errorMessage, ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { type Actor, requireMember } from './actor.ts';
import { audit } from './audit/audit.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { findUser, replaceHash, type UserRow } from './queries.ts';
import { deleteSessionsOf } from './sessions/queries.ts';
import { verifyOwnPassword } from './verify-password.ts';

/**
 * Changes the caller's password, after verifying the current one. Revokes every session,
 * including the caller's: the route creates a new one.
 * @throws ShopError invalid_input (400), weak_password (400), stale_edit (409),
 * too_many_attempts (429), busy (503)
 */
export async function changePassword(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { currentPassword: string; newPassword: string },
): Promise<UserRow> {
  const user = await findUser(deps.db, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  if (input.newPassword === input.currentPassword) throw samePassword();
  await requireStrongPassword(input.newPassword, user, 'newPassword');
  await verifyOwnPassword(deps, actor, user, {
    field: 'currentPassword',
    password: input.currentPassword,
  });
  const passwordHash = await hashPassword(input.newPassword);
  return transact(deps.db, async (tx) => {
    const changed = await replaceHash(tx, user, passwordHash, { chosen: true });
    if (!changed) throw new ShopError('stale_edit');
    await deleteSessionsOf(tx, user.id);
    if (actor.role === 'admin') await audit(tx, actor, 'admin.password', `account:${user.id}`, {});
    await requestEmail(tx, { kind: 'password-changed', userId: user.id });
    return changed;
  });
}

function samePassword(): ShopError {
  const message = errorMessage('password_same');
  return new ShopError('invalid_input', { message, fields: { newPassword: message } });
}
