import { type Account, type AccountSessions, ShopError } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import { audit } from '../../accounts/audit/audit.ts';
import { findUser, findUserByEmail, type UserRow } from '../../accounts/queries.ts';
import { idleSeconds } from '../../accounts/sessions/find-session.ts';
import { deleteSessionsOf } from '../../accounts/sessions/queries.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { listActiveSessionsOf } from './queries.ts';

/** The account of this email address. @throws ShopError account_not_found (404) */
export async function findAccount(
  { db }: Pick<Deps, 'db'>,
  { email }: { email: string },
): Promise<Account> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new ShopError('account_not_found');
  return present(user);
}

/**
 * An account's active sessions, most recently used first. @throws ShopError account_not_found (404)
 */
export async function listAccountSessions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: { id: string },
): Promise<AccountSessions> {
  const admin = requireAdmin(actor);
  const user = await findUser(db, id);
  if (!user) throw new ShopError('account_not_found');
  const rows = await listActiveSessionsOf(db, id, idleSeconds[user.role]);
  return {
    account: present(user),
    sessions: rows.map(({ tokenHash, createdAt, lastSeenAt, userAgent }) => ({
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      userAgent,
      current: tokenHash === admin.sessionHash,
    })),
  };
}

/**
 * Revokes an account's sessions at once, such as after a lost phone; the caller's own current
 * session is retained.
 * @returns the number of revoked sessions
 * @throws ShopError account_not_found (404)
 */
export async function endAccountSessions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: { id: string },
): Promise<number> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const user = await findUser(tx, id);
    if (!user) throw new ShopError('account_not_found');
    const sessionCount = await deleteSessionsOf(tx, id, admin.sessionHash);
    await audit(tx, admin, 'admin.end-sessions', `account:${id}`, { ended: sessionCount });
    return sessionCount;
  });
}

function present({ id, email, name, role }: UserRow): Account {
  return { id, email, name: name || email, role };
}
