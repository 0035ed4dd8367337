import { defined } from '@jyotiratna/contract';
import { and, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { tokens } from './schema.ts';

export type TokenRow = typeof tokens.$inferSelect;
export type TokenPurpose = TokenRow['purpose'];

const active = and(isNull(tokens.usedAt), gt(tokens.expiresAt, sql`now()`));

/** Stores the hash of an issued secret, for that many seconds. */
export async function insertToken(
  db: Executor,
  row: { hash: string; purpose: TokenPurpose; email: string; userId?: string; issuedBy?: string },
  seconds: number,
): Promise<Date> {
  const [inserted] = await db
    .insert(tokens)
    .values({ ...row, expiresAt: sql`now() + make_interval(secs => ${seconds}::int)` })
    .returning({ expiresAt: tokens.expiresAt });
  return defined(inserted).expiresAt;
}

/** The token if it can be used now. */
export async function findActiveToken(
  db: Executor,
  purpose: TokenPurpose,
  hash: string,
): Promise<TokenRow | null> {
  const [row] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hash), eq(tokens.purpose, purpose), active));
  return row ?? null;
}

/**
 * Uses up a token, and with it every other of its purpose for the same email address: sent
 * twice, it still works once.
 * @returns null when it is unknown, used or expired; of any number of concurrent requests one
 * succeeds
 */
export async function consumeToken(
  tx: Executor,
  purpose: TokenPurpose,
  hash: string,
): Promise<TokenRow | null> {
  const [row] = await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(tokens.hash, hash), eq(tokens.purpose, purpose), active))
    .returning();
  if (!row) return null;
  await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(tokens.purpose, purpose), eq(tokens.email, row.email), active));
  return row;
}

/** Active tokens of a purpose, one for each email address: the one with the latest expiry. */
export async function listActiveTokens(db: Executor, purpose: TokenPurpose) {
  const rows = await db
    .select({ email: tokens.email, expiresAt: tokens.expiresAt, createdAt: tokens.createdAt })
    .from(tokens)
    .where(and(eq(tokens.purpose, purpose), active))
    .orderBy(desc(tokens.expiresAt));
  return [...new Map(rows.toReversed().map((row) => [row.email, row])).values()].toReversed();
}

/** Removes tokens whose time is over. */
export async function deleteExpiredTokens(db: Executor): Promise<void> {
  await db.delete(tokens).where(lt(tokens.expiresAt, sql`now() - interval '1 day'`));
}

/** Revokes all email links of an account, except those that revert to a previous address. */
export async function endTokensOf(tx: Executor, userId: string): Promise<void> {
  await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(tokens.userId, userId), ne(tokens.purpose, 'email-back'), active));
}

/**
 * Deletes the revert links of an account issued after a given time: a previous address has
 * priority.
 */
export async function endRevertLinks(tx: Executor, userId: string, start: Date): Promise<void> {
  await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(tokens.userId, userId),
        eq(tokens.purpose, 'email-back'),
        gte(tokens.createdAt, start),
        active,
      ),
    );
}

/**
 * Invitations of administrators and of healers: they are only valid while their issuing
 * administrator is authorized.
 */
const invitations: TokenPurpose[] = ['invite', 'healer'];

/** Revokes the open invitations issued by an administrator. */
export async function endInvitationsBy(tx: Executor, issuedBy: string): Promise<void> {
  await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(inArray(tokens.purpose, invitations), eq(tokens.issuedBy, issuedBy), active));
}

/** Revokes the open invitations of an email address. @returns how many there were */
export async function endInvitationsOf(tx: Executor, email: string): Promise<number> {
  const rows = await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(tokens.purpose, 'invite'), eq(tokens.email, email), active))
    .returning({ hash: tokens.hash });
  return rows.length;
}

/** The latest active token of an email address; null if there is no active one. */
export async function findTokenOf(
  db: Executor,
  purpose: TokenPurpose,
  email: string,
): Promise<TokenRow | null> {
  const [row] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.purpose, purpose), eq(tokens.email, email), active))
    .orderBy(desc(tokens.createdAt))
    .limit(1);
  return row ?? null;
}
