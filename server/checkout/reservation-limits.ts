import { errorMessage, type Locale, nameIn, ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import type { CartEntry } from '../pricing/price-lines.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import {
  listNetworkReservations,
  type NetworkReservation,
  readStock,
} from '../reservations/stock-queries.ts';
import type { NewOrder } from './new-order.ts';

/**
 * Limits of unpaid reservations, in units of tracked stock. A family behind one IP address buys a
 * few stones each; a mobile network has thousands of customers behind one, but few between
 * reservation and payment (minutes, at most 20). Paid orders do not count, so a busy address is
 * limited only while its own orders are unpaid; confirmed cash orders count towards further cash
 * orders (`limit-cash.ts`).
 */
export const reservationLimits = {
  /**
   * Per visitor: enough for a large family or a small reseller, far below a catalogue's whole
   * stock.
   */
  visitorQuantity: 30,
  /** Per IP address: enough for several such families at once. */
  networkQuantity: 80,
  networkOrders: 20,
  /**
   * Per IP address and remedy: a quarter of its stock, but at least ten units, so that low stock
   * can be sold out.
   */
  share: 0.25,
  fewQuantity: 10,
} as const;

/** Maximum units of one remedy that one IP address may reserve, out of `total`. */
export function maxShare(total: number): number {
  return Math.max(reservationLimits.fewQuantity, Math.floor(total * reservationLimits.share));
}

/**
 * The network whose orders are serialized (`lockOwner`), so that the limit is exact; none for
 * processes on this machine, which are not limited across remedies.
 */
export function networkToLock({
  actor,
  networkKey,
}: Pick<NewOrder, 'actor' | 'networkKey'>): string | null {
  return actor.isOwnMachine ? null : networkKey;
}

/**
 * Rejects an order above the reservation limits, after it has reserved its units: its remedies'
 * rows are then locked, so that concurrent requests of the same IP address are included. The
 * caller's transaction rolls back.
 * @throws ShopError hold_limit (409) if this visitor exceeds the limit, network_holds (429) if
 * other visitors of the same address have reserved the rest; both name the remedy
 */
export async function rejectHoarding(
  tx: Transaction,
  newOrder: NewOrder,
  order: OrderRow,
): Promise<void> {
  if (order.status !== 'created' && order.status !== 'placed') return;
  const reservations = (await listNetworkReservations(tx, newOrder.networkKey)).filter(
    ({ decided }) => !decided,
  );
  const own = reservations.filter(({ orderId }) => orderId === order.id);
  if (orderedQuantity(own) > reservationLimits.visitorQuantity) {
    const left = reservationLimits.visitorQuantity;
    throw new ShopError('hold_limit', {
      message: errorMessage('hold_limit_pieces', { most: left }),
      data: { left },
    });
  }
  await rejectShare(tx, newOrder, own, reservations);
  if (newOrder.actor.isOwnMachine) return;
  const orders = new Set(reservations.map(({ orderId }) => orderId)).size;
  if (
    orders > reservationLimits.networkOrders ||
    orderedQuantity(reservations) > reservationLimits.networkQuantity
  ) {
    throw new ShopError('network_holds', { retryAfter: waitSeconds });
  }
}

/** Retry-After in seconds: the typical time until a buyer pays or leaves. */
const waitSeconds = 120;

async function rejectShare(
  tx: Transaction,
  { priced, actor }: NewOrder,
  own: readonly NetworkReservation[],
  reservations: readonly NetworkReservation[],
): Promise<void> {
  const left = await readStock(
    tx,
    own.map(({ productId }) => productId),
  );
  for (const { productId, units: quantity } of own) {
    const reserved = orderedQuantity(reservations.filter((hold) => hold.productId === productId));
    const limit = maxShare((left.get(productId) ?? 0) + reserved);
    if (reserved <= limit) continue;
    const name = reservedName(priced.lines, productId, actor.locale ?? 'en') ?? '';
    if (quantity > limit) {
      throw new ShopError('hold_limit', {
        message: errorMessage('hold_limit_remedy', { most: limit, name }),
        data: { productId, left: limit },
      });
    }
    const message = errorMessage('network_holds_remedy', { name });
    throw new ShopError('network_holds', { message, retryAfter: waitSeconds, data: { productId } });
  }
}

/** The name of a reserved product, in a line or as an item of a bundle. */
export function reservedName(
  lines: readonly CartEntry[],
  productId: string,
  locale: Locale,
): string | null {
  const rows = lines.flatMap(({ product, bundle }) => [
    product,
    ...(bundle?.map((part) => part.product) ?? []),
  ]);
  const row = rows.find(({ id }) => id === productId);
  return row ? nameIn(row, locale) : null;
}

/** The total quantity of reservations, in units. */
export function orderedQuantity(
  reservations: readonly Pick<NetworkReservation, 'units'>[],
): number {
  return reservations.reduce((amount, { units: quantity }) => amount + quantity, 0);
}
