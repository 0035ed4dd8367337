import { nameIn, ShopError, sentence } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockFreeOrder, type OrderRow } from '../reservations/order-queries.ts';
import { listNetworkReservations, readStock } from '../reservations/stock-queries.ts';
import { rejectCash } from './cash-limits.ts';
import { listPendingCash, type PendingCash } from './cash-queries.ts';
import { holdLimits, piecesOf, shareOf } from './hold-limits.ts';
import type { OrderDraft } from './order-draft.ts';

/** Cash orders of one customer (account, mailbox, phone or door) that are not paid at a time. */
export const maxPendingCash = 3;

/**
 * Limits what one customer and one network hold by cash orders until those are paid or over, after this order has taken its
 * stock. Orders that nobody has confirmed refuse nothing, as anyone can type a stranger's phone: the oldest ones end when
 * they and this one are too many.
 * @throws ShopError cash_unavailable, hold_limit (409); the caller's transaction rolls back
 */
export async function limitCash(tx: Transaction, draft: OrderDraft, order: OrderRow): Promise<void> {
  if (order.status !== 'placed') return;
  const others = await listPendingCash(tx, order);
  const network = await listNetworkReservations(tx, draft.networkKey);
  const own = network.filter(({ orderId }) => orderId === order.id);
  const left = await readStock(
    tx,
    own.map(({ productId }) => productId),
  );
  const overShare = (held: readonly Held[]) => {
    for (const { productId, pieces } of own) {
      const sum = pieces + piecesOf(held.filter((one) => one.productId === productId));
      const most = shareOf((left.get(productId) ?? 0) + sum);
      if (sum > most) return { productId, most };
    }
    return null;
  };
  const tooMany = (held: readonly Held[]) => piecesOf(held) + piecesOf(own) > holdLimits.visitorPieces;

  const confirmed = others.filter(({ status }) => status !== 'placed');
  if (countOrders(confirmed) >= maxPendingCash) throw rejectCash(sentence('cash_open', { most: maxPendingCash }));
  const over = overShare(confirmed);
  if (over || tooMany(confirmed)) throw refusePieces(draft, over);
  if (!draft.actor.isOwnMachine) {
    const rest = network.filter(({ orderId }) => orderId !== order.id);
    const pieces = piecesOf(network);
    if (pieces > holdLimits.networkPieces || overShare(rest)) throw rejectCash(sentence('cash_network'));
  }
  const fits = (held: readonly PendingCash[]) =>
    countOrders(held) < maxPendingCash && !overShare(held) && !tooMany(held);
  await endUnconfirmed(tx, others, fits);
}

type Held = { productId: string; pieces: number };

const countOrders = (held: readonly PendingCash[]) => new Set(held.map(({ id }) => id)).size;

function refusePieces({ priced, actor }: OrderDraft, over: { productId: string; most: number } | null): ShopError {
  const line = priced.lines.find(({ product }) => product.id === over?.productId);
  if (!over || !line) {
    const message = sentence('hold_limit_pieces', { most: holdLimits.visitorPieces });
    return new ShopError('hold_limit', { message, data: { left: 0 } });
  }
  const name = nameIn(line.product, actor.locale ?? 'en');
  const message = sentence('hold_limit_remedy', { most: over.most, name });
  return new ShopError('hold_limit', { message, data: { productId: over.productId, left: 0 } });
}

/** Ends unconfirmed orders of the customer's mailbox, phone or door, the oldest first, until the others fit. */
async function endUnconfirmed(
  tx: Transaction,
  others: readonly PendingCash[],
  fits: (held: readonly PendingCash[]) => boolean,
): Promise<void> {
  const waiting = [...new Set(others.flatMap(({ id, status }) => (status === 'placed' ? [id] : [])))];
  let held = others;
  while (!fits(held) && waiting.length > 0) {
    const id = waiting.pop()!;
    const order = await lockFreeOrder(tx, id);
    // One that is being confirmed or cancelled at this moment is left to that.
    if (order?.status === 'placed') await expireOrder(tx, order, 'replaced');
    held = held.filter((one) => one.id !== id);
  }
}
