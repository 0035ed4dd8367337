import { findBlock } from '../accounts/block-queries.ts';
import type { Contact } from '../checkout/order-draft.ts';
import { queueConfirmation } from '../checkout/settle-bought.ts';
import { shippingPrice } from '../delivery/find-delivery.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { releaseHold } from '../reservations/expire-order.ts';
import { lockOrder, type OrderRow, updateOrder } from '../reservations/order-queries.ts';
import { findSettlingPayment, queueRefund, setDisposition } from './queries.ts';

/**
 * Fills what create-order did not name (the specification's shortest one names nothing). What is there already stays: a
 * callback must not move an order to another address. A contact that create-order would have refused (a blocked mailbox, a
 * place that is not served, or served at a charge that the order lacks) is refused here as well: the payment goes back.
 * @returns the order as it is then
 */
export async function completeContact(deps: Pick<Deps, 'db'>, order: OrderRow, contact: Contact): Promise<OrderRow> {
  if (Object.keys(missingOf(order, contact)).length === 0) return order;
  return transact(deps.db, async (tx) => {
    const now = await lockOrder(tx, order.id);
    if (!now) return order;
    const missing = missingOf(now, contact);
    if (Object.keys(missing).length === 0) return now;
    if (!(await isAcceptable(tx, now, missing))) return rejectContact(tx, now);
    const filled = await updateOrder(tx, now, missing, 'verify');
    // A webhook may have been quicker, and found nobody to write to.
    if (filled.status === 'paid') await queueConfirmation(tx, filled);
    return filled;
  });
}

function missingOf(order: OrderRow, { email, address, billingAddress }: Contact): Partial<Contact> {
  return {
    ...(order.email === null && email ? { email } : {}),
    ...(order.address === null && address ? { address, billingAddress } : {}),
  };
}

async function isAcceptable(tx: Transaction, order: OrderRow, { email, address }: Partial<Contact>): Promise<boolean> {
  if (email && (await findBlock(tx, email))) return false;
  if (!address) return true;
  const price = await shippingPrice(tx, address.pincode);
  // Without lines the charge is part of what they come to, which is compared once they are known.
  return price !== null && (!order.linesKnown || price * 100 <= order.shippingPaise);
}

/** An unpaid order remembers it until a payment is captured; a paid one gives its payment back now. */
async function rejectContact(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  if (order.status === 'created' || order.status === 'expired')
    return updateOrder(tx, order, { submittedLines: { items: [], refused: true } }, 'verify');
  const payment = order.status === 'paid' ? await findSettlingPayment(tx, order.id) : null;
  if (payment?.status !== 'captured') return order;
  await setDisposition(tx, payment.id, 'mismatch');
  await queueRefund(tx, payment, 'mismatch');
  return releaseHold(tx, order, { status: 'refund_pending', reconcileAt: null }, 'verify');
}
