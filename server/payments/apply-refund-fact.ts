import type { Transaction } from '../platform/database/open-database.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { completeOutbox } from '../platform/outbox/queries.ts';
import type { ProviderRefund } from '../platform/payment-providers/provider.ts';
import { releaseHold } from '../reservations/expire-order.ts';
import { lockOrder, type OrderRow, updateOrder } from '../reservations/order-queries.ts';
import { findPayment, type PaymentRow, type RefundRow, recordPayment } from './queries.ts';
import {
  findRefund,
  findRefundByGatewayId,
  findUnansweredRefund,
  insertForeignRefund,
  updateRefund,
} from './refund-queries.ts';

export type RefundFact = Pick<ProviderRefund, 'id' | 'paymentId' | 'amountPaise' | 'status'>;

/**
 * What the provider says about a refund, from our own call or from a webhook, within the caller's transaction. A refund
 * that nobody here asked for was made at the provider's own dashboard, and is written down as such.
 * @param key our refund's, where the fact answers our own call
 * @returns whether the payment is one of an order of ours
 */
export async function applyRefundFact(tx: Transaction, fact: RefundFact, key?: string): Promise<{ known: boolean }> {
  const found = await findPayment(tx, fact.paymentId);
  const order = found && (await lockOrder(tx, found.orderId));
  if (!order) return { known: false };
  const payment = (await findPayment(tx, fact.paymentId))!;
  const done = await writeDown(tx, payment, fact, key);
  if (!done) return { known: true };
  if (order.email) await requestMail(tx, { kind: 'refunded', refundKey: done });
  if (payment.disposition === 'applied') await refundPaidOrder(tx, order, payment, fact);
  else await recordPayment(tx, { ...payment, status: 'refunded', source: 'refund' });
  await closeOrder(tx, order, payment);
  return { known: true };
}

/** @returns the refund's key when the money has gone back for the first time that we hear of it */
async function writeDown(
  tx: Transaction,
  payment: PaymentRow,
  fact: RefundFact,
  key: string | undefined,
): Promise<string | null> {
  const { id: gatewayRefundId, status, amountPaise } = fact;
  const ours = await findOurs(tx, fact, key);
  if (ours) {
    if (ours.status === 'processed' || (ours.status === 'failed' && status === 'pending')) return null;
    await updateRefund(tx, ours.key, { gatewayRefundId, status });
    if (status !== 'pending') await completeOutbox(tx, 'refund', ours.key);
    return status === 'processed' ? ours.key : null;
  }
  if (status !== 'processed') return null;
  const { orderId, id: paymentId } = payment;
  const row = { key: gatewayRefundId, gatewayRefundId, orderId, paymentId, amountPaise, reason: 'provider', status };
  return (await insertForeignRefund(tx, row)) ? row.key : null;
}

/** The refund that the fact is about: the one we called for, the one of that id, or the one still without an answer. */
async function findOurs(tx: Transaction, fact: RefundFact, key: string | undefined): Promise<RefundRow | null> {
  if (key !== undefined) return findRefund(tx, key);
  return (await findRefundByGatewayId(tx, fact.id)) ?? findUnansweredRefund(tx, fact.paymentId, fact.amountPaise);
}

/** Money of a paid order went back: partly, and the order stays what it is, or wholly. */
async function refundPaidOrder(tx: Transaction, order: OrderRow, payment: PaymentRow, fact: RefundFact): Promise<void> {
  const refundedPaise = Math.min(order.amountPaise, order.refundedPaise + fact.amountPaise);
  const wholly = refundedPaise === order.amountPaise;
  await updateOrder(tx, order, { refundedPaise, ...(wholly ? { status: 'refunded' } : {}) }, 'refund');
  if (wholly) await recordPayment(tx, { ...payment, status: 'refunded', source: 'refund' });
}

/** An order that ended with this refund. A payment beside the one that paid an order ends nothing. */
async function closeOrder(tx: Transaction, order: OrderRow, { disposition }: PaymentRow): Promise<void> {
  if (disposition === 'applied') return;
  if (order.status !== 'payment_review' && order.status !== 'refund_pending') return;
  const change = { status: 'refunded', refundedPaise: order.amountPaise } as const;
  await releaseHold(tx, order, change, 'refund');
}
