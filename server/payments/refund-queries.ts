import { and, asc, type Column, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import type { RefundRow } from './queries.ts';
import { refundLines, refunds } from './schema.ts';

export async function findRefund(db: Executor, key: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.key, key));
  return row ?? null;
}

/** A refund by the provider's id of it. */
export async function findRefundByGatewayId(db: Executor, gatewayRefundId: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.gatewayRefundId, gatewayRefundId));
  return row ?? null;
}

/** The oldest refund of that amount whose id at the provider is not known yet: its answer was lost or is on its way. */
export async function findUnansweredRefund(
  db: Executor,
  paymentId: string,
  amountPaise: number,
): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.amountPaise, amountPaise),
        isNull(refunds.gatewayRefundId),
        inArray(refunds.status, ['queued', 'pending']),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.key))
    .limit(1);
  return row ?? null;
}

/** The refunds of an order, oldest first. */
export async function listRefunds(db: Executor, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.key));
}

/** Paise of a payment that went back already; `but` leaves the refund of that key out. */
export async function sumRefunds(db: Executor, paymentId: string, but = ''): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountPaise}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'processed'), ne(refunds.key, but)));
  return row!.sum;
}

export type RefundLineRow = typeof refundLines.$inferSelect;

/** What the order's refunds are about, line by line. */
export async function listRefundLines(db: Executor, orderId: string): Promise<RefundLineRow[]> {
  return db
    .select()
    .from(refundLines)
    .where(eq(refundLines.orderId, orderId))
    .orderBy(asc(refundLines.refundKey), asc(refundLines.position));
}

/** SQL for the pieces given back, without refunds that failed, of the line that the surrounding query is at. */
export function refundedPieces({ orderId, position }: { orderId: Column; position: Column }): SQL {
  return sql`(select coalesce(sum(${refundLines.quantity}), 0) from ${refundLines}
    join ${refunds} on ${refunds.key} = ${refundLines.refundKey} and ${refunds.status} <> 'failed'
    where ${refundLines.orderId} = ${orderId} and ${refundLines.position} = ${position})`;
}

/** How many pieces of a line of these orders were given back, without refunds that failed. One query. */
export async function countRefundedPieces(db: Executor, orderIds: readonly string[]) {
  const { orderId, position, quantity } = refundLines;
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .select({ orderId, position, pieces: sql<number>`sum(${quantity})::int` })
          .from(refundLines)
          .innerJoin(refunds, eq(refunds.key, refundLines.refundKey))
          .where(and(inArray(orderId, [...orderIds]), ne(refunds.status, 'failed')))
          .groupBy(orderId, position);
  return (line: Pick<RefundLineRow, 'orderId' | 'position'>): number =>
    rows.find((row) => row.orderId === line.orderId && row.position === line.position)?.pieces ?? 0;
}

/**
 * Asks for a refund of these lines and queues it for the provider; the same key again is the same refund.
 * @param byHand no provider gives this money back: it waits for the administrator who transfers it
 * @returns false then
 */
export async function requestRefund(
  tx: Transaction,
  row: Pick<RefundRow, 'key' | 'orderId' | 'paymentId' | 'amountPaise' | 'reason'>,
  lines: readonly Omit<RefundLineRow, 'refundKey' | 'orderId'>[],
  byHand = false,
): Promise<boolean> {
  const rows = await tx
    .insert(refunds)
    .values({ ...row, status: byHand ? 'pending' : 'queued' })
    .onConflictDoNothing()
    .returning({ key: refunds.key });
  if (rows.length === 0) return false;
  const { key: refundKey, orderId } = row;
  if (lines.length > 0) await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundKey, orderId })));
  if (!byHand) await addToOutbox(tx, 'refund', refundKey, { orderId });
  return true;
}

/** A refund that was made at the provider's own dashboard. @returns false when it is known */
export async function insertForeignRefund(tx: Transaction, row: typeof refunds.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(refunds).values(row).onConflictDoNothing().returning({ key: refunds.key });
  return rows.length > 0;
}

export async function updateRefund(tx: Transaction, key: string, change: Partial<RefundRow>): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(refunds.key, key));
}
