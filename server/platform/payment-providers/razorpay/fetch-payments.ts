import type { CallGateway } from './call-gateway.ts';
import {
  collectionOf,
  type GatewayPayment,
  type GatewayRefund,
  paymentReply,
  refundReply,
} from './entities.ts';
import { checkedId } from './ids.ts';
import { type Timing, withRetries } from './retry.ts';

/** One payment by its provider id. */
export function fetchPayment(
  call: CallGateway,
  timing: Timing,
  paymentId: string,
  timeoutMs: number,
): Promise<GatewayPayment> {
  const path = `/payments/${checkedId('payment', paymentId)}`;
  return withRetries(timing, () => call({ method: 'GET', path, timeoutMs }, paymentReply));
}

/** Every payment tried for one order, failed ones included. */
export async function fetchOrderPayments(
  call: CallGateway,
  timing: Timing,
  orderId: string,
  timeoutMs: number,
): Promise<GatewayPayment[]> {
  const path = `/orders/${checkedId('order', orderId)}/payments`;
  const { items } = await withRetries(timing, () =>
    call({ method: 'GET', path, timeoutMs }, collectionOf(paymentReply)),
  );
  return items;
}

const pageSize = 100;

/**
 * Every payment made from `from` to `to`, both included, to the second. A window in the past
 * has stable pages while new payments arrive.
 */
export async function listPayments(
  call: CallGateway,
  timing: Timing,
  { from, to }: { from: Date; to: Date },
  timeoutMs: number,
): Promise<GatewayPayment[]> {
  const window = {
    from: Math.floor(from.getTime() / 1000),
    to: Math.floor(to.getTime() / 1000),
    count: pageSize,
  };
  const byId = new Map<string, GatewayPayment>();
  for (let skip = 0; ; skip += pageSize) {
    const { items } = await withRetries(timing, () =>
      call(
        { method: 'GET', path: '/payments', query: { ...window, skip }, timeoutMs },
        collectionOf(paymentReply),
      ),
    );
    for (const payment of items) byId.set(payment.id, payment);
    if (items.length < pageSize) return [...byId.values()];
  }
}

/** The refunds of one payment, at most a hundred. */
export async function listRefunds(
  call: CallGateway,
  timing: Timing,
  paymentId: string,
  timeoutMs: number,
): Promise<GatewayRefund[]> {
  const path = `/payments/${checkedId('payment', paymentId)}/refunds`;
  const query = { count: pageSize };
  const { items } = await withRetries(timing, () =>
    call({ method: 'GET', path, query, timeoutMs }, collectionOf(refundReply)),
  );
  return items;
}
