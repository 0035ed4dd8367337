import type { Transaction } from '../platform/database/open-database.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { requestText } from '../platform/texts/request-text.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { takeBoughtFromCart } from './bought-queries.ts';

/**
 * What follows when an order becomes paid, in the same transaction: its lines leave the cart, its confirmation and the
 * shop's own notice are queued.
 */
export async function settleBought(tx: Transaction, order: OrderRow): Promise<void> {
  if (order.userId) await takeBoughtFromCart(tx, order.userId, order);
  await queueConfirmation(tx, order);
  await requestMail(tx, { kind: 'order-notice', orderId: order.id });
}

/**
 * Follows the placing of a cash order: its lines leave the cart, and messages request its confirmation.
 * @param texts also to the phone
 */
export async function settlePlaced(tx: Transaction, order: OrderRow, { texts }: { texts: boolean }): Promise<void> {
  if (order.userId) await takeBoughtFromCart(tx, order.userId, order);
  await requestMail(tx, { kind: 'cash-question', orderId: order.id });
  if (texts) await requestText(tx, { kind: 'cash-question', orderId: order.id });
}

/** What follows once it is confirmed, in the same transaction. */
export async function settleConfirmed(tx: Transaction, order: OrderRow): Promise<void> {
  await queueConfirmation(tx, order);
  await requestMail(tx, { kind: 'order-notice', orderId: order.id });
}

/** Queues the confirmation once an order, however often it is asked for; an order without an address gets none. */
export async function queueConfirmation(tx: Transaction, order: Pick<OrderRow, 'id' | 'email'>): Promise<void> {
  if (!order.email) return;
  await requestMail(tx, { kind: 'order-confirmation', orderId: order.id });
}
