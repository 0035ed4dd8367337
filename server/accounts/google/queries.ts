import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import type { UserRow } from '../queries.ts';
import { identities, users } from '../schema.ts';

/** The active account linked to this identity at a provider. */
export async function findUserByIdentity(
  db: Executor,
  issuer: string,
  subject: string,
): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(eq(identities.issuer, issuer), eq(identities.subject, subject), isNull(users.deletedAt)),
    );
  return row?.user ?? null;
}

/** Links an identity to an account; false if it is linked already. */
export async function insertIdentity(
  tx: Executor,
  row: { issuer: string; subject: string; userId: string },
): Promise<boolean> {
  const inserted = await tx.insert(identities).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Unlinks all identities of an account. @returns their number */
export async function deleteIdentitiesOf(tx: Executor, userId: string): Promise<number> {
  const rows = await tx
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ subject: identities.subject });
  return rows.length;
}

/** The first identity linked to an account; null without one. */
export async function findIdentityOf(db: Executor, userId: string) {
  const [row] = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt)
    .limit(1);
  return row ?? null;
}
