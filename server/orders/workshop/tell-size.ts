import { computeLeadTime, type Order, ShopError, sentence } from '@jyotiratna/contract';
import { extrasWords } from '@jyotiratna/messages/every-language/catalogue.ts';
import { findDelivery } from '../../delivery/find-delivery.ts';
import { madeByDay } from '../../delivery/made-by-day.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { listOrderItems, lockOrder, type OrderRow, updateOrder } from '../../reservations/order-queries.ts';
import { type OrderAccess, showOrder, viewerBy } from '../get-order.ts';
import { requireOwn } from '../returns/ask-return.ts';
import { setRingSize } from './queries.ts';
import { waitsForSize, workshopLine } from './workshop-line.ts';

export type ToldSize = { item: number; size: number };

/**
 * The ring size that was left open at the purchase, by the buyer. It is told once, and the price stays.
 * @throws ShopError order_not_found, order_state where nothing waits for a size
 */
export async function tellRingSize(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  access: OrderAccess,
  told: ToldSize,
): Promise<Order> {
  const order = await transact(deps.db, async (tx) => {
    const own = await requireOwn(deps, access, await lockOrder(tx, access.id));
    return applyRingSize(deps, tx, own, told, 'customer');
  });
  return showOrder(deps, order, await viewerBy(deps, order, access));
}

/**
 * Writes a size down on an order whose row the caller has locked: the line goes to the workshop, and the days of the order begin now.
 * The same size said twice is said once.
 * @param source who told it, for the timeline
 * @throws ShopError order_state
 */
export async function applyRingSize(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  order: OrderRow,
  { item: position, size }: ToldSize,
  source: string,
): Promise<OrderRow> {
  const items = await listOrderItems(tx, [order.id]);
  const item = items.find((one) => one.position === position);
  if (item && item.ringSize === size) return order;
  if (!item || !workshopLine(item, order.status) || !waitsForSize(item)) throw notAsked();
  const now = deps.clock.now();
  const madeBy = await madeByDay({ db: tx }, now, item.parts!.setting!.daysToMake);
  const renamed = (name: string, locale: 'en' | 'hi') =>
    name.replace(extrasWords[locale].unsure, extrasWords[locale].size(size));
  const names = { name: renamed(item.name, 'en'), nameHi: renamed(item.nameHi, 'hi') };
  if (!(await setRingSize(tx, { orderId: order.id, position }, { ringSize: size, madeBy, ...names }))) throw notAsked();
  const others = items.filter((one) => one !== item);
  if (others.some(waitsForSize) || !order.address) return order;
  // One parcel: it leaves when the last of its lines is made, reckoned from the day on which the last size was told.
  const { pincode } = order.address;
  const { arrives } = await findDelivery({ db: tx, clock: deps.clock }, pincode, computeLeadTime(items));
  if (!arrives) return order;
  return updateOrder(tx, order, { promisedFrom: arrives.from, promisedTo: arrives.to }, source);
}

function notAsked(): ShopError {
  return new ShopError('order_state', { message: sentence('ring_size_not_asked') });
}
