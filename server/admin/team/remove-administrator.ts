import { errorMessage, ShopError } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import { deleteAddressesOf } from '../../accounts/addresses/queries.ts';
import { deleteTokensOf } from '../../accounts/api-tokens/queries.ts';
import { audit } from '../../accounts/audit/audit.ts';
import {
  findUser,
  listAdministrators,
  lockAdministrators,
  lockUser,
  type UserRow,
} from '../../accounts/queries.ts';
import { deleteSecondFactor } from '../../accounts/second-factor/queries.ts';
import { verifyAdmin } from '../../accounts/second-factor/verify-admin.ts';
import { deleteSessionsOf } from '../../accounts/sessions/queries.ts';
import { endInvitationsBy } from '../../accounts/token-queries.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeUser } from '../../privacy/queries.ts';

/**
 * Deletes an administrator's account, after verifying the caller's password. Sessions, second
 * factor, email links and issued invitations are revoked at once; audit log entries are retained.
 * @throws ShopError invalid_input (400), account_not_found (404), own_account, last_administrator
 * (409), forbidden (403), unauthenticated (401) for a caller removed concurrently
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
    // Of two administrators removing each other, the second is no longer authorized.
    if ((await findUser(tx, admin.id))?.role !== 'admin') throw new ShopError('unauthenticated');
    const removed = await deleteAdministrator(tx, deps.env, id);
    await audit(tx, admin, 'admin.remove', `account:${id}`, {
      email: { before: removed.email, after: null },
    });
  });
}

/**
 * Removes an administrator; the caller must have the lock on administrators.
 * @throws ShopError account_not_found (404), last_administrator (409), forbidden (403)
 */
export async function deleteAdministrator(
  tx: Transaction,
  env: Pick<Deps['env'], 'ADMIN_EMAIL'>,
  id: string,
): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (user?.role !== 'admin') throw new ShopError('account_not_found');
  // At least one administrator with full access remains.
  const rest = (await listAdministrators(tx)).filter((one) => one.id !== id);
  if (!rest.some(({ duty: adminRole }) => adminRole === 'everything'))
    throw new ShopError('last_administrator');
  if (user.email === env.ADMIN_EMAIL) {
    const message = errorMessage('environment_restores_admin');
    throw new ShopError('forbidden', { message });
  }
  await deleteSessionsOf(tx, id);
  await deleteSecondFactor(tx, id);
  await deleteAddressesOf(tx, id);
  await endInvitationsBy(tx, id);
  await deleteTokensOf(tx, id);
  await removeUser(tx, { id, verifiedEmail: null, email: user.email });
  return user;
}
