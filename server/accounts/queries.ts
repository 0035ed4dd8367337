import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { users } from './schema.ts';
import { endInvitationsBy } from './token-queries.ts';

export type UserRow = typeof users.$inferSelect;

const alive = isNull(users.deletedAt);

/** The living account of that (lower-case) e-mail address. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), alive));
  return row ?? null;
}

/** The living account of that id. */
export async function findUser(db: Executor, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), alive));
  return row ?? null;
}

/** The living account of that id, its row locked until the transaction ends: one change of an account at a time. */
export async function lockUser(tx: Executor, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), alive))
    .for('no key update');
  return row ?? null;
}

/** The new account, or null when a living one has this e-mail address: the unique index decides between two at once. */
export async function insertUser(
  db: Executor,
  row: Omit<typeof users.$inferInsert, 'createdAt' | 'deletedAt'>,
): Promise<UserRow | null> {
  const [inserted] = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email, where: sql`deleted_at is null` })
    .returning();
  return inserted ?? null;
}

/** Changes a living account; null when there is none of that id. Another password, role or duty ends the invitations it issued. */
export async function updateUser(
  db: Executor,
  id: string,
  change: Partial<Pick<UserRow, 'name' | 'locale' | 'passwordHash' | 'mustChangePassword' | 'image' | 'role' | 'duty'>>,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), alive))
    .returning();
  const { passwordHash, role, duty } = change;
  if (row && (passwordHash !== undefined || role || duty)) await endInvitationsBy(db, id);
  return row ?? null;
}

/**
 * Replaces the hash of a password; null when it was changed in the meantime. `chosen`: by its owner, as a new one, which ends the
 * invitations that were issued with the one before.
 */
export async function replaceHash(
  db: Executor,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  to: string,
  { chosen = false } = {},
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ passwordHash: to, ...(chosen && { mustChangePassword: false }) })
    .where(and(eq(users.id, user.id), alive, sql`${users.passwordHash} is not distinct from ${user.passwordHash}`))
    .returning();
  if (row && chosen) await endInvitationsBy(db, user.id);
  return row ?? null;
}

/** Marks the account's e-mail address as proven; the first proof counts. */
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

/** The living administrators, the oldest first. */
export async function listAdministrators(db: Executor): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), alive))
    .orderBy(users.createdAt, users.id);
}

/** Held until the transaction ends: processes that start together see to the first administrator one after the other. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await lockInTransaction(tx, 'administrators');
}

/**
 * Gives a living account another e-mail address, as proven now. Null when there is no such account.
 * @throws a unique violation of `users_email_alive` when another account has it
 */
export async function changeEmail(tx: Executor, id: string, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set({ email, emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, id), alive))
    .returning();
  return row ?? null;
}
