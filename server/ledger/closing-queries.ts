import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import type { LedgerAccount } from './accounts.ts';
import { closingRefunds, ledgerEntries, ledgerMovements } from './schema.ts';

export type ClosingRefundRow = typeof closingRefunds.$inferSelect;

/**
 * The payments into a balance with the account of the provider that brought them, the oldest first;
 * of each what no refund has given back, paise.
 */
export async function listTopUpsInto(db: Executor, account: LedgerAccount) {
  const giver = alias(ledgerEntries, 'giver');
  const refunded = sql`(select coalesce(sum(back.amount_paise), 0) from ledger_movements refund
    join ledger_entries back on back.movement_id = refund.id and back.side = 'to'
    where refund.kind = 'top-up-refund' and refund.payment_id = ${ledgerMovements.ref})`;
  return db
    .select({
      paymentId: ledgerMovements.ref,
      from: giver.account,
      amountPaise: sql<number>`(${ledgerEntries.amountPaise} - ${refunded})::float8`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .innerJoin(giver, and(eq(giver.movementId, ledgerEntries.movementId), eq(giver.side, 'from')))
    .where(and(eq(ledgerEntries.account, account), eq(ledgerMovements.kind, 'top-up')))
    .orderBy(asc(ledgerMovements.createdAt), asc(ledgerMovements.id));
}

export async function insertClosingRefund(
  tx: Transaction,
  row: typeof closingRefunds.$inferInsert,
): Promise<void> {
  await tx.insert(closingRefunds).values(row);
}

/** Locked until the transaction ends, so that an answer and a webhook take turns. */
export async function lockClosingRefund(
  tx: Transaction,
  key: string,
): Promise<ClosingRefundRow | null> {
  const [row] = await tx
    .select()
    .from(closingRefunds)
    .where(eq(closingRefunds.key, key))
    .for('update');
  return row ?? null;
}

export async function listClosingRefundsOf(
  db: Executor,
  paymentId: string,
): Promise<ClosingRefundRow[]> {
  return db.select().from(closingRefunds).where(eq(closingRefunds.paymentId, paymentId));
}

/** Those that wait for the owner's transfer, in order of creation; at most 200. */
export async function listFailedClosingRefunds(db: Executor): Promise<ClosingRefundRow[]> {
  return db
    .select()
    .from(closingRefunds)
    .where(eq(closingRefunds.status, 'failed'))
    .orderBy(asc(closingRefunds.createdAt), asc(closingRefunds.key))
    .limit(200);
}

export async function updateClosingRefund(
  tx: Transaction,
  key: string,
  change: Partial<ClosingRefundRow>,
): Promise<void> {
  await tx
    .update(closingRefunds)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(closingRefunds.key, key));
}
