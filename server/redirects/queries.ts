import { oldAddress } from '@jyotiratna/contract';
import { and, asc, count, gt, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { planRedirects } from './plan-redirects.ts';
import { type NewRedirect, type RedirectRow, redirects } from './schema.ts';

export type { NewRedirect, RedirectRow };

/**
 * The numbers of created, updated and unchanged rows, and the paths that would redirect to
 * themselves.
 */
export type Written = { created: number; updated: number; unchanged: number; looping: string[] };

/** Redirects of these addresses. One query. */
export async function findRedirects(
  db: Executor,
  paths: readonly string[],
): Promise<RedirectRow[]> {
  return db
    .select()
    .from(redirects)
    .where(inArray(redirects.path, [...paths]));
}

/**
 * Stores redirects, each with the end of its chain as its target, so that no request is redirected
 * twice; stored redirects that lead to one of the new paths are updated. Writers are serialised,
 * because two of them could create a loop. Rows per call: some thousands. Four queries.
 */
export async function writeRedirects(
  tx: Transaction,
  rows: readonly NewRedirect[],
): Promise<Written> {
  await lockInTransaction(tx, 'redirects');
  const paths = rows.map(({ path }) => path);
  const ends = rows.flatMap(({ target }) =>
    target.startsWith('/') ? (oldAddress(target) ?? []) : [],
  );
  const existing = await findRedirects(tx, [...new Set([...paths, ...ends])]);
  const { changed, unchanged, looping } = planRedirects(rows, existing);
  const known = new Set(existing.map(({ path }) => path));
  if (changed.length > 0) {
    await tx
      .insert(redirects)
      .values(changed)
      .onConflictDoUpdate({
        target: redirects.path,
        set: {
          target: sql`excluded.target`,
          targetPath: sql`excluded.target_path`,
          cause: sql`excluded.cause`,
        },
      });
    await leadOn(tx, changed);
  }
  const created = changed.filter(({ path }) => !known.has(path)).length;
  return { created, updated: changed.length - created, unchanged, looping };
}

/** Updates stored redirects whose target is the start of a new one. */
async function leadOn(
  tx: Transaction,
  changed: readonly Omit<RedirectRow, 'createdAt'>[],
): Promise<void> {
  const ends = sql.join(
    changed.map(({ path, target, targetPath }) => sql`(${path}, ${target}, ${targetPath}::text)`),
    sql`, `,
  );
  await tx.execute(sql`update ${redirects} set target = ends.target, target_path = ends.target_path
    from (values ${ends}) as ends (path, target, target_path)
    where ${redirects.targetPath} = ends.path and ${redirects.path} is distinct from ends.target_path`);
}

/** Deletes redirects. Idempotent: missing ones are ignored. @returns the deleted ones */
export async function removeRedirects(
  tx: Transaction,
  paths: readonly string[],
): Promise<RedirectRow[]> {
  await lockInTransaction(tx, 'redirects');
  return tx
    .delete(redirects)
    .where(inArray(redirects.path, [...paths]))
    .returning();
}

/** A page of redirects by path, and their total number. Two queries. */
export async function listRedirectRows(
  db: Executor,
  {
    search,
    after,
    limit,
  }: { search?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ rows: RedirectRow[]; total: number }> {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const matches: SQL | undefined = search
    ? or(ilike(redirects.path, pattern), ilike(redirects.target, pattern))
    : undefined;
  const rows = await db
    .select()
    .from(redirects)
    .where(and(matches, after === undefined ? undefined : gt(redirects.path, after)))
    .orderBy(asc(redirects.path))
    .limit(limit);
  const [row] = await db.select({ total: count() }).from(redirects).where(matches);
  return { rows, total: row?.total ?? 0 };
}
