import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payment-providers/provider.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { setGatewayOrderId } from '../reservations/gateway-order-queries.ts';
import { lockOrder, type OrderRow } from '../reservations/order-queries.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { claimDueOrders, finishReconciling, hasLapsed, type NextPoll } from './due-queries.ts';
import { detailOf } from './payment-event.ts';

/**
 * The provider's data about an order: `payments`; `no-order`: it has no session there, or its
 * provider is not configured any more; `silent`: no response.
 */
type ProviderState =
  | { kind: 'payments'; provider: PaymentProvider; payments: ProviderPayment[] }
  | { kind: 'no-order' }
  | { kind: 'silent' };

/**
 * Polls the provider about a due order, applies the result, and only then releases an expired
 * reservation. The caller must hold the order's lease.
 */
export async function reconcileOrder(deps: Deps, order: OrderRow): Promise<void> {
  const outcome = await queryProvider(deps, order).catch((error: unknown): ProviderState => {
    deps.log.warn({ orderId: order.id, err: error }, 'the provider could not be queried');
    return { kind: 'silent' };
  });
  await applyAll(deps, outcome);
  const closed = await close(deps, order.id, outcome);
  // An order without lines has just expired unpaid: only now can its payment be refunded.
  if (closed.expired && !order.linesKnown) await applyAll(deps, outcome);
}

async function applyAll(deps: Deps, outcome: ProviderState): Promise<void> {
  if (outcome.kind !== 'payments') return;
  for (const payment of capturedFirst(outcome.payments)) {
    const detail = detailOf(outcome.provider, payment);
    if (detail) await applyPaymentEvent(deps, detail, { source: 'reconciler' });
  }
}

async function queryProvider(deps: Deps, order: OrderRow): Promise<ProviderState> {
  const provider = providerOf(deps, order);
  if (!provider) return { kind: 'no-order' };
  const gatewayOrderId = order.gatewayOrderId ?? (await provider.findSession(order.id))?.id;
  if (!gatewayOrderId) return { kind: 'no-order' };
  if (!order.gatewayOrderId) await setGatewayOrderId(deps.db, order.id, gatewayOrderId);
  return {
    kind: 'payments',
    provider,
    payments: await provider.fetchSessionPayments(gatewayOrderId),
  };
}

/** Sorts an order's payments: captured ones first, since they settle it. */
function capturedFirst(payments: ProviderPayment[]): ProviderPayment[] {
  const order = { captured: 0, refunded: 1, authorized: 2, failed: 3, created: 4 };
  return payments.toSorted(
    (a, b) => order[a.status] - order[b.status] || a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

type Closing = { expired: boolean };

/** Closes expired orders and schedules the next poll. */
async function close(deps: Deps, id: string, outcome: ProviderState): Promise<Closing> {
  return transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return { expired: false };
    const lapsed = await hasLapsed(tx, id);
    const inProgress =
      outcome.kind === 'payments' && outcome.payments.some(({ status }) => status === 'authorized');
    // A provider outage may block the stock for at most an hour: a late payment is settled anyway.
    const postponed = lapsed.byMinutes < (outcome.kind === 'silent' ? 60 : inProgress ? 10 : 0);
    const expires =
      (order.status === 'created' || order.status === 'placed') && lapsed.yes && !postponed;
    const now = expires ? await expireOrder(tx, order, 'reconciler') : order;
    await finishReconciling(
      tx,
      id,
      nextPoll(now, outcome.kind === 'silent' || (lapsed.yes && postponed)),
    );
    return { expired: expires };
  });
}

function nextPoll({ status, provider }: OrderRow, soon: boolean): NextPoll {
  // A cash-on-delivery order has no late payments.
  if (provider === 'cash') return status === 'placed' ? 'at-end' : 'never';
  if (status !== 'created' && status !== 'expired') return 'never';
  if (soon) return 'soon';
  return status === 'created' ? 'at-end' : 'hourly';
}

/** A small batch: each order may wait for the provider, within its lease. */
const concurrency = 4;

/** Polls the provider about every due order, and releases expired reservations. */
export async function reconcileOrders(deps: Deps): Promise<void> {
  for (;;) {
    const orders = await claimDueOrders(deps.db, concurrency);
    if (orders.length === 0) return;
    const results = await Promise.allSettled(orders.map((order) => reconcileOrder(deps, order)));
    // A failed order is retried when its lease expires; continuing now would repeat the error.
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
