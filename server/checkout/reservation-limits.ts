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
 * Limits of unpaid reservations, in units of tracked stock. A family behind one IP address buys
 * a few stones each; a mobile network has thousands behind one, with few between reservation and
 * payment (minutes, at most 20). Paid orders do not count, so a busy address is slowed only
 * while its own orders stay unpaid; reservations of cash orders after confirmation count for
 * further cash orders (`limit-cash.ts`).
 */
export const reservationLimits = {
  /**
   * A visitor's order: that of a large family or a small reseller, far from a catalogue's whole
   * stock.
   */
  visitorQuantity: 30,
  /** One address: several such families at once. */
  networkQuantity: 80,
  networkOrders: 20,
  /**
   * Per IP address and remedy: a quarter of its stock, but ten of a remedy with low stock, so that
   * the last can be sold.
   */
  share: 0.25,
  fewQuantity: 10,
} as const;

/** Maximum reservation of one remedy by one IP address, of the `total` available to it. */
export function reservationShare(total: number): number {
  return Math.max(reservationLimits.fewQuantity, Math.floor(total * reservationLimits.share));
}

/**
 * The network whose orders are serialized (`lockOwner`), so that the limit is exact. Requests of
 * processes on this machine are not limited across remedies.
 */
export function networkToLock({
  actor,
  networkKey,
}: Pick<NewOrder, 'actor' | 'networkKey'>): string | null {
  return actor.isOwnMachine ? null : networkKey;
}

/**
 * Rejects an order over the reservation limit, after it has reserved its units: the rows of its
 * remedies are locked then, so that no concurrent request of the same IP address is missed. The
 * caller's transaction rolls back.
 * @throws ShopError hold_limit (409) for an excess of one visitor, network_holds (429) if the
 * rest is reserved by the same address's further visitors; both name the remedy
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

/** Typical time for a buyer to pay or leave. */
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
    const limit = reservationShare((left.get(productId) ?? 0) + reserved);
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

/** The name of a product that lines reserve, itself or as a part of a bundle. */
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

/** The total, in units. */
export function orderedQuantity(
  reservations: readonly Pick<NetworkReservation, 'units'>[],
): number {
  return reservations.reduce((amount, { units: quantity }) => amount + quantity, 0);
}
