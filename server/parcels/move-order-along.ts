import { isIn, unsentStatuses } from '@jyotiratna/contract';
import { deliverLockedOrder, shipLockedOrder, takeBackLockedOrder } from '../orders/fulfil-order.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { type OrderRow, updateOrder } from '../reservations/order-queries.ts';
import { hasLeft } from './parcel-progress.ts';
import type { ParcelRow } from './parcel-queries.ts';

/**
 * Moves a locked order to where its parcel is, over every status between: shipped, delivered, or
 * for cash on delivery refused and returned. A paid order stays shipped while its parcel comes
 * back: its money belongs to its customer until an administrator refunds it. Any other status,
 * such as a refunded one, is not changed.
 */
export async function moveOrderAlong(
  deps: Pick<Deps, 'db' | 'env'>,
  tx: Transaction,
  given: OrderRow,
  { state, courier, carrier, awb }: ParcelRow,
): Promise<OrderRow> {
  const source = `courier:${courier}`;
  let order = given;
  if (hasLeft(state) && isIn(unsentStatuses, order.status))
    order = await shipLockedOrder(deps, tx, order, { carrier: carrier ?? courier, trackingNumber: awb ?? '', source });
  if (state === 'delivered' && order.status === 'shipped') return deliverLockedOrder(tx, order, source);
  const back = state === 'returning' || state === 'returned';
  if (back && order.provider === 'cash' && order.status === 'shipped')
    order = await updateOrder(tx, order, { status: 'refused' }, source);
  if (state === 'returned' && order.status === 'refused') return takeBackLockedOrder(tx, order, source);
  return order;
}
