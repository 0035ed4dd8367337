import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { passkeyChallenges, passkeys } from '../credentials-schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** Validity of a challenge, in minutes. */
const MINUTES = 5;

/** The passkeys of an account, in order of creation. */
export async function listPasskeys(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

export async function findPasskey(db: Executor, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row ?? null;
}

/**
 * Adds a passkey.
 * @returns false if its credential id exists
 */
export async function insertPasskey(
  db: Executor,
  row: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/**
 * Deletes a user's passkey.
 * @returns false if there is none of that id, or another user's
 */
export async function deletePasskey(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Deletes an account's passkeys and pending challenges. */
export async function deletePasskeysOf(db: Executor, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}

/**
 * Records a login by passkey. A signature counter that does not grow indicates a cloned key;
 * devices without a counter always send 0.
 * @returns false for a cloned key
 */
export async function recordPasskeyUse(
  db: Executor,
  id: string,
  counter: number,
): Promise<boolean> {
  const grows = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter} = 0`),
  );
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), grows))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Stores a challenge, and deletes expired ones. */
export async function insertChallenge(
  db: Executor,
  challenge: string,
  purpose: Purpose,
  userId: string | null,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
  const expiresAt = sql`now() + make_interval(mins => ${MINUTES})`;
  await db.insert(passkeyChallenges).values({ challenge, purpose, userId, expiresAt });
}

/** Uses up a challenge: only one of several concurrent requests succeeds. */
export async function takeChallenge(
  db: Executor,
  challenge: string,
  purpose: Purpose,
  userId: string | null,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        sql`${passkeyChallenges.userId} is not distinct from ${userId}`,
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return rows.length === 1;
}
