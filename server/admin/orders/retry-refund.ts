import { type AdminOrder, errorMessage, ShopError, toRupees } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { refundableOf } from '../../orders/cancel-locked-order.ts';
import { splitRefund } from '../../orders/split-refund.ts';
import type { RefundRow } from '../../payments/queries.ts';
import {
  findRefund,
  listOpenPayments,
  listPaymentRefunds,
  listRefundLines,
  type RefundLineRow,
  requestRefund,
  retryKey,
} from '../../payments/refund-queries.ts';
import { isByHand, noRefundRoute, refundRoute } from '../../payments/refund-route.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { minRefundPaise } from '../../platform/payment-providers/provider.ts';
import { type OrderRow, updateOrder } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';
import { source } from './move-order.ts';
import { afterRefund } from './order-actions.ts';
import { planRefund } from './plan-refund.ts';

type RetryDeps = Pick<Deps, 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>;
type Retry = {
  amountPaise: number;
  creditPaise: number;
  lines: Omit<RefundLineRow, 'refundKey' | 'orderId'>[];
  status: OrderRow['status'];
};

/**
 * Retries a failed refund under a new key, also that of a late, duplicate or mismatching payment.
 * Units restocked by the failed refund are not restocked again; idempotent.
 * @throws ShopError order_not_found, or order_state for a refund that did not fail, or whose money
 * was already returned by another
 */
export async function retryRefund(
  deps: RetryDeps,
  actor: Admin,
  { id, refundKey }: { id: string; refundKey: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.retry-refund', id }, async (tx, order) => {
    const refund = await findRefund(tx, refundKey);
    if (refund?.orderId !== id || refund.status !== 'failed') throw notFailed();
    const key = retryKey(refundKey);
    if (await findRefund(tx, key)) return null;
    const route = refundRoute(deps, order);
    if (route !== 'open') throw noRefundRoute(route);
    const { amountPaise, creditPaise, lines, status } = await planRetry(tx, order, refund);
    const { paymentId } = refund;
    const retry = { key, orderId: id, paymentId, amountPaise, creditPaise, reason: 'admin' };
    await requestRefund(tx, retry, lines, isByHand(deps, order));
    const changed = await updateOrder(tx, order, { status }, source(actor));
    return { order: changed, metadata: { refund: toRupees(amountPaise), repeats: refundKey } };
  });
}

async function planRetry(tx: Transaction, order: OrderRow, refund: RefundRow): Promise<Retry> {
  const payment = (await listOpenPayments(tx, order.id)).find(({ id }) => id === refund.paymentId);
  if (payment?.disposition !== 'applied') {
    // A payment that was not applied to its order must be refunded in full.
    const refunds = (await listPaymentRefunds(tx, refund.paymentId)).filter(
      ({ status }) => status !== 'failed',
    );
    const amountPaise = refunds.reduce(
      (left, { amountPaise }) => left - amountPaise,
      payment?.amountPaise ?? 0,
    );
    if (amountPaise < minRefundPaise) throw notFailed();
    return { amountPaise, creditPaise: 0, lines: [], status: order.status };
  }
  const { left, credited, lines: money } = await refundableOf(tx, order);
  const own = (await listRefundLines(tx, order.id)).filter((line) => line.refundKey === refund.key);
  const requested = own.map(({ position: item, quantity, amountPaise }) => ({
    ...{ item, quantity, amount: toRupees(amountPaise) },
    restock: false,
  }));
  if (left < minRefundPaise) throw notFailed();
  const { lines } = planOf(money, requested, left);
  const amountPaise = Math.min(left, refund.amountPaise);
  return {
    ...(await splitRefund(tx, order, { amountPaise, left })),
    lines: lines.map(({ restock: _, ...line }) => ({ ...line, restocked: 0 })),
    status: credited > 0 ? order.status : afterRefund(order.status, amountPaise, left),
  };
}

/**
 * Plans the refund; amounts of a line that other refunds returned since are an error, since they
 * cannot be refunded twice.
 */
function planOf(...args: Parameters<typeof planRefund>): ReturnType<typeof planRefund> {
  try {
    return planRefund(...args);
  } catch (error) {
    throw error instanceof ShopError ? notFailed() : error;
  }
}

function notFailed(): ShopError {
  return new ShopError('order_state', { message: errorMessage('refund_retry_not_now') });
}
