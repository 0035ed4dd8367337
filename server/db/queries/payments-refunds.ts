import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../open-database.ts';
import { refunds } from '../schema/index.ts';
import type { RefundRow } from './payments.ts';

export async function findRefund(db: Executor, key: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.key, key));
  return row ?? null;
}

/** A refund that was made at the provider's own desk. @returns false when it is known */
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
