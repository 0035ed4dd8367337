import type { ImportKind, ImportOutcome } from '@jyotiratna/contract';
import { defined, itemAt } from '@jyotiratna/contract';
import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { importFiles, importKeys, importRows } from '../../imports/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { hashToken } from '../../platform/secrets/token.ts';

export type ReportRow = typeof importRows.$inferSelect;
export type PendingRow = ReportRow;
export type NewImportRow = typeof importRows.$inferInsert;
export type KeyRow = typeof importKeys.$inferSelect;
type Key = Pick<KeyRow, 'system' | 'kind' | 'key'>;

/** Deletes an import's report, before a new dry run. */
export async function clearRows(tx: Executor, importId: string): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, importId));
}

/** Adds rows to the report. One query. */
export async function insertImportRows(tx: Executor, rows: readonly NewImportRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(importRows)
      .values([...rows])
      .onConflictDoNothing();
}

/**
 * Earlier imports of these keys, by kind and key. The key of a customer with a deleted account is a
 * hash. One query for each kind and system.
 */
export async function findKeys(db: Executor, keys: readonly Key[]): Promise<Map<string, KeyRow>> {
  const groups = Map.groupBy(keys, ({ system, kind }) => `${system} ${kind}`);
  const found = new Map<string, KeyRow>();
  for (const group of groups.values()) {
    const { system, kind } = itemAt(group, 0);
    const names = new Map(group.map(({ key }) => [key, key]));
    if (kind === 'customer') for (const { key } of group) names.set(hashToken(key), key);
    const rows = await db
      .select()
      .from(importKeys)
      .where(
        and(
          eq(importKeys.system, system),
          eq(importKeys.kind, kind),
          inArray(importKeys.key, [...names.keys()]),
        ),
      );
    for (const row of rows)
      found.set(importKeyOf({ system, kind, key: names.get(row.key) ?? row.key }), row);
  }
  return found;
}

export const importKeyOf = ({ system, kind, key }: Key) => `${system} ${kind} ${key}`;

/** Saves the keys of imported rows. One query. */
export async function saveKeys(
  tx: Transaction,
  rows: readonly (typeof importKeys.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(importKeys)
    .values([...rows])
    .onConflictDoUpdate({
      target: [importKeys.system, importKeys.kind, importKeys.key],
      set: {
        hash: sql`excluded.hash`,
        quantities: sql`coalesce(excluded.quantities, ${importKeys.quantities})`,
      },
    });
}

/**
 * Pending rows of a kind, locked until the transaction is complete; rows locked by another process
 * are skipped. One query.
 */
export async function takePending(
  tx: Transaction,
  importId: string,
  kind: ImportKind,
  limit: number,
): Promise<PendingRow[]> {
  return pendingRows(tx, importId, kind, limit).for('update', { skipLocked: true });
}

/**
 * Pending rows of a kind without a lock, for rows that are safe to store twice (idempotent). One
 * query.
 */
export async function listPendingRows(
  db: Executor,
  importId: string,
  kind: ImportKind,
  limit: number,
): Promise<PendingRow[]> {
  return pendingRows(db, importId, kind, limit);
}

function pendingRows(db: Executor, importId: string, kind: ImportKind, limit: number) {
  return db
    .select()
    .from(importRows)
    .where(
      and(eq(importRows.importId, importId), eq(importRows.kind, kind), eq(importRows.done, false)),
    )
    .orderBy(asc(importRows.id))
    .limit(limit);
}

/** The first kind, in the given order, with pending rows; null without any. One query. */
export async function nextKind(
  db: Executor,
  importId: string,
  order: readonly ImportKind[],
): Promise<ImportKind | null> {
  const rows = await db
    .selectDistinct({ kind: importRows.kind })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.done, false)));
  return order.find((kind) => rows.some((row) => row.kind === kind)) ?? null;
}

type RowOutcome = Pick<ReportRow, 'outcome' | 'reason' | 'detail' | 'targetId'>;

/** Saves a record's outcome, and erases a customer's password hash. One query. */
export async function settleRow(tx: Executor, id: number, outcome: RowOutcome): Promise<void> {
  await tx
    .update(importRows)
    .set({
      ...outcome,
      done: true,
      leaseUntil: null,
      data: sql`case when ${importRows.kind} = 'customer'
        then ${importRows.data} || '{"passwordHash": null}' else ${importRows.data} end`,
    })
    .where(eq(importRows.id, id));
}

