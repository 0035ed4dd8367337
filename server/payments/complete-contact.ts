import { findBlock } from '../accounts/block-queries.ts';
import type { OrderContact } from '../checkout/new-order.ts';
import { queueConfirmation } from '../checkout/settle-paid.ts';
import { shippingPrice } from '../delivery/find-delivery.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { releaseReservation } from '../reservations/expire-order.ts';
import { lockOrder, type OrderRow, updateOrder } from '../reservations/order-queries.ts';
import { findSettlingPayment, queueRefund, setDisposition } from './queries.ts';

/**
 * Fills the contact fields that create-order lacked (the specification's shortest request has no
 * contact). Existing fields stay: a callback must not redirect an order to another address. A
 * contact that create-order would have rejected (a blocked mailbox, a PIN code that is not served,
 * or served at a higher shipping rate than the order's) is rejected here as well, and the payment
 * is refunded.
 * @returns the current order
 */
export async function completeContact(
  deps: Pick<Deps, 'db'>,
  order: OrderRow,
  contact: OrderContact,
): Promise<OrderRow> {
  if (Object.keys(missingOf(order, contact)).length === 0) return order;
  return transact(deps.db, async (tx) => {
    const now = await lockOrder(tx, order.id);
    if (!now) return order;
    const missing = missingOf(now, contact);
    if (Object.keys(missing).length === 0) return now;
    if (!(await isAcceptable(tx, now, missing))) return rejectContact(tx, now);
    const filled = await updateOrder(tx, now, missing, 'verify');
    // A webhook may have settled the order earlier, without a recipient for the confirmation.
    if (filled.status === 'paid') await queueConfirmation(tx, filled);
    return filled;
  });
}

function missingOf(
  order: OrderRow,
  { email, address, billingAddress }: OrderContact,
): Partial<OrderContact> {
  return {
    ...(order.email === null && email ? { email } : {}),
    ...(order.address === null && address ? { address, billingAddress } : {}),
  };
}

async function isAcceptable(
  tx: Transaction,
  order: OrderRow,
  { email, address }: Partial<OrderContact>,
): Promise<boolean> {
  if (email && (await findBlock(tx, email))) return false;
  if (!address) return true;
  const price = await shippingPrice(tx, address.pincode);
  // Without known lines the shipping rate is part of their total, which is compared later.
  return price !== null && (!order.linesKnown || price * 100 <= order.shippingPaise);
}

/**
 * For an unpaid order, stores the rejection until a payment is captured; for a paid one, refunds
 * the payment now.
 */
async function rejectContact(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  if (order.status === 'created' || order.status === 'expired')
    return updateOrder(tx, order, { submittedLines: { items: [], refused: true } }, 'verify');
  const payment = order.status === 'paid' ? await findSettlingPayment(tx, order.id) : null;
  if (payment?.status !== 'captured') return order;
  await setDisposition(tx, payment.id, 'mismatch');
  await queueRefund(tx, payment, 'mismatch');
  return releaseReservation(tx, order, { status: 'refund_pending', reconcileAt: null }, 'verify');
}
