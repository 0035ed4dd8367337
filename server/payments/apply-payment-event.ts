import { settlePaid } from '../checkout/settle-paid.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { PricedLines } from '../pricing/price-lines.ts';
import { releaseReservation } from '../reservations/expire-order.ts';
import {
  isPurchasePaid,
  isSoldTwice,
  lockOrderByGatewayId,
  type OrderRow,
  updateOrder,
} from '../reservations/order-queries.ts';
import type { DetailSource, PaymentEvent } from './payment-event.ts';
import { planSettlement } from './plan-settlement.ts';
import {
  type Disposition,
  type PaymentRow,
  queueRefund,
  recordPayment,
  setDisposition,
} from './queries.ts';
import { recoverOrder } from './recover-order.ts';
import { readSubmittedLines } from './submitted-lines.ts';

export type AppliedPayment = {
  /** Null if no order of this shop belongs to the provider's session. */
  order: OrderRow | null;
  payment: PaymentRow | null;
};

export type ApplyOptions = {
  source: DetailSource;
  /**
   * The lines of an order that was created without lines; absent: the lines stored by a previous
   * verify request apply.
   */
  lines?: PricedLines | undefined;
};

/**
 * Applies a payment event to its order: the only way in which verify, webhooks and the reconciler
 * change an order. The order's row is locked first, so that concurrent sources are serialized;
 * idempotent, with the same outcome in any order of arrival.
 */
export async function applyPaymentEvent(
  deps: Pick<Deps, 'db' | 'catalogue' | 'log'>,
  detail: PaymentEvent,
  options: ApplyOptions,
): Promise<AppliedPayment> {
  return await settleOnce(() =>
    transact(deps.db, (tx) => applyInTransaction(deps, tx, detail, options)),
  );
}

/**
 * Retries once on the unique violation of two orders of one purchase that are paid concurrently:
 * the retry finds the other one paid.
 */
export async function settleOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isSoldTwice(error)) throw error;
    return work();
  }
}

/** Applies a payment event within the caller's transaction. */
export async function applyInTransaction(
  deps: Pick<Deps, 'log'>,
  tx: Transaction,
  detail: PaymentEvent,
  { source, lines: given }: ApplyOptions,
): Promise<AppliedPayment> {
  const { paymentId, provider, ...values } = detail;
  const order = await lockOrderByGatewayId(tx, provider, detail.gatewayOrderId);
  if (!order) return { order: null, payment: null };
  const payment = await recordPayment(tx, { ...values, id: paymentId, orderId: order.id, source });
  if (payment.orderId !== order.id) {
    deps.log.error({ orderId: order.id, paymentId }, 'a payment was reported for two orders');
    return { order, payment: null };
  }
  const rejected = order.submittedLines?.refused === true;
  const stored =
    !given && !rejected && !order.linesKnown && detail.status === 'captured'
      ? order.submittedLines
      : null;
  const lines =
    given ??
    (stored ? ((await readSubmittedLines({ db: tx }, order, stored)) ?? undefined) : undefined);
  const siblingPaid = await isPurchasePaid(tx, order.purchaseId, order.id);
  const plan = planSettlement({
    order,
    payment,
    siblingPaid,
    linesSubmitted: lines !== undefined || rejected,
  });
  const settle = { tx, order, payment, source };
  if (rejected && (plan === 'apply' || plan === 'reapply')) return reject(settle, 'mismatch');
  if (plan === 'apply') return pay(settle, order);
  if (plan === 'reapply') return reapply(settle, lines);
  if (plan === 'duplicate' || plan === 'late') return reject(settle, plan);
  if (plan === 'mismatch') {
    deps.log.error({ orderId: order.id, paymentId }, 'a payment differs from its order');
    return reject(settle, 'mismatch');
  }
  return { order, payment };
}

type Settle = { tx: Transaction; order: OrderRow; payment: PaymentRow; source: DetailSource };

async function pay({ tx, payment, source }: Settle, order: OrderRow): Promise<AppliedPayment> {
  await setDisposition(tx, payment.id, 'applied');
  const paid = await updateOrder(tx, order, { status: 'paid', reconcileAt: null }, source);
  await settlePaid(tx, paid);
  return { order: paid, payment: { ...payment, disposition: 'applied' } };
}

/**
 * Settles a payment that arrived after the reservation had expired, or before the lines existed:
 * everything is reserved again, or nothing.
 */
async function reapply(settle: Settle, lines: PricedLines | undefined): Promise<AppliedPayment> {
  const { tx, order } = settle;
  if (lines && !order.linesKnown && lines.quote.charge !== order.amountPaise)
    return reject(settle, 'mismatch');
  const recovered = await recoverOrder(tx, order, order.linesKnown ? undefined : lines);
  return recovered ? pay(settle, recovered) : reject(settle, 'late');
}

/** Stores the decision and refunds the payment. An open order is closed by the refund. */
async function reject(
  { tx, order, payment, source }: Settle,
  disposition: Disposition,
): Promise<AppliedPayment> {
  await setDisposition(tx, payment.id, disposition);
  if (payment.status === 'captured') await queueRefund(tx, payment, disposition);
  const decided = { ...payment, disposition };
  if (order.status !== 'created' && order.status !== 'expired') return { order, payment: decided };
  if (payment.status === 'refunded') return { order, payment: decided };
  if (disposition === 'mismatch' && order.status === 'created') {
    // The reservation stays until the refund is processed: an administrator may still correct the
    // order.
    const stored = await updateOrder(
      tx,
      order,
      { status: 'payment_review', reconcileAt: null },
      source,
    );
    return { order: stored, payment: decided };
  }
  const finished = await releaseReservation(
    tx,
    order,
    { status: 'refund_pending', reconcileAt: null },
    source,
  );
  return { order: finished, payment: decided };
}
