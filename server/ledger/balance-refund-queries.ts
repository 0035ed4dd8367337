import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import type { LedgerAccount } from './accounts.ts';
import { balanceRefunds, ledgerEntries, ledgerMovements } from './schema.ts';

export type BalanceRefundRow = typeof balanceRefunds.$inferSelect;

/**
 * Lists the payments into a balance with their provider accounts, oldest first, each with the paise
 * that are not refunded yet.
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

export async function insertBalanceRefund(
  tx: Transaction,
  row: typeof balanceRefunds.$inferInsert,
): Promise<void> {
  await tx.insert(balanceRefunds).values(row);
}

/**
 * Locks a balance refund until the transaction ends, so that an API response and a webhook are
 * applied one after the other.
 */
export async function lockBalanceRefund(
  tx: Transaction,
  key: string,
): Promise<BalanceRefundRow | null> {
  const [row] = await tx
    .select()
    .from(balanceRefunds)
    .where(eq(balanceRefunds.key, key))
    .for('update');
  return row ?? null;
}

export async function listBalanceRefundsOf(
  db: Executor,
  paymentId: string,
): Promise<BalanceRefundRow[]> {
  return db.select().from(balanceRefunds).where(eq(balanceRefunds.paymentId, paymentId));
}

/** Lists refunds that need the owner's own transfer, oldest first; at most 200. */
export async function listFailedBalanceRefunds(db: Executor): Promise<BalanceRefundRow[]> {
  return db
    .select()
    .from(balanceRefunds)
    .where(eq(balanceRefunds.status, 'failed'))
    .orderBy(asc(balanceRefunds.createdAt), asc(balanceRefunds.key))
    .limit(200);
}

export async function updateBalanceRefund(
  tx: Transaction,
  key: string,
  change: Partial<BalanceRefundRow>,
): Promise<void> {
  await tx
    .update(balanceRefunds)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(balanceRefunds.key, key));
}
