import { type AdminRole, errorMessage, ShopError } from '@jyotiratna/contract';
import { type Actor, requireAdmin, requireAdminRole } from '../../accounts/actor.ts';
import { audit } from '../../accounts/audit/audit.ts';
import { findUser, lockAdministrators, lockUser, updateUser } from '../../accounts/queries.ts';
import { verifyAdmin } from '../../accounts/second-factor/verify-admin.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';

/**
 * Sets another administrator's role, after verifying the caller's password. Open sessions continue,
 * with the new permissions from their next request on.
 * @throws ShopError invalid_input (400), account_not_found (404), own_account (409), forbidden
 * (403) also for a caller whose own role was restricted concurrently, unauthenticated (401) for one
 * that was removed
 */
export async function setAdminRole(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  { id, duty: adminRole, password }: { id: string; duty: AdminRole; password: string },
): Promise<void> {
  requireAdmin(actor);
  const { admin } = await verifyAdmin(deps, actor, password);
  if (id === admin.id) throw new ShopError('own_account');
  await transact(deps.db, async (tx) => {
    await lockAdministrators(tx);
    // Of two administrators restricting each other, the second no longer has full access, so one
    // with full access always remains.
    const caller = await findUser(tx, admin.id);
    if (caller?.role !== 'admin') throw new ShopError('unauthenticated');
    requireAdminRole(caller, 'PUT /api/admin/team/:id/duty');
    const user = await lockUser(tx, id);
    if (user?.role !== 'admin') throw new ShopError('account_not_found');
    if (user.duty === adminRole) return;
    if (user.email === deps.env.ADMIN_EMAIL)
      throw new ShopError('forbidden', { message: errorMessage('environment_names_duty') });
    await updateUser(tx, id, { duty: adminRole });
    await audit(tx, admin, 'admin.duty', `account:${id}`, {
      duty: { before: user.duty, after: adminRole },
    });
  });
}
