import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import { sessionIdOf } from '../platform/payment-providers/cash/provider.ts';
import { duePaise } from '../reservations/order-credit.ts';
import { isPurchasePaid, isSoldTwice, type OrderRow } from '../reservations/order-queries.ts';
import { type PaymentRow, recordPayment, setDisposition } from './queries.ts';

/**
 * Records that the courier delivered the money of a cash-on-delivery order, as its only payment;
 * idempotent: its id derives from the order. The caller locks the order's row, and marks the order
 * as delivered.
 */
export async function recordCash(tx: Transaction, order: OrderRow): Promise<PaymentRow> {
  const id = sessionIdOf(order.id);
  const payment = await recordPayment(tx, {
    id,
    orderId: order.id,
    gatewayOrderId: id,
    status: 'captured',
    amountPaise: duePaise(order),
    currency: order.currency,
    method: 'cash',
    source: 'courier',
  });
  await setDisposition(tx, id, 'applied');
  return { ...payment, disposition: 'applied' };
}

/** @throws ShopError order_state if another order of the same purchase was paid online */
export async function requireUnpaidPurchase(tx: Transaction, order: OrderRow): Promise<void> {
  if (await isPurchasePaid(tx, order.purchaseId, order.id)) throw paidPurchase();
}

const paidPurchase = () =>
  new ShopError('order_state', { message: errorMessage('confirm_paid_online') });

/**
 * Translates the error of an order whose purchase another transaction has paid at the same moment.
 * @throws ShopError order_state, or any other error as it is
 */
export function rejectPaidPurchase(error: unknown): never {
  throw isSoldTwice(error) ? paidPurchase() : error;
}
