import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ConsentUser } from '../accounts/consent-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { importChunks, importFiles, importKeys, importRows, imports } from './schema.ts';
import type { SourceData } from './source.ts';

const ofPersons = ['customer', 'order', 'review', 'gift-card'] as const;

/** The data of a previous shop about a user, as far as reports still contain it. One query. */
export async function listImportedOf(db: Executor, userId: string) {
  const rows = await db
    .select({ data: sql<Partial<SourceData>>`${importRows.data} - 'passwordHash'` })
    .from(importRows)
    .where(
      and(
        eq(importRows.kind, 'customer'),
        eq(importRows.targetId, userId),
        isNotNull(importRows.data),
      ),
    )
    .orderBy(importRows.id);
  return rows.map(({ data }) => data);
}

/**
 * Erases a user from the reports of imports, and replaces the email address by which they came in
 * by its hash: a later import recognises them and leaves the account deleted. Records that are
 * still to be stored are dropped; orders and gift cards stay without the customer.
 */
export async function eraseImported(
  tx: Executor,
  { id, verifiedEmail }: ConsentUser,
): Promise<void> {
  const own = and(eq(importKeys.kind, 'customer'), eq(importKeys.targetId, id));
  const keys = await tx.select({ key: importKeys.key }).from(importKeys).where(own);
  for (const { key } of keys)
    await tx
      .update(importKeys)
      .set({ key: hashToken(key) })
      .where(and(own, eq(importKeys.key, key)));
  const emails = [...keys.map(({ key }) => key), ...(verifiedEmail ? [verifiedEmail] : [])];
  if (emails.length === 0) return;
  const { kind, key, data, done, outcome, reason, title } = importRows;
  await tx
    .update(importRows)
    .set({
      ...{ data: null, title: '', key: sql`'deleted ' || ${importRows.id}`, done: true },
      outcome: sql`case when ${done} then ${outcome} else 'dropped' end`,
      reason: sql`case when ${done} then ${reason} else 'account_deleted' end`,
    })
    // A second record of the same customer has its line after the key.
    .where(and(eq(kind, 'customer'), inArray(sql`split_part(${key}, ' line ', 1)`, emails)));
  await tx
    .update(importRows)
    .set({
      data: sql`${data} || case when ${kind} = 'order' then '{"email": "", "address": null}'::jsonb
        else '{"email": ""}'::jsonb end`,
      title: sql`case when ${kind} = 'order' then ${title} else '' end`,
    })
    .where(and(inArray(kind, ['order', 'gift-card']), inArray(sql`${data} ->> 'email'`, emails)));
}

/**
 * Deletes imports that were left before their end this many days ago, and of finished ones the
 * files and the records of persons: their reports stay.
 */
export async function closeImports(db: Executor, days: number): Promise<void> {
  const old = lt(imports.changedAt, sql`now() - make_interval(days => ${days}::int)`);
  await db.delete(imports).where(and(inArray(imports.status, ['collecting', 'checked']), old));
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(imports)
      .set({ status: 'closed' })
      .where(and(eq(imports.status, 'finished'), old))
      .returning({ id: imports.id });
    const ids = closed.map(({ id }) => id);
    const files = tx
      .select({ id: importFiles.id })
      .from(importFiles)
      .where(inArray(importFiles.importId, ids));
    await tx.delete(importChunks).where(inArray(importChunks.fileId, files));
    await tx
      .update(importRows)
      .set({ data: null })
      .where(and(inArray(importRows.importId, ids), inArray(importRows.kind, [...ofPersons])));
  });
}
