import { defined, errorMessage, ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockFreeOrder, type OrderRow } from '../reservations/order-queries.ts';
import { listNetworkReservations, readStock } from '../reservations/stock-queries.ts';
import { rejectCash } from './cash-limits.ts';
import { listPendingCash, type PendingCash } from './cash-queries.ts';
import type { NewOrder } from './new-order.ts';
import {
  maxShare,
  orderedQuantity,
  reservationLimits,
  reservedName,
} from './reservation-limits.ts';

/** Maximum unpaid cash orders of one customer (account, mailbox, phone or address). */
export const maxPendingCash = 3;

/**
 * Limits the reservations of one customer and one network by cash orders that are not yet paid or
 * closed, after this order has reserved its stock. Unconfirmed orders never cause a rejection,
 * since any client can enter a stranger's phone: the oldest of them are cancelled as needed.
 * @throws ShopError cash_unavailable, hold_limit (409); the caller's transaction rolls back
 */
export async function limitCash(
  tx: Transaction,
  newOrder: NewOrder,
  order: OrderRow,
): Promise<void> {
  if (order.status !== 'placed') return;
  const remaining = await listPendingCash(tx, order);
  const network = await listNetworkReservations(tx, newOrder.networkKey);
  const own = network.filter(({ orderId }) => orderId === order.id);
  const left = await readStock(
    tx,
    own.map(({ productId }) => productId),
  );
  const overShare = (items: readonly OrderedUnits[]) => {
    for (const { productId, units: quantity } of own) {
      const total = quantity + orderedQuantity(items.filter((one) => one.productId === productId));
      const max = maxShare((left.get(productId) ?? 0) + total);
      if (total > max) return { productId, most: max };
    }
    return null;
  };
  const tooMany = (items: readonly OrderedUnits[]) =>
    orderedQuantity(items) + orderedQuantity(own) > reservationLimits.visitorQuantity;

  const confirmed = remaining.filter(({ status }) => status !== 'placed');
  if (countOrders(confirmed) >= maxPendingCash)
    throw rejectCash(errorMessage('cash_open', { most: maxPendingCash }));
  const over = overShare(confirmed);
  if (over || tooMany(confirmed)) throw rejectQuantity(newOrder, over);
  if (!newOrder.actor.isOwnMachine) {
    const rest = network.filter(({ orderId }) => orderId !== order.id);
    const quantity = orderedQuantity(network);
    if (quantity > reservationLimits.networkQuantity || overShare(rest))
      throw rejectCash(errorMessage('cash_network'));
  }
  const matches = (items: readonly PendingCash[]) =>
    countOrders(items) < maxPendingCash && !overShare(items) && !tooMany(items);
  await endUnconfirmed(tx, remaining, matches);
}

type OrderedUnits = { productId: string; units: number };

const countOrders = (items: readonly PendingCash[]) => new Set(items.map(({ id }) => id)).size;

function rejectQuantity(
  { priced, actor }: NewOrder,
  over: { productId: string; most: number } | null,
): ShopError {
  const name = over && reservedName(priced.lines, over.productId, actor.locale ?? 'en');
  if (!over || !name) {
    const message = errorMessage('hold_limit_pieces', { most: reservationLimits.visitorQuantity });
    return new ShopError('hold_limit', { message, data: { left: 0 } });
  }
  const message = errorMessage('hold_limit_remedy', { most: over.most, name });
  return new ShopError('hold_limit', { message, data: { productId: over.productId, left: 0 } });
}

/**
 * Cancels unconfirmed orders of the customer's mailbox, phone or address, oldest first, until the
 * others are within the limit.
 */
async function endUnconfirmed(
  tx: Transaction,
  remaining: readonly PendingCash[],
  matches: (items: readonly PendingCash[]) => boolean,
): Promise<void> {
  const pending = [
    ...new Set(remaining.flatMap(({ id, status }) => (status === 'placed' ? [id] : []))),
  ];
  let items = remaining;
  while (!matches(items) && pending.length > 0) {
    const id = defined(pending.pop());
    const order = await lockFreeOrder(tx, id);
    // An order that was confirmed or cancelled in the meantime is not changed.
    if (order?.status === 'placed') await expireOrder(tx, order, 'replaced');
    items = items.filter((one) => one.id !== id);
  }
}
