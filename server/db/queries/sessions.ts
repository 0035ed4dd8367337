import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../open-database.ts';
import { sessions, users } from '../schema/index.ts';

type Idle = Readonly<Record<'user' | 'admin', number>>;

/** The living session of that token with its user; `idleFor` in seconds. Ends are decided by the database's clock. */
export async function readSession(db: Executor, tokenHash: string, idle: Idle) {
  const idleFor = sql<number>`extract(epoch from now() - ${sessions.lastSeenAt})::float8`;
  const allowed = sql`case when ${users.role} = 'admin' then ${idle.admin}::int else ${idle.user}::int end`;
  const [row] = await db
    .select({ id: users.id, email: users.email, name: users.name, image: users.image, role: users.role, idleFor })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(users.deletedAt),
        sql`${sessions.expiresAt} > now()`,
        sql`${sessions.lastSeenAt} > now() - make_interval(secs => ${allowed})`,
      ),
    );
  return row ?? null;
}

/** Marks a session as used now. */
export async function touchSession(db: Executor, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
}
