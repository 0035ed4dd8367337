import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { savedKundlis } from '../schema.ts';

/** Switches the daily email of an own birth. @returns false when it is not theirs or not there */
export async function switchDaily(db: Executor, userId: string, id: string, on: boolean): Promise<boolean> {
  const rows = await db
    .update(savedKundlis)
    .set({ dailySince: on ? sql`coalesce(${savedKundlis.dailySince}, now())` : null })
    .where(and(eq(savedKundlis.id, id), eq(savedKundlis.userId, userId)))
    .returning({ id: savedKundlis.id });
  return rows.length === 1;
}

/** Whether any birth of a user has the daily email. */
export async function hasDaily(db: Executor, userId: string): Promise<boolean> {
  const count = await db.$count(savedKundlis, and(eq(savedKundlis.userId, userId), isNotNull(savedKundlis.dailySince)));
  return count > 0;
}

/** Ends all daily emails of a user. */
export async function endDailyOf(db: Executor, userId: string): Promise<void> {
  await db.update(savedKundlis).set({ dailySince: null }).where(eq(savedKundlis.userId, userId));
}

/**
 * Claims births without an email of that day (YYYY-MM-DD), each once, whichever process claims.
 * @returns their ids and owners, at most `limit`
 */
export async function claimDaily(db: Executor, day: string, limit: number): Promise<{ id: string; userId: string }[]> {
  const due = db
    .select({ id: savedKundlis.id })
    .from(savedKundlis)
    .where(and(isNotNull(savedKundlis.dailySince), sql`${savedKundlis.dailySentOn} is distinct from ${day}`))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(savedKundlis)
    .set({ dailySentOn: day })
    .where(sql`${savedKundlis.id} in (${due})`)
    .returning({ id: savedKundlis.id, userId: savedKundlis.userId });
}

/** A birth whose daily email is on; null otherwise. */
export async function findDaily(db: Executor, id: string) {
  const [row] = await db
    .select()
    .from(savedKundlis)
    .where(and(eq(savedKundlis.id, id), isNotNull(savedKundlis.dailySince)));
  return row ?? null;
}

/** The owner of a saved birth. */
export async function findOwnerOf(db: Executor, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: savedKundlis.userId }).from(savedKundlis).where(eq(savedKundlis.id, id));
  return row?.userId ?? null;
}
