import { defined } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { completeOutbox } from '../platform/outbox/queries.ts';
import { minRefundPaise, type ProviderRefund } from '../platform/payment-providers/provider.ts';
import { releaseReservation } from '../reservations/expire-order.ts';
import { refundCredit } from '../reservations/order-credit.ts';
import { lockOrder, type OrderRow, updateOrder } from '../reservations/order-queries.ts';
import { matchRefund } from './match-refund.ts';
import { planRefundEffect } from './plan-refund-effect.ts';
import { findPayment, type PaymentRow, type RefundRow, recordPayment } from './queries.ts';
import {
  findRefund,
  insertForeignRefund,
  listOpenPayments,
  listPaymentRefunds,
  updateRefund,
} from './refund-queries.ts';

export type RefundEvent = Pick<ProviderRefund, 'id' | 'paymentId' | 'amountPaise' | 'status'>;

/**
 * Records a provider's refund, from the response to our own call, a webhook or the provider's list,
 * within the caller's transaction. A refund that the shop never requested was made at the
 * provider's dashboard and is recorded as such. A failed one is logged and emailed to the owner.
 * @param key the key of our refund, if the event is the response to our own call
 * @returns false if the payment belongs to no order, or if the refund may be one of ours whose
 * provider id is not known yet: retry later
 */
export async function applyRefundEvent(
  { log }: Pick<Deps, 'log'>,
  tx: Transaction,
  detail: RefundEvent,
  key?: string,
): Promise<{ known: boolean }> {
  const found = await findPayment(tx, detail.paymentId);
  const order = found && (await lockOrder(tx, found.orderId));
  if (!order) return { known: false };
  const payment = defined(await findPayment(tx, detail.paymentId));
  const recorded = await recordRefund(tx, payment, detail, key);
  if (recorded === 'wait') return { known: false };
  if (recorded?.status === 'failed') {
    log.error(
      { orderId: order.id, paymentId: payment.id, refund: recorded.key },
      'a refund failed and needs an administrator',
    );
    await requestEmail(tx, { kind: 'refund-failed', refundKey: recorded.key });
  }
  if (recorded?.status !== 'processed') return { known: true };
  await refundCredit(tx, order, defined(await findRefund(tx, recorded.key)));
  if (order.email) await requestEmail(tx, { kind: 'refunded', refundKey: recorded.key });
  await applyToOrder(tx, order, payment);
  return { known: true };
}

/** @returns the refund whose status changed, null without a change */
async function recordRefund(
  tx: Transaction,
  payment: PaymentRow,
  detail: RefundEvent,
  key: string | undefined,
): Promise<Pick<RefundRow, 'key' | 'status'> | null | 'wait'> {
  const { id: gatewayRefundId, status, amountPaise } = detail;
  const ours = await findOurs(tx, detail, key);
  if (ours === 'wait') return 'wait';
  if (ours) {
    if (ours.status === 'processed' || (ours.status === 'failed' && status !== 'processed'))
      return null;
    await updateRefund(tx, ours.key, { gatewayRefundId, status });
    if (status !== 'pending') await completeOutbox(tx, 'refund', ours.key);
    return { key: ours.key, status };
  }
  if (status !== 'processed') return null;
  const { orderId, id: paymentId } = payment;
  const row = {
    key: gatewayRefundId,
    gatewayRefundId,
    orderId,
    paymentId,
    amountPaise,
    reason: 'provider',
    status,
  };
  return (await insertForeignRefund(tx, row)) ? { key: row.key, status } : null;
}

async function findOurs(
  tx: Transaction,
  detail: RefundEvent,
  key: string | undefined,
): Promise<RefundRow | null | 'wait'> {
  if (key !== undefined) return findRefund(tx, key);
  const match = matchRefund(detail, await listPaymentRefunds(tx, detail.paymentId));
  if (match.kind === 'wait') return 'wait';
  return match.kind === 'ours' ? match.refund : null;
}

/** Applies a processed refund to the order, if the payment concerns it. */
async function applyToOrder(tx: Transaction, order: OrderRow, payment: PaymentRow): Promise<void> {
  const all = await listOpenPayments(tx, order.id);
  const open = defined(all.find(({ id }) => id === payment.id));
  if (open.leftPaise <= 0)
    await recordPayment(tx, { ...payment, status: 'refunded', source: 'refund' });
  const effect = planRefundEffect(order, open, all, minRefundPaise);
  if (effect.kind === 'refund') {
    const { refundedPaise, full } = effect;
    await updateOrder(
      tx,
      order,
      { refundedPaise, ...(full ? { status: 'refunded' } : {}) },
      'refund',
    );
  }
  if (effect.kind === 'end')
    await releaseReservation(
      tx,
      order,
      { status: 'refunded', refundedPaise: order.amountPaise },
      'refund',
    );
}
