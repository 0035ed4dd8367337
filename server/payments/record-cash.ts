import { ShopError, sentence } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import { sessionIdOf } from '../platform/payment-providers/cash/provider.ts';
import { isPurchasePaid, type OrderRow } from '../reservations/order-queries.ts';
import { type PaymentRow, recordPayment, setDisposition } from './queries.ts';

/**
 * Writes down that the courier has brought the money of an order that was to be paid at the door: its one payment, whose id
 * follows from the order, so that it is counted once. The order's row must be locked, and its caller marks it as delivered.
 */
export async function recordCash(tx: Transaction, order: OrderRow): Promise<PaymentRow> {
  const id = sessionIdOf(order.id);
  const payment = await recordPayment(tx, {
    id,
    orderId: order.id,
    gatewayOrderId: id,
    status: 'captured',
    amountPaise: order.amountPaise,
    currency: order.currency,
    method: 'cash',
    source: 'courier',
  });
  await setDisposition(tx, id, 'applied');
  return { ...payment, disposition: 'applied' };
}

/** @throws ShopError order_state where another order of the same purchase was paid online meanwhile */
export async function requireUnpaidPurchase(tx: Transaction, order: OrderRow): Promise<void> {
  if (!(await isPurchasePaid(tx, order.purchaseId, order.id))) return;
  throw new ShopError('order_state', { message: sentence('confirm_paid_online') });
}
