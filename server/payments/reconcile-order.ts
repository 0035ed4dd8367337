import { expireOrder } from '../checkout/expire-order.ts';
import { lockOrder, type OrderRow, setGatewayOrderId } from '../checkout/order-queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import { finishReconciling, hasLapsed, type NextLook } from './due-queries.ts';
import { factOf } from './payment-fact.ts';
import type { GatewayPayment } from './razorpay/entities.ts';

/** What the provider knows about an order: its payments, that it has none of ours, or that it does not answer. */
type Answer = { kind: 'payments'; payments: GatewayPayment[] } | { kind: 'no-order' } | { kind: 'silent' };

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
  if (closed.stockReturned) await deps.catalogue.changed();
  // An order whose lines never came ends unpaid; what was paid for it can go back only now.
  if (closed.ended && !order.linesKnown) await applyAll(deps, answer);
}

async function applyAll(deps: Deps, answer: Answer): Promise<void> {
  for (const payment of answer.kind === 'payments' ? capturedFirst(answer.payments) : []) {
    const fact = factOf(payment);
    if (fact) await applyPaymentFact(deps, fact, { source: 'reconciler' });
  }
}

async function ask({ db, payments }: Deps, order: OrderRow): Promise<Answer> {
  if (!payments) return { kind: 'no-order' };
  const gatewayOrderId = order.gatewayOrderId ?? (await payments.findOrderByReceipt(order.id))?.id;
  if (!gatewayOrderId) return { kind: 'no-order' };
  if (!order.gatewayOrderId) await setGatewayOrderId(db, order.id, gatewayOrderId);
  return { kind: 'payments', payments: await payments.fetchOrderPayments(gatewayOrderId) };
}

/** Where an order has several payments, the captured one settles it. */
function capturedFirst(payments: GatewayPayment[]): GatewayPayment[] {
  const order = { captured: 0, refunded: 1, authorized: 2, failed: 3, created: 4 };
  return payments.toSorted(
    (a, b) => order[a.status] - order[b.status] || a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

type Closed = { ended: boolean; stockReturned: boolean };

/** Ends what is over and says when to look again. */
async function close(deps: Deps, id: string, answer: Answer): Promise<Closed> {
  return transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return { ended: false, stockReturned: false };
    const lapsed = await hasLapsed(tx, id);
    const underWay = answer.kind === 'payments' && answer.payments.some(({ status }) => status === 'authorized');
    // A provider that stays silent for an hour must not keep the pieces from everyone: a late payment is settled anyway.
    const waits = lapsed.byMinutes < (answer.kind === 'silent' ? 60 : underWay ? 10 : 0);
    const ends = order.status === 'created' && lapsed.yes && !waits;
    const now = ends ? await expireOrder(tx, order, 'reconciler') : order;
    await finishReconciling(tx, id, nextLook(now.status, answer.kind === 'silent' || (lapsed.yes && waits)));
    return { ended: ends, stockReturned: ends && order.holdsStock };
  });
}

function nextLook(status: OrderRow['status'], soon: boolean): NextLook {
  if (status !== 'created' && status !== 'expired') return 'never';
  if (soon) return 'soon';
  return status === 'created' ? 'at-end' : 'hourly';
}
