import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { minRefundPaise } from '../platform/payment-providers/provider.ts';
import { lockOrder, updateOrder } from '../reservations/order-queries.ts';
import { findSpentOrders } from './due-queries.ts';

/**
 * Closes orders with a pending refund whose remaining amount is below the provider's minimum: no
 * further refund is possible.
 */
export async function closeRefunds({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const id of await findSpentOrders(db, minRefundPaise)) {
    await transact(db, async (tx) => {
      const order = await lockOrder(tx, id);
      const still = order && (await findSpentOrders(tx, minRefundPaise, id)).length > 0;
      if (still) await updateOrder(tx, order, { status: 'refunded' }, 'refund');
    });
  }
}
