import { ShopError } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashToken, newToken } from '../../platform/secrets/token.ts';
import type { Actor } from '../actor.ts';
import { rejectBlocked } from '../block-queries.ts';
import { lockUser, type UserRow } from '../queries.ts';
import type { LoginMethod } from '../schema.ts';
import { absoluteSeconds } from './find-session.ts';
import { deleteSession, insertSession } from './queries.ts';

/**
 * Creates a session for a user and revokes the previous one of the same browser, against session
 * fixation.
 * @param user as read when the credentials were verified: if the password, role or account changed
 * since, the login fails
 * @returns the token for the cookie; the database stores only its hash
 * @throws ShopError wrong_credentials (401), customer_blocked (403)
 */
export async function startSession(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  user: Pick<UserRow, 'id' | 'role' | 'passwordHash'>,
  userAgent: string | undefined,
  method: LoginMethod = 'password',
): Promise<string> {
  const token = newToken();
  await transact(deps.db, async (tx) => {
    const now = await lockUser(tx, user.id);
    if (now?.role !== user.role || now.passwordHash !== user.passwordHash)
      throw new ShopError('wrong_credentials');
    if (now.role === 'user') await rejectBlocked(tx, now.email);
    if (actor.role !== 'guest') await deleteSession(tx, actor.sessionHash);
    const row = {
      tokenHash: hashToken(token),
      userId: user.id,
      userAgent: userAgent?.slice(0, 200) ?? null,
      method,
    };
    await insertSession(tx, row, absoluteSeconds[user.role]);
  });
  return token;
}
