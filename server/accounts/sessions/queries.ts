import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { secondFactors } from '../credentials-schema.ts';
import { deletePushSubscriptionsOf } from '../push/push-queries.ts';
import { type LoginMethod, sessions, users } from '../schema.ts';
import { secondFactorIsRequired } from '../second-factor/required-queries.ts';
import { recordSessionEnds } from './session-end.ts';

type Idle = Readonly<Record<'user' | 'admin' | 'healer', number>>;

/** The session is neither revoked nor expired, and its account is active. */
function lives(idle: Idle): SQL | undefined {
  const allowed = sql`case ${users.role} when 'admin' then ${idle.admin}::int when 'healer' then ${idle.healer}::int else ${idle.user}::int end`;
  return and(
    isNull(users.deletedAt),
    sql`${sessions.expiresAt} > now()`,
    sql`${sessions.lastSeenAt} > now() - make_interval(secs => ${allowed})`,
  );
}

/**
 * The active session of a token hash with its user; `idleFor` in seconds. The database's clock
 * decides expiry.
 */
export async function readSession(db: Executor, tokenHash: string, idle: Idle) {
  const idleFor = sql<number>`extract(epoch from now() - ${sessions.lastSeenAt})::float8`;
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      phone: users.phone,
      name: users.name,
      image: users.image,
      role: users.role,
      duty: users.duty,
      locale: users.locale,
      mustChangePassword: users.mustChangePassword,
      secondFactorMissing: sql<boolean>`${users.role} = 'admin' and ${secondFactorIsRequired} and ${sessions.method} <> 'passkey' and not exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`,
      idleFor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), lives(idle)));
  return row ?? null;
}

/** The active ones among these sessions, by the database's clock. */
export async function listActiveSessions(
  db: Executor,
  tokenHashes: readonly string[],
  idle: Idle,
): Promise<Set<string>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), lives(idle)));
  return new Set(rows.map(({ tokenHash }) => tokenHash));
}

/** Whether a session was opened at most `minutes` ago: such a login is as good as the password. */
export async function isRecent(db: Executor, tokenHash: string, minutes: number): Promise<boolean> {
  const since = sql`${sessions.createdAt} > now() - make_interval(mins => ${minutes}::int)`;
  return (await db.$count(sessions, and(eq(sessions.tokenHash, tokenHash), since))) > 0;
}

/** Marks a session as used now. */
export async function touchSession(db: Executor, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Opens a session with an absolute lifetime in seconds. */
export async function insertSession(
  db: Executor,
  row: { tokenHash: string; userId: string; userAgent: string | null; method: LoginMethod },
  seconds: number,
): Promise<void> {
  await db
    .insert(sessions)
    .values({ ...row, expiresAt: sql`now() + make_interval(secs => ${seconds}::int)` });
}

const endOf = { userId: sessions.userId, tokenHash: sessions.tokenHash };

/**
 * Revokes one session and removes its browser's push registration, within a transaction of
 * `transact`.
 * @returns false if it was already revoked
 */
export async function deleteSession(db: Transaction, tokenHash: string): Promise<boolean> {
  const rows = await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning(endOf);
  await deletePushSubscriptionsOf(db, { sessionHash: tokenHash });
  recordSessionEnds(rows);
  return rows.length > 0;
}

/**
 * Revokes every session of a user, except the given one, and removes their browsers' push
 * registrations, within a transaction of `transact`.
 * @returns the number of revoked sessions
 */
export async function deleteSessionsOf(
  db: Transaction,
  userId: string,
  except?: string,
): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        except === undefined ? undefined : ne(sessions.tokenHash, except),
      ),
    )
    .returning(endOf);
  await deletePushSubscriptionsOf(db, { userId, except });
  recordSessionEnds(rows);
  return rows.length;
}

/** The active sessions of a user, for the data export. */
export async function listSessions(db: Executor, userId: string) {
  return db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
    .orderBy(sessions.createdAt);
}

/** Deletes sessions past their absolute expiry. */
export async function deleteExpiredSessions(db: Executor): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
}
