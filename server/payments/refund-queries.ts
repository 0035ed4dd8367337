import { defined } from '@jyotiratna/contract';
import { and, asc, type Column, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { minRefundPaise } from '../platform/payment-providers/provider.ts';
import { orders } from '../reservations/schema.ts';
import type { OpenPayment } from './plan-refund-effect.ts';
import type { RefundRow } from './queries.ts';
import { payments, refundLines, refunds } from './schema.ts';

export async function findRefund(db: Executor, key: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.key, key));
  return row ?? null;
}

/** The refunds of a payment, oldest first. */
export async function listPaymentRefunds(db: Executor, paymentId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.key));
}

/**
 * SQL for a payment's value in paise, including the order's store credit for the applied payment.
 */
const valuePaise = sql`(${payments.amountPaise} + case when ${payments.disposition} = 'applied'
  then (select ${orders.creditPaise} from ${orders} where ${orders.id} = ${payments.orderId})
  else 0 end)::float8`;

/** SQL for the part of a refund that goes to the payment method, without store credit, in paise. */
export const moneyPaise = sql<number>`(${refunds.amountPaise} - ${refunds.creditPaise})`;

/**
 * The payments of an order with their values, each with the amount that no processed refund has
 * returned (`leftPaise`). One query.
 */
export async function listOpenPayments(db: Executor, orderId: string): Promise<OpenPayment[]> {
  const { id, status, disposition } = payments;
  const refunded = sql`(select coalesce(sum(${refunds.amountPaise}), 0) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.status} = 'processed')`;
  return db
    .select({
      id,
      status,
      disposition,
      amountPaise: sql<number>`${valuePaise}`,
      leftPaise: sql<number>`(${valuePaise} - ${refunded})::float8`,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId));
}

/** The refunds of an order, oldest first. */
export async function listRefundRows(db: Executor, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.key));
}

/** The refunded amount of a payment in paise, without refunds to store credit. */
export async function totalRefunds(db: Executor, paymentId: string): Promise<number> {
  const [row] = await db
    .select({
      sum: sql<number>`coalesce(sum(${moneyPaise}), 0)::float8`,
    })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'processed')));
  return defined(row).sum;
}

/**
 * The reason of a refund that was closed without money: it refunded a test payment of the sandbox.
 */
export const testReason = 'test';

/**
 * The key of the refund that repeats a failed one: concurrent requests of administrators create
 * one.
 */
export function retryKey(failedKey: string): string {
  return `${failedKey}${retrySuffix}`;
}
const retrySuffix = '-r';

/**
 * SQL condition: a refund failed and is unresolved. It was not repeated, later refunds of its
 * payment total less than its amount, and the payment's remaining value is at least the provider's
 * minimum.
 */
const rest = sql`select coalesce(sum(other.amount_paise), 0) from ${refunds} other
  where other.payment_id = ${refunds.paymentId} and other.status <> 'failed'`;
const isUnresolved = sql`(${refunds.status} = 'failed' and ${refunds.reason} <> ${testReason}
  and not exists (select 1 from ${refunds} retry where retry.key = ${refunds.key} || ${retrySuffix}::text)
  and (${rest} and other.created_at > ${refunds.updatedAt}) < ${refunds.amountPaise}
  and (select ${valuePaise} from ${payments} where ${payments.id} = ${refunds.paymentId}) - (${rest})
    >= ${minRefundPaise}::int)`;

/** SQL that the money of a refund is still with the shop. */
export const isUnfinishedRefund = or(inArray(refunds.status, ['queued', 'pending']), isUnresolved);

/**
 * Ids of the orders with a failed refund that needs manual handling, the latest first; at most
 * 200.
 */
export async function listOrdersOfFailedRefunds(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(isUnresolved)
    .orderBy(desc(refunds.updatedAt))
    .limit(200);
  return [...new Set(rows.map(({ orderId }) => orderId))];
}

/** Keys of the order's failed refunds that need manual handling. */
export async function listFailedRefunds(db: Executor, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ key: refunds.key })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isUnresolved));
  return rows.map(({ key }) => key);
}

/** The number of failed refunds that need manual handling. */
export async function countFailedRefunds(db: Executor): Promise<number> {
  return db.$count(refunds, isUnresolved);
}

export type RefundLineRow = typeof refundLines.$inferSelect;

/** The lines of the order's refunds. */
export async function listRefundLines(db: Executor, orderId: string): Promise<RefundLineRow[]> {
  return db
    .select()
    .from(refundLines)
    .where(eq(refundLines.orderId, orderId))
    .orderBy(asc(refundLines.refundKey), asc(refundLines.position));
}

/** SQL for the refunded quantity of the line in the outer query, without failed refunds. */
export function refundedUnits({ orderId, position }: { orderId: Column; position: Column }): SQL {
  return sql`(select coalesce(sum(${refundLines.quantity}), 0) from ${refundLines}
    join ${refunds} on ${refunds.key} = ${refundLines.refundKey} and ${refunds.status} <> 'failed'
    where ${refundLines.orderId} = ${orderId} and ${refundLines.position} = ${position})`;
}

/** The refunded quantity of each line of these orders, without failed refunds. One query. */
export async function countRefundedQuantity(db: Executor, orderIds: readonly string[]) {
  const { orderId, position, quantity } = refundLines;
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .select({ orderId, position, units: sql<number>`sum(${quantity})::int` })
          .from(refundLines)
          .innerJoin(refunds, eq(refunds.key, refundLines.refundKey))
          .where(and(inArray(orderId, [...orderIds]), ne(refunds.status, 'failed')))
          .groupBy(orderId, position);
  return (line: Pick<RefundLineRow, 'orderId' | 'position'>): number =>
    rows.find((row) => row.orderId === line.orderId && row.position === line.position)?.units ?? 0;
}

/**
 * Requests a refund of these lines and queues it for the provider; idempotent by its key.
 * @param byHand the provider cannot refund it: an administrator transfers the money
 * @returns false if the refund was requested before
 */
export async function requestRefund(
  tx: Transaction,
  row: Pick<RefundRow, 'key' | 'orderId' | 'paymentId' | 'amountPaise' | 'reason'> &
    Partial<Pick<RefundRow, 'creditPaise'>>,
  lines: readonly Omit<RefundLineRow, 'refundKey' | 'orderId'>[],
  byHand = false,
): Promise<boolean> {
  const isOfCredit = row.amountPaise === (row.creditPaise ?? 0);
  const rows = await tx
    .insert(refunds)
    .values({ ...row, status: byHand && !isOfCredit ? 'pending' : 'queued' })
    .onConflictDoNothing()
    .returning({ key: refunds.key });
  if (rows.length === 0) return false;
  const { key: refundKey, orderId } = row;
  if (lines.length > 0)
    await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundKey, orderId })));
  if (!byHand || isOfCredit) await addToOutbox(tx, 'refund', refundKey, { orderId });
  return true;
}

/**
 * Records a refund that was made at the provider's dashboard.
 * @returns false if it was recorded before
 */
export async function insertForeignRefund(
  tx: Transaction,
  row: typeof refunds.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(refunds)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: refunds.key });
  return rows.length > 0;
}

export async function updateRefund(
  tx: Transaction,
  key: string,
  change: Partial<RefundRow>,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(refunds.key, key));
}
