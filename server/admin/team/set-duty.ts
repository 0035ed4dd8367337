import { type AdminDuty, ShopError, sentence } from '@jyotiratna/contract';
import { type Actor, requireAdmin, requireDuty } from '../../accounts/actor.ts';
import { audit } from '../../accounts/audit/audit.ts';
import { findUser, lockAdministrators, lockUser, updateUser } from '../../accounts/queries.ts';
import { verifyAdmin } from '../../accounts/second-factor/prove-both.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';

/**
 * Says what another administrator is there for, against the caller's password. Their sessions go on and may do no more than
 * that from their next call on.
 * @throws ShopError invalid_input (400), account_not_found (404), own_account (409), forbidden (403) also for a caller whose own
 * work was narrowed in the meantime, unauthenticated (401) for one who was removed
 */
export async function setDuty(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  { id, duty, password }: { id: string; duty: AdminDuty; password: string },
): Promise<void> {
  requireAdmin(actor);
  const { admin } = await verifyAdmin(deps, actor, password);
  if (id === admin.id) throw new ShopError('own_account');
  await transact(deps.db, async (tx) => {
    await lockAdministrators(tx);
    // Of two who narrow each other, the second runs the shop no more: one who does is always left.
    const caller = await findUser(tx, admin.id);
    if (caller?.role !== 'admin') throw new ShopError('unauthenticated');
    requireDuty(caller, 'PUT /api/admin/team/:id/duty');
    const user = await lockUser(tx, id);
    if (user?.role !== 'admin') throw new ShopError('account_not_found');
    if (user.duty === duty) return;
    if (user.email === deps.env.ADMIN_EMAIL)
      throw new ShopError('forbidden', { message: sentence('environment_names_duty') });
    await updateUser(tx, id, { duty });
    await audit(tx, admin, 'admin.duty', `account:${id}`, { duty: { before: user.duty, after: duty } });
  });
}
