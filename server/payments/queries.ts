import { defined } from '@jyotiratna/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { payments, refunds } from './schema.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type Disposition = NonNullable<PaymentRow['disposition']>;

/** The part of a refund that goes to the payment method, without store credit, in paise. */
export function moneyOf({
  amountPaise,
  creditPaise,
}: Pick<RefundRow, 'amountPaise' | 'creditPaise'>): number {
  return amountPaise - creditPaise;
}

const rank = sql`array_position(array['created','failed','authorized','captured','refunded'], ${payments.status})`;
const newRank = sql`array_position(array['created','failed','authorized','captured','refunded'], excluded.status)`;

/**
 * Records a payment's status from a source. Sources are late and out of order: a status only
 * advances; an older one is ignored.
 */
export async function recordPayment(
  tx: Transaction,
  detail: Omit<typeof payments.$inferInsert, 'disposition'>,
): Promise<PaymentRow> {
  const { status, method, source, amountPaise, currency } = detail;
  await tx
    .insert(payments)
    .values(detail)
    .onConflictDoUpdate({
      target: payments.id,
      set: { status, method: method ?? null, source, amountPaise, currency, updatedAt: sql`now()` },
      setWhere: sql`${newRank} > ${rank}`,
    });
  const [row] = await tx.select().from(payments).where(eq(payments.id, detail.id));
  return defined(row);
}

export async function findPayment(db: Executor, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Finds the payment by which the order was paid. */
export async function findSettlingPayment(
  db: Executor,
  orderId: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.disposition, 'applied')));
  return row ?? null;
}

/** Stores the shop's decision about a captured payment, once. */
export async function setDisposition(
  tx: Transaction,
  id: string,
  disposition: Disposition,
): Promise<void> {
  await tx.update(payments).set({ disposition, updatedAt: sql`now()` }).where(eq(payments.id, id));
}

/** The idempotency key of a payment's full refund, the same for every attempt. */
function refundKey(paymentId: string): string {
  return `rf_${paymentId}`;
}

/** Queues the refund of a full payment, once. */
export async function queueRefund(
  tx: Transaction,
  payment: PaymentRow,
  reason: Disposition,
): Promise<void> {
  const key = refundKey(payment.id);
  const { orderId, amountPaise } = payment;
  await tx
    .insert(refunds)
    .values({ key, orderId, paymentId: payment.id, amountPaise, reason, status: 'queued' })
    .onConflictDoNothing();
  await addToOutbox(tx, 'refund', key, { orderId });
}
