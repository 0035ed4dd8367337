import type { CallGateway } from './call-gateway.ts';
import { collectionOf, type GatewayOrder, orderReply } from './entities.ts';
import { checkedId } from './ids.ts';
import { type Timing, withRetries } from './retry.ts';

/** Fetches an order by the provider's id. */
export function fetchOrder(
  call: CallGateway,
  timing: Timing,
  orderId: string,
  timeoutMs: number,
): Promise<GatewayOrder> {
  const path = `/orders/${checkedId('order', orderId)}`;
  return withRetries(timing, () => call({ method: 'GET', path, timeoutMs }, orderReply));
}

const progress = { created: 0, attempted: 1, paid: 2 };

/**
 * The order with this receipt; null if there is none. Of several, the most advanced one, then the
 * oldest, so that the result is the same for all callers.
 */
export async function findOrderByReceipt(
  call: CallGateway,
  timing: Timing,
  receipt: string,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<GatewayOrder | null> {
  const { items } = await withRetries(
    timing,
    () =>
      call(
        { method: 'GET', path: '/orders', query: { receipt, count: 100 }, timeoutMs, signal },
        collectionOf(orderReply),
      ),
    signal,
  );
  // Filtered again, in case the provider ignores the filter.
  const ours = items.filter((order) => order.receipt === receipt);
  ours.sort(
    (a, b) =>
      progress[b.status] - progress[a.status] ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
  return ours[0] ?? null;
}
