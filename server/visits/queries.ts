import { and, gte, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { visitCounts } from './schema.ts';

export type VisitCount = typeof visitCounts.$inferSelect;

/**
 * Adds counts to those of their days. One statement; in one order, so that two processes do not
 * wait for each other.
 */
export async function addVisitCounts(db: Executor, counts: readonly VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  const keyOf = ({ day, step }: VisitCount) => `${day} ${step}`;
  await db
    .insert(visitCounts)
    .values(counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [visitCounts.day, visitCounts.step],
      set: { total: sql`${visitCounts.total} + excluded.total` },
    });
}

/** The counts of a period of days, both included. */
export async function listVisitCounts(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<VisitCount[]> {
  return db
    .select()
    .from(visitCounts)
    .where(and(gte(visitCounts.day, from), lte(visitCounts.day, to)));
}

/** Deletes the counts of days longer ago. */
export async function deleteVisitCounts(db: Executor, days: number): Promise<void> {
  await db.delete(visitCounts).where(lt(visitCounts.day, sql`current_date - ${days}::int`));
}
