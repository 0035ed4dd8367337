import { errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { openPan } from '../../checkout/encrypt-pan.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { findOrder } from '../../reservations/order-queries.ts';

/**
 * Decrypts the PAN of an order's buyer. Administrator, time and reason, but not the PAN, are in the
 * audit log before the response is sent.
 * @throws ShopError order_not_found; order_state if none is stored, or its encryption key was
 * changed
 */
export async function revealPan(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Admin,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  const order = id.includes('\0') ? null : await findOrder(deps.db, id);
  if (!order) throw new ShopError('order_not_found');
  const pan = order.pan && (await openPan(deps, order.pan));
  if (!pan) throw new ShopError('order_state', { message: errorMessage('pan_unreadable') });
  await transact(deps.db, (tx) =>
    audit(tx, actor, 'order.pan', `order:${id}`, { reason: { before: null, after: reason } }),
  );
  return pan;
}
