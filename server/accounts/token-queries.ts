import { defined } from '@jyotiratna/contract';
import { and, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { tokens } from './schema.ts';

export type TokenRow = typeof tokens.$inferSelect;
export type TokenPurpose = TokenRow['purpose'];

const active = and(isNull(tokens.usedAt), gt(tokens.expiresAt, sql`now()`));

/** Stores the hash of a new secret, valid for the given seconds. */
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

/** The token, if it is neither used nor expired. */
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
 * Uses up a token and all others of its purpose and email address, so that a link sent twice works
 * once.
 * @returns null for an unknown, used or expired token; only one of several concurrent requests
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

/** Active tokens of a purpose, one per email address: the one that expires last. */
export async function listActiveTokens(db: Executor, purpose: TokenPurpose) {
  const rows = await db
    .select({ email: tokens.email, expiresAt: tokens.expiresAt, createdAt: tokens.createdAt })
    .from(tokens)
    .where(and(eq(tokens.purpose, purpose), active))
    .orderBy(desc(tokens.expiresAt));
  return [...new Map(rows.toReversed().map((row) => [row.email, row])).values()].toReversed();
}

/** Deletes tokens a day after their expiry. */
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
 * Revokes an account's links that revert its email address, if issued since a given time: the link
 * to the older address prevails.
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

/** Invitations are valid only while the administrator who issued them is authorized. */
const invitations: TokenPurpose[] = ['invite', 'healer'];

/** Revokes the open invitations issued by an administrator. */
export async function endInvitationsBy(tx: Executor, issuedBy: string): Promise<void> {
  await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(inArray(tokens.purpose, invitations), eq(tokens.issuedBy, issuedBy), active));
}

/** Revokes an email address's open administrator invitations. @returns their number */
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
