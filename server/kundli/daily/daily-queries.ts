import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { savedKundlis } from '../schema.ts';

/** The channels of the daily horoscope of a birth; each is enabled separately. */
export const DAILY_WAYS = ['email', 'push'] as const;
export type DailyChannel = (typeof DAILY_WAYS)[number];

const enabledAtOf = {
  email: savedKundlis.dailyEnabledAt,
  push: savedKundlis.dailyPushEnabledAt,
} as const;
const changeOf = (by: DailyChannel, since: SQL | null) =>
  by === 'email' ? { dailyEnabledAt: since } : { dailyPushEnabledAt: since };

type Switch = { userId: string; id: string; by: DailyChannel; on: boolean };

/**
 * Enables or disables the daily horoscope of a user's own birth on a channel. @returns false if the
 * birth does not exist or is another user's
 */
export async function switchDaily(db: Executor, { userId, id, by, on }: Switch): Promise<boolean> {
  const rows = await db
    .update(savedKundlis)
    .set(changeOf(by, on ? sql`coalesce(${enabledAtOf[by]}, now())` : null))
    .where(and(eq(savedKundlis.id, id), eq(savedKundlis.userId, userId)))
    .returning({ id: savedKundlis.id });
  return rows.length === 1;
}

/** Whether any birth of a user has the daily horoscope enabled on a channel. */
export async function hasDaily(db: Executor, userId: string, by: DailyChannel): Promise<boolean> {
  const count = await db.$count(
    savedKundlis,
    and(eq(savedKundlis.userId, userId), isNotNull(enabledAtOf[by])),
  );
  return count > 0;
}

/** Disables the daily horoscope on a channel for all births of a user. */
export async function endDailyOf(db: Executor, userId: string, by: DailyChannel): Promise<void> {
  await db.update(savedKundlis).set(changeOf(by, null)).where(eq(savedKundlis.userId, userId));
}

type Claimed = { id: string; userId: string; email: boolean; push: boolean };

/**
 * Claims births whose daily horoscope for a day (YYYY-MM-DD) was not sent, once across processes.
 * @returns at most `limit` births with their owners and enabled channels
 */
export async function claimDaily(db: Executor, day: string, limit: number): Promise<Claimed[]> {
  const isOn = or(
    isNotNull(savedKundlis.dailyEnabledAt),
    isNotNull(savedKundlis.dailyPushEnabledAt),
  );
  const due = db
    .select({ id: savedKundlis.id })
    .from(savedKundlis)
    .where(and(isOn, sql`${savedKundlis.dailySentOn} is distinct from ${day}`))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(savedKundlis)
    .set({ dailySentOn: day })
    .where(sql`${savedKundlis.id} in (${due})`)
    .returning({
      id: savedKundlis.id,
      userId: savedKundlis.userId,
      email: sql<boolean>`${savedKundlis.dailyEnabledAt} is not null`,
      push: sql<boolean>`${savedKundlis.dailyPushEnabledAt} is not null`,
    });
}

/** Finds a birth with the daily horoscope enabled on a channel; null otherwise. */
export async function findDaily(db: Executor, id: string, by: DailyChannel) {
  const [row] = await db
    .select()
    .from(savedKundlis)
    .where(and(eq(savedKundlis.id, id), isNotNull(enabledAtOf[by])));
  return row ?? null;
}

/** The id of the user who saved a birth; null for an unknown birth. */
export async function findOwnerOf(db: Executor, id: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: savedKundlis.userId })
    .from(savedKundlis)
    .where(eq(savedKundlis.id, id));
  return row?.userId ?? null;
}
