import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { minRefundPaise } from '../platform/payment-providers/provider.ts';
import { lockOrder, updateOrder } from '../reservations/order-queries.ts';
import { findSpentOrders } from './due-queries.ts';

/**
 * Ends orders that wait for a refund of which less than the provider's least amount is left: whatever was given back before, by
 * whomever, nothing more can follow.
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
