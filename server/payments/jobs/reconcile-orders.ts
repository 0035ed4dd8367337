import type { Deps } from '../../platform/deps.ts';
import { claimDueOrders } from '../due-queries.ts';
import { reconcileOrder } from '../reconcile-order.ts';

/** Few at a time: each may wait for the provider, and its lease must outlast that. */
const atOnce = 4;

/** Asks the provider about every order that is due, and ends reservations whose time is over. */
export async function reconcileOrders(deps: Deps): Promise<void> {
  for (;;) {
    const orders = await claimDueOrders(deps.db, atOnce);
    if (orders.length === 0) return;
    const results = await Promise.allSettled(orders.map((order) => reconcileOrder(deps, order)));
    // A failed one comes back when its lease ends; going on now would only meet the same fault.
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
