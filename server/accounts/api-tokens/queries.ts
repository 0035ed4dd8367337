import type { TokenScope } from '@jyotiratna/contract';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { passkeys, secondFactors } from '../credentials-schema.ts';
import { apiTokens, users } from '../schema.ts';
import { secondFactorIsRequired } from '../second-factor/required-queries.ts';

/** A valid API token with its creator, who must be an administrator; `unusedFor` in seconds. */
export async function readToken(db: Executor, hash: string) {
  const [row] = await db
    .select({
      tokenId: apiTokens.id,
      tokenName: apiTokens.name,
      scopes: apiTokens.scopes,
      unusedFor: sql<number | null>`extract(epoch from now() - ${apiTokens.lastUsedAt})::float8`,
      id: users.id,
      email: users.email,
      name: users.name,
      image: users.image,
      duty: users.duty,
      locale: users.locale,
      mustChangePassword: users.mustChangePassword,
      secondFactorMissing: sql<boolean>`${secondFactorIsRequired} and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}) and not exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.hash, hash),
        gt(apiTokens.expiresAt, sql`now()`),
        eq(users.role, 'admin'),
        isNull(users.deletedAt),
      ),
    );
  return row ?? null;
}

/** Marks a token as used now. */
export async function touchToken(db: Executor, id: string): Promise<void> {
  await db.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, id));
}

/** Counts an administrator's valid API tokens; the caller must have locked the user's row. */
export async function countTokens(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ tokens: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), gt(apiTokens.expiresAt, sql`now()`)));
  return row?.tokens ?? 0;
}

type NewToken = {
  id: string;
  name: string;
  hash: string;
  ending: string;
  scopes: TokenScope[];
  userId: string;
};

/** Adds an API token that is valid for `days` days. */
export async function insertApiToken(db: Executor, token: NewToken, days: number): Promise<void> {
  await db
    .insert(apiTokens)
    .values({ ...token, expiresAt: sql`now() + make_interval(days => ${days}::int)` });
}

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  ending: apiTokens.ending,
  scopes: apiTokens.scopes,
  createdBy: users.email,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
  expired: sql<boolean>`${apiTokens.expiresAt} <= now()`,
};

/** All tokens, latest first. */
export async function listTokenRows(db: Executor) {
  return db
    .select(columns)
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}

/** Deletes a token; null when it was deleted already. */
export async function deleteToken(db: Executor, id: string) {
  const [row] = await db.delete(apiTokens).where(eq(apiTokens.id, id)).returning();
  return row ?? null;
}

/** Deletes the tokens of an administrator. */
export async function deleteTokensOf(db: Executor, userId: string): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
}
