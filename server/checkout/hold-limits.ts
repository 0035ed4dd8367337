import { nameIn, ShopError, sentence } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { listNetworkReservations, type NetworkHold, readStock } from '../reservations/stock-queries.ts';
import type { OrderDraft } from './order-draft.ts';

/**
 * What may be reserved and not paid at a time, in pieces of tracked stock. A family behind one address buys a few stones
 * each; a mobile network puts thousands behind one, of whom few stand between reserving and paying (minutes, at most 20).
 * Paid orders count for nothing, so a busy address is slowed only while its own orders stay unpaid; what cash orders hold
 * after they are confirmed counts for further cash orders (`limit-cash.ts`).
 */
export const holdLimits = {
  /** One visitor's order: a large family's or a small reseller's, far from a catalogue's whole stock. */
  visitorPieces: 30,
  /** One address: several such families at once. */
  networkPieces: 80,
  networkOrders: 20,
  /** One address and one remedy: a quarter of its pieces, but ten of a remedy that has few, so that the last can be sold. */
  share: 0.25,
  fewPieces: 10,
} as const;

/** The most pieces of one remedy that one address may hold, of `total` that it could have. */
export function shareOf(total: number): number {
  return Math.max(holdLimits.fewPieces, Math.floor(total * holdLimits.share));
}

/**
 * The network whose orders wait for one another (`lockOwner`), so that they are counted exactly. Requests of
 * programs on this machine are not counted across remedies.
 */
export function networkToLock({ actor, networkKey }: Pick<OrderDraft, 'actor' | 'networkKey'>): string | null {
  return actor.isOwnMachine ? null : networkKey;
}

/**
 * Refuses an order that would hold too much, after it has taken its pieces: the rows of its remedies are locked then, so
 * that nobody of the same address counts beside it. The caller's transaction rolls back.
 * @throws ShopError hold_limit (409) for what is too much for one visitor, network_holds (429) where others of the same
 * address hold the rest; both name the remedy
 */
export async function refuseHoarding(tx: Transaction, draft: OrderDraft, order: OrderRow): Promise<void> {
  if (order.status !== 'created' && order.status !== 'placed') return;
  const holds = (await listNetworkReservations(tx, draft.networkKey)).filter(({ decided }) => !decided);
  const own = holds.filter(({ orderId }) => orderId === order.id);
  if (piecesOf(own) > holdLimits.visitorPieces) {
    const left = holdLimits.visitorPieces;
    throw new ShopError('hold_limit', { message: sentence('hold_limit_pieces', { most: left }), data: { left } });
  }
  await refuseShare(tx, draft, own, holds);
  if (draft.actor.isOwnMachine) return;
  const orders = new Set(holds.map(({ orderId }) => orderId)).size;
  if (orders > holdLimits.networkOrders || piecesOf(holds) > holdLimits.networkPieces) {
    throw new ShopError('network_holds', { retryAfter: waitSeconds });
  }
}

/** About the time in which a buyer has paid or gone. */
const waitSeconds = 120;

async function refuseShare(
  tx: Transaction,
  { priced, actor }: OrderDraft,
  own: readonly NetworkHold[],
  holds: readonly NetworkHold[],
): Promise<void> {
  const left = await readStock(
    tx,
    own.map(({ productId }) => productId),
  );
  for (const { productId, pieces } of own) {
    const held = piecesOf(holds.filter((hold) => hold.productId === productId));
    const most = shareOf((left.get(productId) ?? 0) + held);
    if (held <= most) continue;
    const line = priced.lines.find(({ product }) => product.id === productId);
    const name = line ? nameIn(line.product, actor.locale ?? 'en') : '';
    if (pieces > most) {
      throw new ShopError('hold_limit', {
        message: sentence('hold_limit_remedy', { most, name }),
        data: { productId, left: most },
      });
    }
    const message = sentence('network_holds_remedy', { name });
    throw new ShopError('network_holds', { message, retryAfter: waitSeconds, data: { productId } });
  }
}

/** The sum, in pieces. */
export function piecesOf(holds: readonly Pick<NetworkHold, 'pieces'>[]): number {
  return holds.reduce((sum, { pieces }) => sum + pieces, 0);
}
