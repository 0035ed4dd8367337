import type { ImportStatus } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import type { ImportMapping } from '@jyotiratna/contract/admin/imports';
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  type ImportTarget,
  importChunks,
  importFiles,
  importRows,
  imports,
} from '../../imports/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type FileRow = typeof importFiles.$inferSelect;

export async function insertImport(
  db: Executor,
  row: typeof imports.$inferInsert,
): Promise<ImportRecord> {
  const [inserted] = await db.insert(imports).values(row).returning();
  return defined(inserted);
}

/** Imports, latest first. One query. */
export async function listImportRecords(db: Executor, limit: number): Promise<ImportRecord[]> {
  return db.select().from(imports).orderBy(desc(imports.createdAt), desc(imports.id)).limit(limit);
}

export async function findImport(db: Executor, id: string): Promise<ImportRecord | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/**
 * Changes an import's status and data if it is in one of the given states. @returns whether it was
 */
export async function moveImport(
  tx: Executor,
  id: string,
  from: readonly ImportStatus[],
  change: Partial<Pick<ImportRecord, 'status' | 'mapping' | 'found' | 'reader' | 'readerUntil'>>,
): Promise<boolean> {
  const rows = await tx
    .update(imports)
    .set({ ...change, changedAt: sql`now()` })
    .where(and(eq(imports.id, id), inArray(imports.status, [...from])))
    .returning({ id: imports.id });
  return rows.length > 0;
}

/** The latest import's mapping, the default for a new one. */
export async function latestMapping(db: Executor): Promise<ImportMapping | null> {
  const [row] = await db
    .select({ mapping: imports.mapping })
    .from(imports)
    .orderBy(desc(imports.createdAt))
    .limit(1);
  return row?.mapping ?? null;
}

/**
 * Deletes an import with its files and report, unless it is running. @returns whether it was
 * deleted
 */
export async function removeImport(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .delete(imports)
    .where(and(eq(imports.id, id), ne(imports.status, 'running')))
    .returning({ id: imports.id });
  return rows.length > 0;
}

const lease = sql`now() + interval '60 seconds'`;

/**
 * Claims the dry run of the oldest import without a valid lease.
 * @returns the import; null without one
 */
export async function claimFileRead(db: Executor, reader: string): Promise<ImportRecord | null> {
  const free = or(isNull(imports.readerUntil), lt(imports.readerUntil, sql`now()`));
  const [next] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.status, 'checking'), free))
    .orderBy(asc(imports.createdAt))
    .limit(1);
  if (!next) return null;
  const [row] = await db
    .update(imports)
    .set({ reader, readerUntil: lease })
    .where(and(eq(imports.id, next.id), eq(imports.status, 'checking'), free))
    .returning();
  return row ?? null;
}

/** Renews the lease. @returns false if another process has it, or the dry run was ended */
export async function saveReadResult(tx: Executor, id: string, reader: string): Promise<boolean> {
  const rows = await tx
    .update(imports)
    .set({ readerUntil: lease })
    .where(and(eq(imports.id, id), eq(imports.reader, reader), eq(imports.status, 'checking')))
    .returning({ id: imports.id });
  return rows.length > 0;
}

/** Ends the dry run and its lease; a successful one saves the names that an owner may map. */
export async function endFileRead(
  tx: Executor,
  id: string,
  reader: string,
  result: { status: 'checked'; found: ImportTarget } | { status: 'collecting' },
): Promise<void> {
  await tx
    .update(imports)
    .set({ ...result, reader: null, readerUntil: null, changedAt: sql`now()` })
    .where(and(eq(imports.id, id), eq(imports.reader, reader)));
}

/** Running imports, in order of creation. */
export async function listRunning(db: Executor): Promise<ImportRecord[]> {
  return db
    .select()
    .from(imports)
    .where(eq(imports.status, 'running'))
    .orderBy(asc(imports.createdAt));
}

export async function insertFile(
  tx: Executor,
  row: typeof importFiles.$inferInsert,
): Promise<void> {
  await tx.insert(importFiles).values(row);
}

export async function changeFile(
  tx: Executor,
  id: string,
  change: Partial<Pick<FileRow, 'bytes' | 'system' | 'kind' | 'unreadableAt'>>,
): Promise<void> {
  await tx.update(importFiles).set(change).where(eq(importFiles.id, id));
}

export async function insertChunk(
  tx: Executor,
  fileId: string,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  await tx.insert(importChunks).values({ fileId, position, bytes });
}

/** @returns whether the file existed */
export async function removeFileOf(
  tx: Executor,
  importId: string,
  fileId: string,
): Promise<boolean> {
  const rows = await tx
    .delete(importFiles)
    .where(and(eq(importFiles.id, fileId), eq(importFiles.importId, importId)))
    .returning({ id: importFiles.id });
  return rows.length > 0;
}

/** Files of imports, in order of upload. One query. */
export async function listFiles(db: Executor, importIds: readonly string[]): Promise<FileRow[]> {
  if (importIds.length === 0) return [];
  return db
    .select()
    .from(importFiles)
    .where(inArray(importFiles.importId, [...importIds]))
    .orderBy(asc(importFiles.createdAt), asc(importFiles.id));
}

/** The bytes of a file, chunk by chunk. */
export async function* readChunks(db: Executor, fileId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const bytes = await readChunk(db, fileId, position);
    if (!bytes) return;
    yield bytes;
  }
}

/** One chunk of a file; null beyond its end. One query. */
export async function readChunk(
  db: Executor,
  fileId: string,
  position: number,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bytes: importChunks.bytes })
    .from(importChunks)
    .where(and(eq(importChunks.fileId, fileId), eq(importChunks.position, position)));
  return row ? new Uint8Array(row.bytes) : null;
}

/** Counts rows of imports by kind, outcome and whether they are done. One query. */
export async function countRows(db: Executor, importIds: readonly string[]) {
  if (importIds.length === 0) return [];
  return db
    .select({
      importId: importRows.importId,
      kind: importRows.kind,
      outcome: importRows.outcome,
      done: importRows.done,
      missing: sql<boolean>`${importRows.missing} <> '[]'::jsonb`,
      count: sql<number>`count(*)::int`,
    })
    .from(importRows)
    .where(inArray(importRows.importId, [...importIds]))
    .groupBy(importRows.importId, importRows.kind, importRows.outcome, importRows.done, sql`5`);
}
