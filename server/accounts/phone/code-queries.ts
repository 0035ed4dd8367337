import type { Locale } from '@jyotiratna/contract';
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { newId } from '../../platform/secrets/token.ts';
import { phoneCodes } from '../credentials-schema.ts';
import type { UserRow } from '../queries.ts';
import { users } from '../schema.ts';

/** Validity of a code, in minutes. */
const minutes = 5;
/** Wrong attempts after which a code is invalid. */
export const maxTries = 5;

type Purpose = { phone: string; userId: string | null };

const isFor = ({ phone, userId }: Purpose) =>
  and(
    eq(phoneCodes.phone, phone),
    userId === null ? isNull(phoneCodes.userId) : eq(phoneCodes.userId, userId),
  );

const isValid = and(gt(phoneCodes.expiresAt, sql`now()`), lt(phoneCodes.tries, maxTries));

/**
 * Extends the valid code of a number and purpose, so that a stranger's request does not invalidate
 * it, or creates one. Deletes expired codes.
 * @returns the code's id
 */
export async function renewCode(
  tx: Executor,
  { locale, ...purpose }: Purpose & { locale: Locale },
): Promise<string> {
  await tx.delete(phoneCodes).where(lt(phoneCodes.expiresAt, sql`now()`));
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
  const [renewed] = await tx
    .update(phoneCodes)
    .set({ locale, expiresAt })
    .where(and(isFor(purpose), isValid))
    .returning({ id: phoneCodes.id });
  if (renewed) return renewed.id;
  await tx.delete(phoneCodes).where(isFor(purpose));
  const id = newId('code_');
  await tx.insert(phoneCodes).values({ id, ...purpose, locale, expiresAt });
  return id;
}

/** A code that is still valid; null if it is not. */
export async function findCode(db: Executor, id: string) {
  const [row] = await db
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.id, id), isValid));
  return row ?? null;
}

/**
 * Counts an attempt before it is verified, so that concurrent attempts cannot exceed the limit.
 * @returns the code's id; null without a valid code
 */
export async function countTry(db: Executor, purpose: Purpose): Promise<string | null> {
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(isFor(purpose), isValid))
    .returning({ id: phoneCodes.id });
  return row?.id ?? null;
}

/** Uses up a code: only one of several concurrent requests succeeds. */
export async function takeCode(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .delete(phoneCodes)
    .where(eq(phoneCodes.id, id))
    .returning({ id: phoneCodes.id });
  return rows.length === 1;
}

/** The active account with that verified number. */
export async function findUserByPhone(db: Executor, phone: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)));
  return row ?? null;
}

/** Sets an account's verified number. @throws a unique violation of `users_phone_alive` */
export async function setPhone(tx: Executor, userId: string, phone: string): Promise<void> {
  await tx.update(users).set({ phone }).where(eq(users.id, userId));
}

/** Removes an account's number, its codes, and codes for adding another one. */
export async function deletePhoneOf(tx: Executor, userId: string): Promise<void> {
  const isOwn = eq(users.id, userId);
  const own = tx.select({ phone: users.phone }).from(users).where(isOwn);
  const codes = or(eq(phoneCodes.userId, userId), inArray(phoneCodes.phone, own));
  await tx.delete(phoneCodes).where(codes);
  await tx.update(users).set({ phone: null }).where(isOwn);
}
