import { errorMessage, type Order, ShopError } from '@jyotiratna/contract';
import { settleConfirmed } from '../../checkout/settle-paid.ts';
import { rejectPaidPurchase, requireUnpaidPurchase } from '../../payments/record-cash.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockOrder, type OrderRow, updateOrder } from '../../reservations/order-queries.ts';
import type { OrderAccess } from '../get-order.ts';
import { showOrder, viewerOf } from '../get-order.ts';
import { isOrderKey } from '../order-key.ts';

/**
 * Confirms a cash-on-delivery order, for its customer. Only the link of its email can confirm: it
 * verifies the mailbox, whereas the browser that placed the order verifies nothing. Idempotent.
 * @throws ShopError order_not_found without the link's key, order_state for an order that does not
 * await confirmation
 */
export async function confirmCashOrder(
  deps: Pick<Deps, 'db' | 'env'>,
  { actor, id, key }: OrderAccess,
): Promise<Order> {
  const confirmed = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || !(await isOrderKey(deps, id, key))) throw new ShopError('order_not_found');
    if (order.provider === 'cash' && order.status === 'confirmed') return order;
    if (order.status !== 'placed')
      throw new ShopError('order_state', { message: errorMessage('confirm_not_now') });
    return confirmLockedOrder(tx, order, 'customer');
  });
  return showOrder(deps, confirmed, viewerOf(confirmed, actor));
}

/**
 * Confirms a placed order whose row the caller has locked, so that it may be shipped.
 * @param source the confirming party, for the timeline
 * @throws ShopError order_state if another order of the same purchase was paid online
 */
export async function confirmLockedOrder(
  tx: Transaction,
  order: OrderRow,
  source: string,
): Promise<OrderRow> {
  await requireUnpaidPurchase(tx, order);
  const confirmed = await updateOrder(
    tx,
    order,
    { status: 'confirmed', reconcileAt: null },
    source,
  ).catch(rejectPaidPurchase);
  await settleConfirmed(tx, confirmed);
  return confirmed;
}
