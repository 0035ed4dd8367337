import { and, eq, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { recoveryCodes, secondFactors } from '../credentials-schema.ts';
import { users } from '../schema.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** An account's authenticator app, verified or not. */
export async function findSecondFactor(
  db: Executor,
  userId: string,
): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Counts accounts with a second factor. */
export async function countSecondFactors(db: Executor): Promise<number> {
  return db.$count(secondFactors, isNotNull(secondFactors.confirmedAt));
}

/** The number of active administrators without a second factor. */
export async function countWithoutSecondFactor(db: Executor): Promise<number> {
  const verified = db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(isNotNull(secondFactors.confirmedAt));
  return db.$count(
    users,
    and(eq(users.role, 'admin'), isNull(users.deletedAt), notInArray(users.id, verified)),
  );
}

/** Stores a pending secret, replacing a previous pending one. False if a verified one exists. */
export async function proposeSecondFactor(
  db: Executor,
  userId: string,
  secret: string,
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/**
 * Activates a pending secret and stores the time step (30 s, from 1970) of its first code; only one
 * of several concurrent requests succeeds.
 */
export async function updateConfirmedFactor(
  tx: Transaction,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
  step: number,
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses up the code of a time step, and with it all older ones. False if it was used before. */
export async function takeStep(db: Executor, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Removes an account's authenticator app and recovery codes. False without an app. */
export async function deleteSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return rows.length > 0;
}

/** Replaces all recovery codes with new ones. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Uses up a recovery code. False if it is unknown or was used. */
export async function takeRecoveryCode(
  tx: Transaction,
  userId: string,
  hash: string,
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}

/** Counts an account's unused recovery codes. */
export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}