/** Saves the outcomes of several rows at once. One query. */
export async function settleRows(
  tx: Executor,
  rows: readonly { id: number; outcome: ImportOutcome; targetId: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.join(
    rows.map(({ id, outcome, targetId }) => sql`(${id}::int, ${outcome}, ${targetId})`),
    sql`, `,
  );
  await tx.execute(sql`update ${importRows} set done = true, outcome = v.outcome, target_id = v.target
    from (values ${values}) as v (id, outcome, target) where ${importRows.id} = v.id`);
}

/** Claims the next image to fetch, with a lease. @returns the record; null without one */
export async function claimImage(
  db: Executor,
  importId: string,
  seconds: number,
): Promise<PendingRow | null> {
  const free = or(isNull(importRows.leaseUntil), lt(importRows.leaseUntil, sql`now()`));
  const [next] = await db
    .select({ id: importRows.id })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.kind, 'image'),
        eq(importRows.done, false),
        free,
      ),
    )
    .orderBy(asc(importRows.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return null;
  const [row] = await db
    .update(importRows)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${seconds}::int)` })
    .where(and(eq(importRows.id, next.id), eq(importRows.done, false), free))
    .returning();
  return row ?? null;
}

/** Marks failed rows as pending again. @returns their number */
export async function retryFailed(tx: Executor, importId: string): Promise<number> {
  const rows = await tx
    .update(importRows)
    .set({ done: false, outcome: 'created', reason: null, detail: '', leaseUntil: null })
    .where(and(eq(importRows.importId, importId), eq(importRows.outcome, 'failed')))
    .returning({ id: importRows.id });
  return rows.length;
}

/** A record of an import by its key. One query. */
export async function findRow(
  db: Executor,
  importId: string,
  kind: ImportKind,
  key: string,
): Promise<ReportRow | null> {
  const [row] = await db
    .select()
    .from(importRows)
    .where(
      and(eq(importRows.importId, importId), eq(importRows.kind, kind), eq(importRows.key, key)),
    );
  return row ?? null;
}

/** Counts pending images of a product or a review. One query. */
export async function countPendingImages(
  db: Executor,
  importId: string,
  key: string,
): Promise<number> {
  return db.$count(
    importRows,
    and(
      eq(importRows.importId, importId),
      eq(importRows.kind, 'image'),
      eq(importRows.done, false),
      sql`${importRows.data} -> 'of' ->> 'key' = ${key}`,
    ),
  );
}

export type RowFilter = {
  kind?: ImportKind | undefined;
  outcome?: ImportOutcome | 'missing' | undefined;
};

/** A page of a report's rows after an id, in the order of the files. One query. */
export async function listRows(
  db: Executor,
  importId: string,
  { kind, outcome }: RowFilter,
  { after, limit }: { after?: number | undefined; limit: number },
) {
  const result: SQL | undefined =
    outcome === 'missing'
      ? sql`${importRows.missing} <> '[]'::jsonb and ${importRows.outcome} in ('created', 'updated')`
      : outcome && eq(importRows.outcome, outcome);
  return db
    .select({ row: importRows, file: importFiles.name })
    .from(importRows)
    .innerJoin(importFiles, eq(importFiles.id, importRows.fileId))
    .where(
      and(
        eq(importRows.importId, importId),
        kind && eq(importRows.kind, kind),
        result,
        after === undefined ? undefined : gt(importRows.id, after),
      ),
    )
    .orderBy(asc(importRows.id))
    .limit(limit);
}

/** Positions of a product's images in its file, by image id. One query. */
export async function listImageTargets(
  db: Executor,
  importId: string,
  key: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      id: importRows.targetId,
      position: sql<number>`(${importRows.data} ->> 'position')::int`,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.kind, 'image'),
        sql`${importRows.data} -> 'of' ->> 'key' = ${key}`,
        sql`${importRows.targetId} is not null`,
      ),
    );
  return new Map(rows.map(({ id, position }) => [defined(id), position]));
}

/** Ids of a product's imported images, by their URL in the file. One query. */
export async function listImageUrls(
  db: Executor,
  importId: string,
  key: string,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: importRows.targetId, url: sql<string>`${importRows.data} ->> 'url'` })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.kind, 'image'),
        sql`${importRows.data} -> 'of' ->> 'key' = ${key}`,
        sql`${importRows.targetId} is not null`,
      ),
    );
  return new Map(rows.map(({ id, url }) => [url, defined(id)]));
}
