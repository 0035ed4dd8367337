import { ShopError, sentence } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import { deleteAddressesOf } from '../../accounts/addresses/queries.ts';
import { audit } from '../../accounts/audit/audit.ts';
import { findUser, listAdministrators, lockAdministrators, lockUser, type UserRow } from '../../accounts/queries.ts';
import { verifyAdmin } from '../../accounts/second-factor/prove-both.ts';
import { deleteSecondFactor } from '../../accounts/second-factor/queries.ts';
import { deleteSessionsOf } from '../../accounts/sessions/queries.ts';
import { endInvitationsBy } from '../../accounts/token-queries.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { removePerson } from '../../privacy/queries.ts';

/**
 * Takes an administrator's account away, against the caller's password: sessions, second factor, mailed links and the
 * invitations they gave end at once. What they did stays in the audit log.
 * @throws ShopError invalid_input (400), account_not_found (404), own_account, last_administrator (409), forbidden (403),
 * unauthenticated (401) for a caller who was removed in the meantime
 */
export async function removeAdministrator(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  { id, password, own = false }: { id: string; password: string; own?: boolean | undefined },
): Promise<void> {
  requireAdmin(actor);
  const { admin } = await verifyAdmin(deps, actor, password);
  if (id === admin.id && !own) throw new ShopError('own_account');
  await transact(deps.db, async (tx) => {
    await lockAdministrators(tx);
    // Of two who remove each other, the second is no administrator any more.
    if ((await findUser(tx, admin.id))?.role !== 'admin') throw new ShopError('unauthenticated');
    const removed = await takeAway(tx, deps.env, id);
    await audit(tx, admin, 'admin.remove', `account:${id}`, { email: { before: removed.email, after: null } });
  });
}

/**
 * Removes an administrator; the caller holds the lock on administrators.
 * @throws ShopError account_not_found (404), last_administrator (409), forbidden (403)
 */
export async function takeAway(tx: Transaction, env: Pick<Deps['env'], 'ADMIN_EMAIL'>, id: string): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (user?.role !== 'admin') throw new ShopError('account_not_found');
  // Somebody stays who runs the shop.
  const others = (await listAdministrators(tx)).filter((one) => one.id !== id);
  if (!others.some(({ duty }) => duty === 'everything')) throw new ShopError('last_administrator');
  if (user.email === env.ADMIN_EMAIL) {
    const message = sentence('environment_restores_admin');
    throw new ShopError('forbidden', { message });
  }
  await deleteSessionsOf(tx, id);
  await deleteSecondFactor(tx, id);
  await deleteAddressesOf(tx, id);
  await endInvitationsBy(tx, id);
  await removePerson(tx, { id, provenEmail: null, email: user.email });
  return user;
}
