import type { Transaction } from '../platform/database/open-database.ts';
import {
  type CounterPayment,
  counterPaymentId,
} from '../platform/payment-providers/counter/provider.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { recordPayment, setDisposition } from './queries.ts';

/**
 * Records the payment of an order at the shop's counter; idempotent: its id derives from the order.
 */
export async function payAtCounter(
  tx: Transaction,
  { id: orderId, currency, amountPaise }: OrderRow,
  { method, reference }: CounterPayment,
): Promise<void> {
  const id = counterPaymentId(orderId);
  await recordPayment(tx, {
    ...{ id, orderId, gatewayOrderId: id, currency, amountPaise },
    ...{ status: 'captured', method, reference, source: 'counter' },
  });
  await setDisposition(tx, id, 'applied');
}
