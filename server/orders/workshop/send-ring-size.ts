import {
  computeLeadTime,
  defined,
  errorMessage,
  type Order,
  ShopError,
} from '@jyotiratna/contract';
import { extrasLabels } from '@jyotiratna/messages/every-language/catalogue.ts';
import { findDelivery } from '../../delivery/find-delivery.ts';
import { readyDay } from '../../delivery/ready-day.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  listOrderItems,
  lockOrder,
  type OrderRow,
  updateOrder,
} from '../../reservations/order-queries.ts';
import { type OrderAccess, showOrder, viewerBy } from '../get-order.ts';
import { requireOwn } from '../returns/ask-return.ts';
import { setRingSize } from './queries.ts';
import { isSizePending, workshopLineOf } from './workshop-line.ts';

export type RingSizeInput = { item: number; size: number };

/**
 * Sets the ring size that the buyer left open at the purchase, once; the price stays.
 * @throws ShopError order_not_found, order_state if no size is missing
 */
export async function sendRingSize(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  access: OrderAccess,
  size: RingSizeInput,
): Promise<Order> {
  const order = await transact(deps.db, async (tx) => {
    const own = await requireOwn(deps, access, await lockOrder(tx, access.id));
    return applyRingSize(deps, tx, own, size, 'customer');
  });
  return showOrder(deps, order, await viewerBy(deps, order, access));
}

/**
 * Sets a ring size on an order whose row the caller has locked: production starts, and the order's
 * delivery date is recalculated from now. Idempotent for the same size.
 * @param source the actor, for the timeline
 * @throws ShopError order_state
 */
export async function applyRingSize(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  order: OrderRow,
  { item: position, size }: RingSizeInput,
  source: string,
): Promise<OrderRow> {
  const items = await listOrderItems(tx, [order.id]);
  const item = items.find((one) => one.position === position);
  if (item && item.ringSize === size) return order;
  if (!item || !workshopLineOf(item, order.status) || !isSizePending(item)) throw notRequested();
  const now = deps.clock.now();
  const readyBy = await readyDay({ db: tx }, now, defined(defined(item.parts).setting).daysToMake);
  const renamed = (name: string, locale: 'en' | 'hi') =>
    name.replace(extrasLabels[locale].unsure, extrasLabels[locale].size(size));
  const names = { name: renamed(item.name, 'en'), nameHi: renamed(item.nameHi, 'hi') };
  if (
    !(await setRingSize(
      tx,
      { orderId: order.id, position },
      { ringSize: size, madeBy: readyBy, ...names },
    ))
  )
    throw notRequested();
  const rest = items.filter((one) => one !== item);
  if (rest.some(isSizePending) || !order.address) return order;
  // The order is one parcel, shipped when its last line is produced, relative to the day on which
  // the last size was set.
  const { pincode } = order.address;
  const { arrives } = await findDelivery(
    { db: tx, clock: deps.clock },
    pincode,
    computeLeadTime(items),
  );
  if (!arrives) return order;
  return updateOrder(tx, order, { promisedFrom: arrives.from, promisedTo: arrives.to }, source);
}

function notRequested(): ShopError {
  return new ShopError('order_state', { message: errorMessage('ring_size_not_asked') });
}
