import { requestPushToAdmins } from '../accounts/push/request-push.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { requestText } from '../platform/text-messages/request-text.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { removeOrderedFromCart } from './bought-queries.ts';

/**
 * Effects of an order becoming paid, in the same transaction: its lines are removed from the cart,
 * its confirmation and the shop's own notification are queued.
 */
export async function settlePaid(tx: Transaction, order: OrderRow): Promise<void> {
  if (order.userId) await removeOrderedFromCart(tx, order.userId, order);
  await settleConfirmed(tx, order);
}

/**
 * Effects of placing a cash order: its lines are removed from the cart, and messages ask the
 * customer to confirm it.
 * @param sendsText whether a message is sent to the phone as well
 */
export async function settlePlaced(
  tx: Transaction,
  order: OrderRow,
  { sendsText }: { sendsText: boolean },
): Promise<void> {
  if (order.userId) await removeOrderedFromCart(tx, order.userId, order);
  await requestEmail(tx, { kind: 'cash-question', orderId: order.id });
  if (sendsText) await requestText(tx, { kind: 'cash-question', orderId: order.id });
}

/** Effects of confirming an order, in the same transaction. */
export async function settleConfirmed(tx: Transaction, order: OrderRow): Promise<void> {
  await queueConfirmation(tx, order);
  await notifyShop(tx, order);
  // Only one of the two is sent, depending on whether a ring size is missing.
  for (const kind of ['order-placed', 'ring-size'] as const)
    await requestText(tx, { kind, orderId: order.id });
}

/** Notifies the shop by email, and administrators by push. */
async function notifyShop(tx: Transaction, { id: orderId }: OrderRow): Promise<void> {
  await requestEmail(tx, { kind: 'order-notice', orderId });
  await requestPushToAdmins(tx, { kind: 'new-order', orderId }, '/admin/orders');
}

/**
 * Queues the confirmation once per order, however often it is requested; an order without an
 * address gets no email.
 */
export async function queueConfirmation(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'email'>,
): Promise<void> {
  if (!order.email) return;
  await requestEmail(tx, { kind: 'order-confirmation', orderId: order.id });
}
