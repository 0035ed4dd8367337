import { isIn, type ParcelState, unsentStatuses } from '@jyotiratna/contract';
import {
  deliverLockedOrder,
  shipLockedOrder,
  takeBackLockedOrder,
} from '../orders/fulfil-order.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { isPurchasePaid, type OrderRow, updateOrder } from '../reservations/order-queries.ts';
import { hasLeft } from './parcel-progress.ts';
import type { ParcelRow } from './parcel-queries.ts';

/**
 * Updates the status of a locked order from its parcel's state, through every status in between:
 * shipped, delivered, or for cash on delivery refused and returned. A paid order whose parcel was
 * returned is packed again, so that it can be handed over once more, or refunded. Any other status,
 * such as refunded, stays.
 * @param before the parcel's state before the latest events
 */
export async function moveOrderAlong(
  deps: Pick<Deps, 'db' | 'env'>,
  tx: Transaction,
  given: OrderRow,
  { state, courier, carrier, awb }: ParcelRow,
  before: ParcelState,
): Promise<OrderRow> {
  const source = `courier:${courier}`;
  let order = given;
  const isPaid = order.provider !== 'cash';
  if (isPaid && state === 'returned') {
    // A later parcel may be in transit: a return that was known before changes nothing.
    if (before === 'returned' || order.status !== 'shipped') return order;
    return updateOrder(
      tx,
      order,
      { status: 'packed', carrier: null, trackingNumber: null },
      source,
    );
  }
  if (hasLeft(state) && isIn(unsentStatuses, order.status))
    order = await shipLockedOrder(deps, tx, order, {
      carrier: carrier ?? courier,
      trackingNumber: awb ?? '',
      source,
    });
  if (state === 'delivered' && order.status === 'shipped')
    return deliverLockedOrder(tx, order, source);
  // A rejection was recorded, and the courier has delivered it after all.
  const isRejected = state === 'delivered' && order.status === 'refused';
  if (isRejected && !(await isPurchasePaid(tx, order.purchaseId, order.id)))
    return deliverLockedOrder(tx, order, source);
  const back = state === 'returning' || state === 'returned';
  if (back && !isPaid && order.status === 'shipped')
    order = await updateOrder(tx, order, { status: 'refused' }, source);
  if (state === 'returned' && order.status === 'refused')
    return takeBackLockedOrder(tx, order, source);
  return order;
}
