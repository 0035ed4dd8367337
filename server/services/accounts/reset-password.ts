import { ShopError } from '@jyotiratna/contract';
import { deleteSessionsOf } from '../../db/queries/sessions.ts';
import { consumeToken, findLivingToken } from '../../db/queries/tokens.ts';
import { findUser, markEmailVerified, updateUser } from '../../db/queries/users.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../sessions/token.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';

/**
 * Sets a new password by the secret from a message, once. Every session of the account ends; whoever held the message
 * has also proven the e-mail address.
 * @throws ShopError token_invalid (400), weak_password (400), busy (503)
 */
export async function resetPassword(
  { db }: Pick<Deps, 'db'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const hash = hashToken(token);
  const living = await findLivingToken(db, 'reset', hash);
  const user = living?.userId ? await findUser(db, living.userId) : null;
  if (!user) throw new ShopError('token_invalid');
  // Before the token is used up: a refused password leaves the link working.
  await requireStrongPassword(password, user);
  const passwordHash = await hashPassword(password);
  await transact(db, async (tx) => {
    const used = await consumeToken(tx, 'reset', hash);
    if (!used || !(await updateUser(tx, user.id, { passwordHash, mustChangePassword: false })))
      throw new ShopError('token_invalid');
    await markEmailVerified(tx, user.id);
    await deleteSessionsOf(tx, user.id);
  });
}
