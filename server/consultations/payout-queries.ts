import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { healerPayouts } from './schema.ts';

type PayoutRow = typeof healerPayouts.$inferSelect;

/** Records a transfer; false when one of that id was recorded before. */
export async function insertPayout(tx: Executor, row: typeof healerPayouts.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(healerPayouts).values(row).onConflictDoNothing().returning({ id: healerPayouts.id });
  return rows.length > 0;
}

export async function findPayout(db: Executor, id: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(healerPayouts).where(eq(healerPayouts.id, id));
  return row ?? null;
}

/** A payee's, the latest first. */
export async function listPayouts(db: Executor, recipient: string, limit: number): Promise<PayoutRow[]> {
  const { createdAt, healerId, healerUserId } = healerPayouts;
  return db
    .select()
    .from(healerPayouts)
    .where(or(eq(healerUserId, recipient), and(isNull(healerUserId), eq(healerId, recipient))))
    .orderBy(desc(createdAt))
    .limit(limit);
}
