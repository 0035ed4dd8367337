import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { secondFactors } from '../../accounts/credentials-schema.ts';
import { sessions, users } from '../../accounts/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/** SQL condition for an active session; `idle` is the timeout in seconds. */
const active = (idle: number) =>
  and(
    gt(sessions.expiresAt, sql`now()`),
    sql`${sessions.lastSeenAt} > now() - make_interval(secs => ${idle}::int)`,
  );

/**
 * The active administrators, in order of creation, with their second factor and sessions. One
 * query.
 */
export async function listTeamRows(db: Executor, idle: number) {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      duty: users.duty,
      createdAt: users.createdAt,
      secondFactorSince: secondFactors.confirmedAt,
      sessions: sql<number>`count(${sessions.tokenHash})::int`,
      lastSeenAt: sql<Date | null>`max(${sessions.lastSeenAt})`.mapWith(sessions.lastSeenAt),
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(sessions, and(eq(sessions.userId, users.id), active(idle)))
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
    .groupBy(users.id, secondFactors.confirmedAt)
    .orderBy(users.createdAt, users.id);
}

/**
 * The active sessions of an account, most recently used first. `idle` is the timeout in seconds.
 * One query.
 */
export async function listActiveSessionsOf(db: Executor, userId: string, idle: number) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), active(idle)))
    .orderBy(desc(sessions.lastSeenAt), sessions.tokenHash);
}
