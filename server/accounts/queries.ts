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
 * The new account, or null when an active one has this email address: the unique index decides
 * between two concurrent ones.
 */
export async function insertUser(
  db: Executor,
  row: Omit<typeof users.$inferInsert, 'createdAt' | 'deletedAt'>,
): Promise<UserRow | null> {
  const [inserted] = await db.insert(users).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

/**
 * Changes an active account; null without an active one of that id. A changed password, role or
 * administrator's role revokes its issued invitations.
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
 * Replaces the hash of a password; null if it was changed concurrently. `chosen`: a new password
 * set by its owner, which revokes the invitations issued with the previous one.
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

/** Marks the account's email address as verified; the first verification counts. */
export async function markEmailVerified(db: Executor, id: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(and(eq(users.id, id), alive));
}

/** True when no account was ever made in this database. */
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
 * A lock until the transaction is complete: processes that start simultaneously create the first
 * administrator one after the other.
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await lockInTransaction(tx, 'administrators');
}

/**
 * Changes the email address of an active account, as verified now. Null when there is no such
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
