import { asc, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { documentRevisions, documents } from '../../documents/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/**
 * SQL for a healer's content: the published version; if unpublished, the last published one; else
 * the draft. Columns are fully qualified, since Drizzle omits the tables in a select from one
 * table.
 */
const lastContent = sql`coalesce("documents"."published", (
  select "document_revisions"."content" from ${documentRevisions}
  where "document_revisions"."kind" = 'healer' and "document_revisions"."document_id" = "documents"."id"
  order by "document_revisions"."version" desc limit 1), "documents"."draft")`;

const nameIn = (language: 'en' | 'hi') =>
  sql<string>`${lastContent} #>> ${`{${language},name}`}::text[]`;

/** The names of all healers, including unpublished ones. */
export async function listHealerNames(
  db: Executor,
): Promise<{ id: string; name: string; nameHi: string }[]> {
  return db
    .select({ id: documents.id, name: nameIn('en'), nameHi: nameIn('hi') })
    .from(documents)
    .where(eq(documents.kind, 'healer'))
    .orderBy(asc(documents.position), asc(documents.id));
}

/** SQL column for another query: the name of the healer `id`; null for an unknown id. */
export function healerNameOf(id: Column, language: 'en' | 'hi'): SQL<string | null> {
  return sql<
    string | null
  >`(select ${nameIn(language)} from ${documents} where "documents"."kind" = 'healer' and "documents"."id" = ${id})`;
}
