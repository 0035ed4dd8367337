import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { fromDay, indianDay, untilDay } from '../platform/database/india.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { healerPayouts } from './schema.ts';

type PayoutRow = typeof healerPayouts.$inferSelect;

/** Adds a payout; false if its id exists. */
export async function insertPayout(
  tx: Executor,
  row: typeof healerPayouts.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(healerPayouts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: healerPayouts.id });
  return rows.length > 0;
}

export async function findPayout(db: Executor, id: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(healerPayouts).where(eq(healerPayouts.id, id));
  return row ?? null;
}

/** A recipient's payouts, latest first. */
export async function listPayouts(
  db: Executor,
  recipient: string,
  limit: number,
): Promise<PayoutRow[]> {
  return db
    .select()
    .from(healerPayouts)
    .where(isPaidTo(recipient))
    .orderBy(desc(healerPayouts.createdAt))
    .limit(limit);
}

function isPaidTo(recipient: string) {
  const { healerId, healerUserId } = healerPayouts;
  return or(eq(healerUserId, recipient), and(isNull(healerUserId), eq(healerId, recipient)));
}

const { createdAt, amountPaise, tdsPaise } = healerPayouts;

/**
 * Total payouts to a recipient and tax deducted from them in a date range (days in India,
 * YYYY-MM-DD, both included), in paise.
 */
export async function sumPayouts(
  db: Executor,
  recipient: string,
  { from, to }: { from: string; to: string },
): Promise<{ grossPaise: number; tdsPaise: number }> {
  const [row] = await db
    .select({
      grossPaise: sql<number>`coalesce(sum(${amountPaise}), 0)::float8`,
      tdsPaise: sql<number>`coalesce(sum(${tdsPaise}), 0)::float8`,
    })
    .from(healerPayouts)
    .where(and(isPaidTo(recipient), fromDay(createdAt, from), untilDay(createdAt, to)));
  return row ?? { grossPaise: 0, tdsPaise: 0 };
}

/** All payouts in a date range, each with its day in India, in order of creation. */
export async function listPayoutsBetween(db: Executor, { from, to }: { from: string; to: string }) {
  return db
    .select({ payout: healerPayouts, day: indianDay(createdAt) })
    .from(healerPayouts)
    .where(and(fromDay(createdAt, from), untilDay(createdAt, to)))
    .orderBy(asc(createdAt), asc(healerPayouts.id));
}
