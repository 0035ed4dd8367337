import type { Transaction } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { recordPayment, setDisposition } from './queries.ts';

/**
 * Records the payment of an order that store credit covers in full, without money; idempotent: its
 * id derives from the order.
 */
export async function payByCredit(
  tx: Transaction,
  { id: orderId, currency }: OrderRow,
): Promise<void> {
  const id = `credit_${orderId}`;
  await recordPayment(tx, {
    ...{ id, orderId, gatewayOrderId: id, currency, amountPaise: 0 },
    ...{ status: 'captured', method: 'credit', source: 'checkout' },
  });
  await setDisposition(tx, id, 'applied');
}
