import {
  type AdminOrder,
  defined,
  errorMessage,
  ShopError,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { cancelLockedOrder, refundableOf, refundKey } from '../../orders/cancel-locked-order.ts';
import type { LineMoney } from '../../orders/line-money.ts';
import { splitRefund } from '../../orders/split-refund.ts';
import { creditWorth, minCreditPaise } from '../../orders/store-credit.ts';
import { findRefund, listRefundLines, requestRefund } from '../../payments/refund-queries.ts';
import { isByHand, noRefundRoute, refundRoute } from '../../payments/refund-route.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { returnOldCredit } from '../../reservations/order-credit.ts';
import { listOrderItems, type OrderRow, updateOrder } from '../../reservations/order-queries.ts';
import { restockItem } from '../../reservations/stock-queries.ts';
import { changeOrder, type OrderStep } from './change-order.ts';
import { notNow, source } from './move-order.ts';
import { afterRefund, planMove } from './order-actions.ts';
import { deduct, type PlannedLine, planRefund, type RequestedLine } from './plan-refund.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>;
/** `key` is the idempotency key of the request. */
export type RefundOrder = {
  id: string;
  key: string;
  lines: readonly RequestedLine[];
  reason?: string | undefined;
  /** Deduction from the refund of these lines, in paise. */
  deductPaise?: number;
};

/**
 * Refunds lines, fully or in part, and restocks their units if requested; the share of the price
 * paid by a former store-credit coupon goes to the gift card that replaced it, and the customer is
 * notified. The outbox calls the provider after the commit. The order's row is locked, so that all
 * refunds together exceed neither the payment for a line nor the captured amount.
 * @throws ShopError order_not_found, invalid_input for more than a line's remaining amount,
 * idempotency_mismatch, or order_state, also if the payment's provider is no longer configured
 */
export async function refundOrder(
  deps: Changing,
  actor: Admin,
  input: RefundOrder,
): Promise<AdminOrder> {
  const { id } = input;
  return changeOrder(deps, { actor, action: 'order.refund', id }, async (tx, order) => {
    const { spent } = await creditWorth(tx, order, input.lines, { asStated: false });
    const given = await requestOrderRefund(deps, { actor, tx, order }, input);
    if (!given || spent < minCreditPaise) return given;
    await returnOldCredit(tx, order, { key: given.key, paise: spent });
    if (order.email && order.couponId)
      await requestEmail(tx, {
        ...{ kind: 'store-credit', orderId: id, couponId: order.couponId },
        ...{ refundKey: given.key, paise: spent },
      });
    return { ...given, metadata: { ...given.metadata, credit: toRupees(spent) } };
  });
}

type Locked = { actor: Admin; tx: Transaction; order: OrderRow };

/**
 * Requests a refund for an order locked by the caller's transaction; null if this request was
 * granted before.
 * @throws ShopError idempotency_mismatch (422) for a repeated key with different lines
 */
export async function requestOrderRefund(
  deps: Changing,
  { actor, tx, order }: Locked,
  input: RefundOrder,
): Promise<(OrderStep & { key: string }) | null> {
  const { id, reason } = input;
  const key = refundKey(id, input.key);
  if (await findRefund(tx, key)) {
    if (await isAlreadyRefunded(tx, { id, key }, input.lines)) return null;
    throw new ShopError('idempotency_mismatch', {
      message: errorMessage('refund_asked_otherwise'),
    });
  }
  const { payment, left, credited, lines } = await refundableOf(tx, order);
  if (planMove('refund', order.status).kind !== 'go' || !payment || left === 0)
    throw notNow('refund');
  const route = refundRoute(deps, order);
  if (route !== 'open') throw noRefundRoute(route);
  const plan = deduct(planRefund(lines, input.lines, left), input.deductPaise ?? 0);
  const { amountPaise } = plan;
  const restocked = await restock(tx, order, plan.lines);
  const parts = await splitRefund(tx, order, { amountPaise, left });
  const requested = { key, orderId: id, paymentId: payment.id, ...parts, reason: 'admin' };
  await requestRefund(tx, requested, restocked, isByHand(deps, order));
  // The share paid by store credit stays paid, so no refund closes the order.
  const status = credited > 0 ? order.status : afterRefund(order.status, amountPaise, left);
  const changed = await updateOrder(tx, order, { status }, source(actor));
  const metadata = {
    refund: toRupees(amountPaise),
    lines: namesOf(lines, restocked),
    ...(reason ? { reason } : {}),
  };
  return { order: changed, metadata, key };
}

async function isAlreadyRefunded(
  tx: Transaction,
  { id, key }: { id: string; key: string },
  requested: readonly RequestedLine[],
) {
  const refundedLines = (await listRefundLines(tx, id)).filter(({ refundKey: of }) => of === key);
  const isRefunded = ({ item, quantity, amount }: RequestedLine) =>
    refundedLines.some(
      (row) =>
        row.position === item && row.quantity === quantity && row.amountPaise === toPaise(amount),
    );
  return refundedLines.length === requested.length && requested.every(isRefunded);
}

type RestockedLine = Omit<PlannedLine, 'restock'> & { restocked: number };

/** Restocks units if the order still has them, with products in the global lock order (by id). */
async function restock(
  tx: Transaction,
  order: OrderRow,
  lines: readonly PlannedLine[],
): Promise<RestockedLine[]> {
  const items = new Map(
    (await listOrderItems(tx, [order.id])).map((item) => [item.position, item.productId]),
  );
  const inOrder = [...lines].sort((a, b) =>
    defined(items.get(a.position)) < defined(items.get(b.position)) ? -1 : 1,
  );
  const restocked: RestockedLine[] = [];
  for (const { restock: requested, ...line } of inOrder) {
    const isRestocked = requested && order.hasReservedStock && line.quantity > 0;
    const back =
      isRestocked &&
      (await restockItem(tx, { orderId: order.id, position: line.position }, line.quantity));
    restocked.push({ ...line, restocked: back ? line.quantity : 0 });
  }
  return restocked;
}

/** Descriptions of the refunded lines, for the audit log. */
function namesOf(lines: readonly LineMoney[], refunded: readonly RestockedLine[]): string[] {
  return refunded.map(({ position, quantity, amountPaise, restocked }) => {
    const name = lines.find((line) => line.position === position)?.name ?? '';
    return `${quantity} × ${name}: ${toRupees(amountPaise)}${restocked > 0 ? ', back in stock' : ''}`;
  });
}

/**
 * Cancels an order before dispatch: releases its units and coupon use, and refunds its payment. A
 * sandbox payment in a shop that has left the sandbox is not refunded.
 * @throws ShopError order_not_found or order_state
 */
export async function cancelOrder(
  deps: Changing,
  actor: Admin,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.cancel', id }, async (tx, order) => {
    if (planMove('cancel', order.status).kind !== 'go') throw notNow('cancel');
    const { order: changed, left } = await cancelLockedOrder(deps, tx, order, source(actor));
    const metadata = { refund: toRupees(left), ...(reason ? { reason } : {}) };
    return { order: changed, metadata };
  });
}
