import { createHash, randomUUID } from 'node:crypto';
import { defined, importKinds, limits, sliceText } from '@jyotiratna/contract';
import type { ImportSource, SourceImageRow } from '../../imports/source.ts';
import { InvalidCsv } from '../../platform/csv/read-records.ts';
import { isDatabaseBusy } from '../../platform/database/is-database-busy.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { isShopEmpty } from '../archives/archive-queries.ts';
import { dropOrphans } from './drop-orphans.ts';
import { foundIn } from './found.ts';
import { keysOf, planRow } from './plan-row.ts';
import {
  changeFile,
  claimFileRead,
  endFileRead,
  type FileRow,
  type ImportRecord,
  listFiles,
  readChunks,
  saveReadResult,
} from './queries.ts';
import { readFile } from './read/read-file.ts';
import { hasArchiveEnd } from './read-part.ts';
import { clearRows, findKeys, insertImportRows, type NewImportRow } from './row-queries.ts';

/** Rows per transaction: a fraction of a second of work. */
const batch = 400;

/**
 * Runs the requested dry run of an import: reads its files and writes the report with the planned
 * outcome of every record. A killed run starts over; a lease prevents two processes from reading
 * one import. A permanent error is recorded on the file and ends the run without a report.
 * @returns whether there was one to run
 */
export async function checkImports(deps: Pick<Deps, 'db' | 'log'>): Promise<boolean> {
  const reader = randomUUID();
  const record = await claimFileRead(deps.db, reader);
  if (!record) return false;
  await readAll(deps, record, reader);
  return true;
}

/** Another process has taken over the import's lease. */
class Superseded extends Error {}

async function readAll(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  record: ImportRecord,
  reader: string,
): Promise<void> {
  const found = foundIn();
  const keys = new Set<string>();
  const known = new Map<string, boolean>();
  let rows: NewImportRow[] = [];
  let current: { file: FileRow; line: number } | null = null;
  const store = async () => {
    const some = rows;
    await transact(db, async (tx) => {
      if (!(await saveReadResult(tx, record.id, reader))) throw new Superseded();
      const before = await findKeys(tx, some.flatMap(keysOf));
      const planned = some.map((row) => planRow(row, before, record.mapping));
      await insertImportRows(tx, await dropOrphans(tx, planned, known));
    });
    rows = [];
  };
  try {
    await transact(db, async (tx) => {
      if (!(await saveReadResult(tx, record.id, reader))) throw new Superseded();
      await clearRows(tx, record.id);
    });
    const files = (await listFiles(db, [record.id])).toSorted(
      (one, other) =>
        importKinds.indexOf(one.kind ?? 'image') - importKinds.indexOf(other.kind ?? 'image'),
    );
    for (const file of files) {
      if (!file.kind || !file.system) continue;
      current = { file, line: 1 };
      const isArchiveRejected = file.kind === 'archive' && !(await isShopEmpty(db));
      for await (const read of unlessUnreadable(db, file)) {
        current.line = read.line;
        const source = isArchiveRejected && read.data ? skippedSource(read) : read;
        if (source.data) found.note(source.data, record.mapping);
        for (const row of rowsOf(record.id, file, source)) {
          const own = `${row.kind} ${row.key}`;
          rows.push(keys.has(own) ? duplicateRow(row) : row);
          keys.add(own);
        }
        if (rows.length >= batch) await store();
      }
      await store();
    }
    await endFileRead(db, record.id, reader, { status: 'checked', found: found.result() });
  } catch (error) {
    if (error instanceof Superseded) return;
    if (isDatabaseBusy(error)) throw error;
    log.error({ err: error, file: current?.file.id }, 'the dry run of an import failed');
    if (current)
      await changeFile(db, current.file.id, { unreadableAt: rows[0]?.line ?? current.line });
    await endFileRead(db, record.id, reader, { status: 'collecting' });
  }
}

/** Yields the rows up to the first unreadable line, whose number is recorded on the file. */
async function* unlessUnreadable(db: Deps['db'], file: FileRow): AsyncGenerator<ImportSource> {
  let unreadableAt: number | null = null;
  try {
    const format = { system: defined(file.system), kind: defined(file.kind) };
    const complete = format.kind !== 'archive' || (await hasArchiveEnd(db, file));
    yield* readFile(readChunks(db, file.id), format, complete);
  } catch (error) {
    if (!(error instanceof InvalidCsv)) throw error;
    unreadableAt = error.line;
  }
  await changeFile(db, file.id, { unreadableAt });
}

/** An archive is skipped if the shop already has products, orders or customers. */
function skippedSource({ line, key, title, data }: ImportSource): ImportSource {
  return { line, key, title, kind: data?.kind ?? 'archive', skipped: 'shop_not_empty' };
}

function rowsOf(importId: string, file: FileRow, source: ImportSource): NewImportRow[] {
  const { line, title } = source;
  const key = sliceText(source.key, 300);
  const common = {
    importId,
    fileId: file.id,
    line,
    system: defined(file.system),
    title: sliceText(title, 200),
  };
  if (!source.data) {
    const { kind, skipped: reason, detail = '' } = source;
    return [
      {
        ...common,
        key,
        kind,
        data: null,
        hash: '',
        outcome: 'dropped',
        done: true,
        reason,
        detail: sliceText(detail, 300),
      },
    ];
  }
  const { data } = source;
  const row: NewImportRow = {
    ...common,
    key,
    kind: data.kind,
    data,
    hash: hashOf(data),
    outcome: 'created',
  };
  const urls =
    data.kind === 'product'
      ? data.images
      : data.kind === 'review'
        ? data.imageUrls.map((url) => ({ url, alt: '' }))
        : [];
  const images = urls.map(({ url, alt }, position): NewImportRow => {
    const image: SourceImageRow = {
      kind: 'image',
      url,
      alt,
      position,
      of: { kind: data.kind as 'product', key },
    };
    const many = position >= limits.imagesPerProduct;
    return {
      ...common,
      kind: 'image',
      key: `${key} ${hashOf(url)}`,
      title: sliceText(url, 200),
      data: image,
      hash: hashOf({ url }),
      ...(many
        ? { outcome: 'dropped', done: true, reason: 'images_many' }
        : { outcome: 'created' }),
    };
  });
  return [row, ...images];
}

/** A second record with the same key in the files. */
function duplicateRow(row: NewImportRow): NewImportRow {
  return {
    ...row,
    key: `${row.key} line ${row.line}`,
    outcome: 'dropped',
    done: true,
    reason: 'duplicate',
    data: null,
  };
}

const hashOf = (data: unknown) =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
