import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { users } from './schema.ts';
import { endInvitationsBy } from './token-queries.ts';

export type UserRow = typeof users.$inferSelect;

const alive = isNull(users.deletedAt);

/** The active account of that (lower-case) email address. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), alive));
  return row ?? null;
}

/** The active account of that id. */
export async function findUser(db: Executor, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), alive));
  return row ?? null;
}

/**
 * The active account of that id, with its row locked until the transaction is complete: one
 * change of an account at a time.
 */
export async function lockUser(tx: Executor, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), alive))
    .for('no key update');
  return row ?? null;
}

/**
 * Adds an account; null when an active one has its email address. The unique index resolves
 * concurrent calls.
 */
export async function insertUser(
  db: Executor,
  row: Omit<typeof users.$inferInsert, 'createdAt' | 'deletedAt'>,
): Promise<UserRow | null> {
  const [inserted] = await db.insert(users).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

/**
 * Changes an active account; null without an active one of that id. Changing the password or the
 * role revokes the invitations that it issued.
 */
export async function updateUser(
  db: Executor,
  id: string,
  change: Partial<
    Pick<
      UserRow,
      'name' | 'locale' | 'passwordHash' | 'mustChangePassword' | 'image' | 'role' | 'duty'
    >
  >,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), alive))
    .returning();
  const { passwordHash, role, duty: adminRole } = change;
  if (row && (passwordHash !== undefined || role || adminRole)) await endInvitationsBy(db, id);
  return row ?? null;
}

/**
 * Replaces a password hash; null if it was changed concurrently. `chosen`: the owner set a new
 * password, which revokes the invitations issued with the previous one.
 */
export async function replaceHash(
  db: Executor,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  to: string,
  { chosen: selected = false } = {},
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ passwordHash: to, ...(selected && { mustChangePassword: false }) })
    .where(
      and(
        eq(users.id, user.id),
        alive,
        sql`${users.passwordHash} is not distinct from ${user.passwordHash}`,
      ),
    )
    .returning();
  if (row && selected) await endInvitationsBy(db, user.id);
  return row ?? null;
}

/** Marks the account's email address as verified, at the time of the first verification. */
export async function markEmailVerified(db: Executor, id: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(and(eq(users.id, id), alive));
}

/** True when this database never had an account. */
export async function hasNoUsers(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

/** The active administrators, in order of creation. */
export async function listAdministrators(db: Executor): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), alive))
    .orderBy(users.createdAt, users.id);
}

/**
 * Locks the creation of the first administrator until the transaction is complete, for processes
 * that start simultaneously.
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await lockInTransaction(tx, 'administrators');
}

/**
 * Changes the email address of an active account and marks it as verified now; null without such an
 * account.
 * @throws a unique violation of `users_email_alive` when another account has it
 */
export async function updateUserEmail(
  tx: Executor,
  id: string,
  email: string,
): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set({ email, emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, id), alive))
    .returning();
  return row ?? null;
}
