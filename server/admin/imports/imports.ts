import { defined, ShopError } from '@jyotiratna/contract';
import {
  type Import,
  type ImportMapping,
  type ImportRow,
  importMapping,
} from '@jyotiratna/contract/admin/imports';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import {
  countRows,
  findImport,
  type ImportRecord,
  insertImport,
  latestMapping,
  listFiles,
  listImportRecords,
  moveImport,
  removeFileOf,
  removeImport,
} from './queries.ts';
import { listRows, type ReportRow, type RowFilter, retryFailed } from './row-queries.ts';
import { saveUploadedFile } from './save-uploaded-file.ts';

type Dependencies = Pick<Deps, 'db'>;
const maxImports = 20;
/** States in which files can be added and removed. */
const open = ['collecting', 'checked'] as const;

/** The latest imports. Three queries. */
export async function listImports({ db }: Dependencies): Promise<Import[]> {
  return present(db, await listImportRecords(db, maxImports));
}

/** @throws ShopError not_found */
export async function getImport({ db }: Dependencies, id: string): Promise<Import> {
  const [shown] = await present(db, [await found(db, id)]);
  return defined(shown);
}

/** Creates an import with the mapping of the latest one. */
export async function startImport(deps: Dependencies, actor: Admin): Promise<Import> {
  const mapping = (await latestMapping(deps.db)) ?? importMapping.parse({});
  const id = newId('imp_');
  await transact(deps.db, async (tx) => {
    await insertImport(tx, { id, mapping, byId: actor.id, byEmail: actor.email });
    await audit(tx, actor, 'import.start', `import:${id}`, {});
  });
  return getImport(deps, id);
}

/** @throws ShopError not_found, order_state while the import is running, upload_size */
export async function addImportFile(
  deps: Dependencies,
  id: string,
  name: string,
  stream: AsyncIterable<Buffer> & { truncated?: boolean },
): Promise<void> {
  await move(deps, id, open, {});
  await saveUploadedFile(deps, id, name, stream);
}

/** @throws ShopError not_found, order_state */
export async function removeImportFile(
  deps: Dependencies,
  id: string,
  fileId: string,
): Promise<Import> {
  await move(deps, id, open, {});
  if (!(await removeFileOf(deps.db, id, fileId))) throw new ShopError('not_found');
  return getImport(deps, id);
}

/** Requests the dry run. @throws ShopError not_found, order_state while the import is running */
export async function checkImport(
  deps: Dependencies,
  id: string,
  mapping: ImportMapping,
): Promise<Import> {
  await move(deps, id, ['collecting', 'checked', 'finished'], { status: 'checking', mapping });
  return getImport(deps, id);
}

/**
 * Requests the import itself. @throws ShopError not_found, order_state unless its dry run is
 * complete
 */
export async function runImport(deps: Dependencies, actor: Admin, id: string): Promise<Import> {
  await transact(deps.db, async (tx) => {
    await move({ db: tx }, id, ['checked'], { status: 'running' });
    await audit(tx, actor, 'import.run', `import:${id}`, {});
  });
  return getImport(deps, id);
}

/** Retries the failed rows. @throws ShopError not_found, order_state unless it is finished */
export async function retryImport(deps: Dependencies, id: string): Promise<Import> {
  await transact(deps.db, async (tx) => {
    await move({ db: tx }, id, ['finished'], { status: 'running' });
    await retryFailed(tx, id);
  });
  return getImport(deps, id);
}

/**
 * Deletes an import's files and report, also during the dry run. @throws ShopError not_found,
 * order_state while rows are being stored
 */
export async function deleteImport(deps: Dependencies, actor: Admin, id: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    await found(tx, id);
    if (!(await removeImport(tx, id))) throw new ShopError('order_state');
    await audit(tx, actor, 'import.delete', `import:${id}`, {});
  });
}

/** A page of the report. Two queries. @throws ShopError not_found */
export async function listImportRows(
  { db }: Dependencies,
  id: string,
  {
    limit = 50,
    cursor,
    ...filter
  }: RowFilter & { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ rows: ImportRow[]; nextCursor: string | null }> {
  await found(db, id);
  const after = cursor === undefined ? undefined : Number(cursor);
  const rows = await listRows(db, id, filter, { after, limit: limit + 1 });
  const page = rows.slice(0, limit).map(({ row, file }) => presentRow(row, file));
  return { rows: page, nextCursor: rows.length > limit ? String(defined(page.at(-1)).id) : null };
}

async function found(db: Executor, id: string): Promise<ImportRecord> {
  const record = await findImport(db, id);
  if (!record) throw new ShopError('not_found');
  return record;
}

type Change = Parameters<typeof moveImport>[3];

async function move(
  { db }: { db: Executor },
  id: string,
  from: Parameters<typeof moveImport>[2],
  change: Change,
): Promise<void> {
  await found(db, id);
  if (!(await moveImport(db, id, from, change))) throw new ShopError('order_state');
}

async function present(db: Executor, records: readonly ImportRecord[]): Promise<Import[]> {
  const ids = records.map(({ id }) => id);
  const [files, totals] = [await listFiles(db, ids), await countRows(db, ids)];
  return records.map(({ id, status, createdAt, byEmail, mapping, found: seen }) => {
    const own = totals.filter(({ importId }) => importId === id);
    const counts: Import['counts'] = {};
    for (const { kind, outcome, missing, count } of own) {
      const ofKind = counts[kind] ?? {};
      counts[kind] = ofKind;
      ofKind[outcome] = (ofKind[outcome] ?? 0) + count;
      if (missing && (outcome === 'created' || outcome === 'updated'))
        ofKind.missing = (ofKind.missing ?? 0) + count;
    }
    const countOf = (rows: typeof own) => rows.reduce((all, { count }) => all + count, 0);
    return {
      id,
      status,
      createdAt: createdAt.toISOString(),
      by: byEmail,
      files: files
        .filter(({ importId }) => importId === id)
        .map(({ id: fileId, name, bytes, system, kind, unreadableAt }) => ({
          id: fileId,
          ...{ name, bytes, system, kind, unreadableAt },
        })),
      mapping: importMapping.parse(mapping),
      found: seen,
      counts,
      done: countOf(own.filter(({ done }) => done)),
      total: countOf(own),
    };
  });
}

export function presentRow(row: ReportRow, file: string): ImportRow {
  const { id, line, kind, key, title, outcome, done, reason, detail, missing, targetId } = row;
  return { id, file, line, kind, key, title, outcome, done, reason, detail, missing, targetId };
}
