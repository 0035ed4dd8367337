import { deleteSession, insertSession } from '../../db/queries/sessions.ts';
import { transact } from '../../db/transact.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { absoluteSeconds } from './find-session.ts';
import { hashToken, newToken } from './token.ts';

/**
 * Opens a session for a user and ends the one the same browser had: a token that someone planted before the login is
 * worth nothing after it.
 * @returns the token for the cookie; the database keeps only its hash
 */
export async function startSession(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  user: { id: string; role: 'user' | 'admin' },
  userAgent: string | undefined,
): Promise<string> {
  const token = newToken();
  await transact(deps.db, async (tx) => {
    if (actor.role !== 'guest') await deleteSession(tx, actor.sessionHash);
    const row = { tokenHash: hashToken(token), userId: user.id, userAgent: userAgent?.slice(0, 200) ?? null };
    await insertSession(tx, row, absoluteSeconds[user.role]);
  });
  return token;
}
