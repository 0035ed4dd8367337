import { type AdminOrder, ShopError, sentence, toPaise, toRupees } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { cancelLockedOrder, refundableOf, refundKey } from '../../orders/cancel-locked-order.ts';
import type { LineMoney } from '../../orders/line-money.ts';
import { creditWorth, minCreditPaise } from '../../orders/store-credit.ts';
import { findRefund, listRefundLines, requestRefund } from '../../payments/refund-queries.ts';
import { isByHand, noRefundRoute, refundRoute } from '../../payments/refund-route.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { listOrderItems, type OrderRow, updateOrder } from '../../reservations/order-queries.ts';
import { restockItem } from '../../reservations/stock-queries.ts';
import { issueCredit } from '../returns/store-credit.ts';
import { changeOrder, type Step } from './change-order.ts';
import { notNow, source } from './move-order.ts';
import { afterRefund, planMove } from './order-moves.ts';
import { deduct, type PlannedLine, planRefund, type WantedLine } from './plan-refund.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>;
/** `key` names this wish: again it is the same refund. */
export type RefundOrder = {
  id: string;
  key: string;
  lines: readonly WantedLine[];
  reason?: string | undefined;
  /** Paise that are not given back of these lines. */
  deductPaise?: number;
};

/**
 * Gives money back for lines, whole or in part, and puts their pieces back into stock where that is wished for; what a store
 * credit had paid of the pieces comes back as one, of which the customer is told. The
 * provider is asked after the commit, by the outbox. The order's row is locked, so that all refunds together never pass
 * what was paid for a line, nor what was captured.
 * @throws ShopError order_not_found, invalid_input for more than is left of a line, idempotency_mismatch, or order_state, also
 * where the provider that took the money is not configured any more
 */
export async function refundOrder(
  deps: Changing & Pick<Deps, 'clock'>,
  actor: Admin,
  input: RefundOrder,
): Promise<AdminOrder> {
  const { id } = input;
  return changeOrder(deps, { actor, action: 'order.refund', id }, async (tx, order) => {
    const { spent } = await creditWorth(tx, order, input.lines, { asTold: false });
    const given = await giveBack(deps, { actor, tx, order }, input);
    if (!given || spent < minCreditPaise) return given;
    const { orderNumber } = order;
    const credit = await issueCredit(tx, actor, { orderNumber, paise: spent, nowMs: deps.clock.now() });
    if (order.email) await requestMail(tx, { kind: 'store-credit', orderId: id, couponId: credit.id });
    return { ...given, facts: { ...given.facts, credit: toRupees(spent), coupon: credit.code } };
  });
}

type Locked = { actor: Admin; tx: Transaction; order: OrderRow };

/**
 * The same for an order that the caller's transaction has locked; null where this wish was granted before.
 * @throws ShopError idempotency_mismatch (422) where it was another wish: its answer was lost, and the amounts were changed
 */
export async function giveBack(
  deps: Changing,
  { actor, tx, order }: Locked,
  input: RefundOrder,
): Promise<(Step & { key: string }) | null> {
  const { id, reason } = input;
  const key = refundKey(id, input.key);
  if (await findRefund(tx, key)) {
    if (await isAsGranted(tx, { id, key }, input.lines)) return null;
    throw new ShopError('idempotency_mismatch', { message: sentence('refund_asked_otherwise') });
  }
  const { payment, left, credited, lines } = await refundableOf(tx, order);
  if (planMove('refund', order.status).kind !== 'go' || !payment || left === 0) throw notNow('refund');
  const route = refundRoute(deps, order);
  if (route !== 'open') throw noRefundRoute(route);
  const plan = deduct(planRefund(lines, input.lines, left), input.deductPaise ?? 0);
  const { amountPaise } = plan;
  const restocked = await restock(tx, order, plan.lines);
  const asked = { key, orderId: id, paymentId: payment.id, amountPaise, reason: 'admin' };
  await requestRefund(tx, asked, restocked, isByHand(deps, order));
  // What a store credit stands for stays paid: no refund ends the order.
  const status = credited > 0 ? order.status : afterRefund(order.status, amountPaise, left);
  const changed = await updateOrder(tx, order, { status }, source(actor));
  const facts = { refund: toRupees(amountPaise), lines: namesOf(lines, restocked), ...(reason ? { reason } : {}) };
  return { order: changed, facts, key };
}

async function isAsGranted(tx: Transaction, { id, key }: { id: string; key: string }, wanted: readonly WantedLine[]) {
  const granted = (await listRefundLines(tx, id)).filter(({ refundKey: of }) => of === key);
  const isGranted = ({ item, quantity, amount }: WantedLine) =>
    granted.some((row) => row.position === item && row.quantity === quantity && row.amountPaise === toPaise(amount));
  return granted.length === wanted.length && wanted.every(isGranted);
}

type KeptLine = Omit<PlannedLine, 'restock'> & { restocked: number };

/** Pieces come back only to an order that still holds them; products by their ids, the order of locks that everyone keeps. */
async function restock(tx: Transaction, order: OrderRow, lines: readonly PlannedLine[]): Promise<KeptLine[]> {
  const items = new Map((await listOrderItems(tx, [order.id])).map((item) => [item.position, item.productId]));
  const inOrder = [...lines].sort((a, b) => (items.get(a.position)! < items.get(b.position)! ? -1 : 1));
  const kept: KeptLine[] = [];
  for (const { restock: wished, ...line } of inOrder) {
    const wanted = wished && order.holdsStock && line.quantity > 0;
    const back = wanted && (await restockItem(tx, { orderId: order.id, position: line.position }, line.quantity));
    kept.push({ ...line, restocked: back ? line.quantity : 0 });
  }
  return kept;
}

/** For the audit log: what was given back, in words. */
function namesOf(lines: readonly LineMoney[], refunded: readonly KeptLine[]): string[] {
  return refunded.map(({ position, quantity, amountPaise, restocked }) => {
    const name = lines.find((line) => line.position === position)?.name ?? '';
    return `${quantity} × ${name}: ${toRupees(amountPaise)}${restocked > 0 ? ', back in stock' : ''}`;
  });
}

/**
 * Cancels an order that has not left the shop: its pieces and its coupon use go back, and so does what was paid. Nothing was
 * where the shop has left the sandbox in which it was paid.
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
    const facts = { refund: toRupees(left), ...(reason ? { reason } : {}) };
    return { order: changed, facts };
  });
}
