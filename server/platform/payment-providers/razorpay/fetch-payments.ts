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

/** Fetches a payment by its id. */
export function fetchPayment(
  call: CallGateway,
  timing: Timing,
  paymentId: string,
  timeoutMs: number,
): Promise<GatewayPayment> {
  const path = `/payments/${checkedId('payment', paymentId)}`;
  return withRetries(timing, () => call({ method: 'GET', path, timeoutMs }, paymentReply));
}

/** All payments attempted for an order, including failed ones. */
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
 * All payments made from `from` to `to`, both included, to the second. Pages of a past period are
 * stable while new payments arrive.
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

/** The refunds of a payment, at most a hundred. */
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
