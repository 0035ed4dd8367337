import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payment-providers/provider.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockOrder, type OrderRow, setGatewayOrderId } from '../reservations/order-queries.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import { claimDueOrders, finishReconciling, hasLapsed, type NextLook } from './due-queries.ts';
import { factOf } from './payment-fact.ts';

/**
 * What the order's provider knows about it: its payments, that it has none of ours (also where it is not set up any more),
 * or that it does not answer.
 */
type Answer =
  | { kind: 'payments'; provider: PaymentProvider; payments: ProviderPayment[] }
  | { kind: 'no-order' }
  | { kind: 'silent' };

/**
 * Asks the provider about an order that is due, applies what it says, and only then ends a reservation whose time is over.
 * The caller holds the order's lease.
 */
export async function reconcileOrder(deps: Deps, order: OrderRow): Promise<void> {
  const answer = await ask(deps, order).catch((error: unknown): Answer => {
    deps.log.warn({ orderId: order.id, err: error }, 'the provider could not be asked');
    return { kind: 'silent' };
  });
  await applyAll(deps, answer);
  const closed = await close(deps, order.id, answer);
  // An order whose lines never came ends unpaid; what was paid for it can go back only now.
  if (closed.ended && !order.linesKnown) await applyAll(deps, answer);
}

async function applyAll(deps: Deps, answer: Answer): Promise<void> {
  if (answer.kind !== 'payments') return;
  for (const payment of capturedFirst(answer.payments)) {
    const fact = factOf(answer.provider, payment);
    if (fact) await applyPaymentFact(deps, fact, { source: 'reconciler' });
  }
}

async function ask(deps: Deps, order: OrderRow): Promise<Answer> {
  const provider = providerOf(deps, order);
  if (!provider) return { kind: 'no-order' };
  const gatewayOrderId = order.gatewayOrderId ?? (await provider.findSession(order.id))?.id;
  if (!gatewayOrderId) return { kind: 'no-order' };
  if (!order.gatewayOrderId) await setGatewayOrderId(deps.db, order.id, gatewayOrderId);
  return { kind: 'payments', provider, payments: await provider.fetchSessionPayments(gatewayOrderId) };
}

/** Where an order has several payments, the captured one settles it. */
function capturedFirst(payments: ProviderPayment[]): ProviderPayment[] {
  const order = { captured: 0, refunded: 1, authorized: 2, failed: 3, created: 4 };
  return payments.toSorted(
    (a, b) => order[a.status] - order[b.status] || a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

type Closed = { ended: boolean };

/** Ends what is over and says when to look again. */
async function close(deps: Deps, id: string, answer: Answer): Promise<Closed> {
  return transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return { ended: false };
    const lapsed = await hasLapsed(tx, id);
    const underWay = answer.kind === 'payments' && answer.payments.some(({ status }) => status === 'authorized');
    // A provider that stays silent for an hour must not keep the pieces from everyone: a late payment is settled anyway.
    const waits = lapsed.byMinutes < (answer.kind === 'silent' ? 60 : underWay ? 10 : 0);
    const ends = (order.status === 'created' || order.status === 'placed') && lapsed.yes && !waits;
    const now = ends ? await expireOrder(tx, order, 'reconciler') : order;
    await finishReconciling(tx, id, nextLook(now, answer.kind === 'silent' || (lapsed.yes && waits)));
    return { ended: ends };
  });
}

function nextLook({ status, provider }: OrderRow, soon: boolean): NextLook {
  // No payment comes late to an order that was to be paid at the door.
  if (provider === 'cash') return status === 'placed' ? 'at-end' : 'never';
  if (status !== 'created' && status !== 'expired') return 'never';
  if (soon) return 'soon';
  return status === 'created' ? 'at-end' : 'hourly';
}

/** Few at a time: each may wait for the provider, and its lease must outlast that. */
const atOnce = 4;

/** Asks the provider about every order that is due, and ends reservations whose time is over. */
export async function reconcileOrders(deps: Deps): Promise<void> {
  for (;;) {
    const orders = await claimDueOrders(deps.db, atOnce);
    if (orders.length === 0) return;
    const results = await Promise.allSettled(orders.map((order) => reconcileOrder(deps, order)));
    // A failed one comes back when its lease ends; going on now would only meet the same fault.
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
