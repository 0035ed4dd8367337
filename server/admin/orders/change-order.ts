import { type AdminOrder, ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockOrder, type OrderRow } from '../../reservations/order-queries.ts';
import { presentAdminOrder } from './get-order.ts';

/** The result of a step: the changed row, and metadata for the audit log. */
export type OrderStep = { order: OrderRow; metadata?: Record<string, unknown> };

/**
 * Runs one step on a locked order and logs it. A step returns null if nothing is left to do, so
 * that a repeated click has no effect.
 * @throws ShopError order_not_found, or the errors of the step
 */
export async function changeOrder(
  deps: Pick<Deps, 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>,
  { actor, action, id }: { actor: Admin; action: string; id: string },
  step: (tx: Transaction, order: OrderRow) => Promise<OrderStep | null>,
): Promise<AdminOrder> {
  return transact(deps.db, async (tx) => {
    const before = id.includes('\0') ? null : await lockOrder(tx, id);
    if (!before) throw new ShopError('order_not_found');
    const done = await step(tx, before);
    if (done) {
      const changed = differenceOf(audited(before), audited(done.order));
      await audit(tx, actor, action, `order:${id}`, {
        ...changed,
        ...differenceOf(null, done.metadata ?? {}),
      });
    }
    return presentAdminOrder(deps, tx, done?.order ?? before);
  });
}

function audited({ status, carrier, trackingNumber }: OrderRow): Record<string, unknown> {
  return { status, carrier, trackingNumber };
}
