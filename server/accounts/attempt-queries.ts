import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { attempts } from './schema.ts';

/** A limit on attempts under one key, as in rate limiting. Times in seconds. */
export type AttemptRule = {
  /** Attempts permitted within a window. */
  limit: number;
  window: number;
  /**
   * Exponential backoff after the attempt that reaches the limit: doubled by every further attempt,
   * at most one window. Without it the key stays blocked until its window expires.
   */
  delay?: number;
};

/**
 * Counts an attempt in one conditional statement, exact also for concurrent attempts.
 * @returns the new count, or null when the attempt exceeds the limit and does not count
 */
export async function countAttempt(
  db: Executor,
  key: string,
  rule: AttemptRule,
): Promise<number | null> {
  const { limit, window, delay } = rule;
  const seconds = (value: number) => sql`make_interval(secs => ${value}::int)`;
  const over = sql`${attempts.windowEndsAt} <= now()`;
  // A key at its limit is stored for one more window; otherwise its backoff would start over after
  // each delay.
  const forgotten = delay
    ? sql`${attempts.windowEndsAt} <= now() - case when ${attempts.count} >= ${limit}::int then ${seconds(window)} else interval '0' end`
    : over;
  const grown = sql`least(${delay ?? 0}::float8 * power(2, least(${attempts.count} + 1 - ${limit}::int, 20)), ${window}::float8)`;
  const end = delay
    ? sql`case when ${forgotten} then now() + ${seconds(window)} when ${attempts.count} + 1 >= ${limit}::int then now() + make_interval(secs => ${grown}) else ${attempts.windowEndsAt} end`
    : sql`case when ${forgotten} then now() + ${seconds(window)} else ${attempts.windowEndsAt} end`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt: sql`now() + ${seconds(window)}` })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${forgotten} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: end,
      },
      setWhere: sql`${attempts.count} < ${limit}::int or ${over}`,
    })
    .returning({ count: attempts.count });
  return row?.count ?? null;
}

/** Seconds until the next attempt is permitted; 0 if it is permitted now. */
export async function secondsToWait(db: Executor, key: string, limit: number): Promise<number> {
  const [row] = await db
    .select({
      count: attempts.count,
      wait: sql<number>`extract(epoch from ${attempts.windowEndsAt} - now())::float8`,
    })
    .from(attempts)
    .where(eq(attempts.key, key));
  return row && row.count >= limit ? Math.max(0, row.wait) : 0;
}

/** The number of attempts in the key's active window. */
export async function attemptsWithin(db: Executor, key: string): Promise<number> {
  const [row] = await db
    .select({ count: attempts.count })
    .from(attempts)
    .where(sql`${attempts.key} = ${key} and ${attempts.windowEndsAt} > now()`);
  return row?.count ?? 0;
}

/** Reverts one counted attempt, for work that was not performed. */
export async function returnAttempt(db: Executor, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Clears a key, after a success. */
export async function deleteAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Deletes expired rows: a day is longer than every window. */
export async function deleteOldAttempts(db: Executor): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowEndsAt, sql`now() - interval '1 day'`));
}
