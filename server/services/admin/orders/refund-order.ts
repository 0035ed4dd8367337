import { createHash } from 'node:crypto';
import { type AdminOrder, formatRupeesExact, ShopError, toPaise, toRupees } from '@jyotiratna/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { type OrderRow, updateOrder } from '../../../db/queries/orders.ts';
import { findSettlingPayment, type PaymentRow } from '../../../db/queries/payments.ts';
import { findRefund, listRefunds, requestRefund } from '../../../db/queries/payments-refunds.ts';
import type { Deps } from '../../deps.ts';
import { releaseHold } from '../../orders/expire-order.ts';
import type { Admin } from '../audit.ts';
import { changeOrder } from './change-order.ts';
import { notNow, source } from './move-order.ts';
import { afterCancel, afterRefund, planMove } from './order-moves.ts';
import { refundablePaise } from './refundable.ts';

type Changing = Pick<Deps, 'db' | 'catalogue'>;
/** `amount` in rupees; all that is left without it. `key` names this wish: again it is the same refund. */
export type RefundOrder = { id: string; key: string; amount?: number | undefined; reason?: string | undefined };

/**
 * Gives money back, whole or in part; the provider is asked after the commit, by the outbox. The order's row is locked, so
 * that all refunds together never pass what was captured.
 * @throws ShopError order_not_found, order_state, or invalid_input for more than is left
 */
export async function refundOrder(deps: Changing, actor: Admin, input: RefundOrder): Promise<AdminOrder> {
  const { id, amount, reason } = input;
  const key = refundKey(id, input.key);
  return changeOrder(deps, { actor, action: 'order.refund', id }, async (tx, order) => {
    if (await findRefund(tx, key)) return null;
    const { payment, left } = await refundableOf(tx, order);
    if (planMove('refund', order.status).kind !== 'go' || !payment || left === 0) throw notNow('refund');
    const wanted = amount === undefined ? left : toPaise(amount);
    if (wanted > left) throw tooMuch(left);
    await requestRefund(tx, { key, orderId: id, paymentId: payment.id, amountPaise: wanted, reason: 'admin' });
    const status = afterRefund(order.status, wanted, left);
    const changed = await updateOrder(tx, order, { status }, source(actor));
    return { order: changed, facts: { refund: toRupees(wanted), ...(reason ? { reason } : {}) } };
  });
}

/**
 * Cancels an order that has not left the shop: its pieces and its coupon use go back, and so does what was paid.
 * @throws ShopError order_not_found or order_state
 */
export async function cancelOrder(
  deps: Changing,
  actor: Admin,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.cancel', id }, async (tx, order) => {
    if (planMove('cancel', order.status).kind !== 'go') throw notNow('cancel');
    const { payment, left } = await refundableOf(tx, order);
    const changed = await releaseHold(tx, order, { status: afterCancel(left) }, source(actor));
    if (payment && left > 0) {
      const key = refundKey(id, 'cancel');
      await requestRefund(tx, { key, orderId: id, paymentId: payment.id, amountPaise: left, reason: 'admin' });
    }
    const facts = { refund: toRupees(left), ...(reason ? { reason } : {}) };
    return { order: changed, facts, stockChanged: order.holdsStock };
  });
}

async function refundableOf(tx: Transaction, order: OrderRow): Promise<{ payment: PaymentRow | null; left: number }> {
  const payment = await findSettlingPayment(tx, order.id);
  return { payment, left: refundablePaise(payment, await listRefunds(tx, order.id)) };
}

/** The provider's idempotency key: one per order and wish. */
function refundKey(orderId: string, key: string): string {
  return `rf_${createHash('sha256').update(`${orderId} ${key}`).digest('hex').slice(0, 40)}`;
}

function tooMuch(left: number): ShopError {
  const message = `At most ${formatRupeesExact(toRupees(left))} can be refunded.`;
  return new ShopError('invalid_input', { message, fields: { amount: message } });
}
