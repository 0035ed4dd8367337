import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dayMs, itemAt } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { type ImageRef, imageFiles, singleFiles } from '../../platform/images/image-names.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { findImages } from '../pictures/queries.ts';
import { listArchiveLines } from './archive-queries.ts';
import { archiveTables } from './archive-tables.ts';
import {
  claimArchive,
  extendClaim,
  finishArchive,
  listExisting,
  listExpired,
  removeArchive,
} from './queries.ts';
import type { ArchiveCursor, ArchiveRow } from './schema.ts';
import { tarEnd, tarEntry } from './tar.ts';

/** Maximum rows, and images, of a chunk, which limits the memory used. */
const rowsAtOnce = 500;
const imageConcurrency = 20;
const imageTable = archiveTables.findIndex(({ name }) => name === 'pictures');

type Dependencies = Pick<Deps, 'db' | 'env' | 'images' | 'log'>;

/** The path of a tar file on this machine. */
export const archivePath = ({ DATA_DIR }: Deps['env'], id: string) =>
  path.join(DATA_DIR, 'archives', `${id}.tar`);

/** Writes the requested archives, and deletes expired ones. */
export async function makeArchives(deps: Dependencies): Promise<void> {
  for (const { id } of await listExpired(deps.db)) {
    await rm(archivePath(deps.env, id), { force: true });
    await removeArchive(deps.db, id);
  }
  await deleteOrphanFiles(deps);
  for (let row = await claimArchive(deps.db); row; row = await claimArchive(deps.db))
    await writeArchive(deps, row);
}

/** A deletion may be killed before its file is deleted, or meet a process that opens it anew. */
async function deleteOrphanFiles(deps: Dependencies): Promise<void> {
  const files = await readdir(path.dirname(archivePath(deps.env, ''))).catch(() => []);
  const ids = files.filter((file) => file.endsWith('.tar')).map((file) => path.parse(file).name);
  const existing = new Set(ids.length > 0 ? await listExisting(deps.db, ids) : []);
  for (const file of ids.filter((id) => !existing.has(id)).map((id) => archivePath(deps.env, id))) {
    const { ARCHIVE_DAYS } = await readSettings(deps);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ARCHIVE_DAYS * dayMs) await rm(file, { force: true });
  }
}

async function writeArchive(deps: Dependencies, claimed: ArchiveRow): Promise<void> {
  const file = archivePath(deps.env, claimed.id);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  // The file was deleted or is on another machine: writing starts over.
  let row: ArchiveRow =
    size < claimed.bytes ? { ...claimed, bytes: 0, done: 0, cursor: firstCursor } : claimed;
  const handle = await open(file, size === 0 ? 'w' : 'r+', 0o600);
  try {
    await handle.truncate(row.bytes);
    for (;;) {
      const chunk = row.bytes === 0 ? opening(row) : await nextChunk(deps, row.cursor);
      // A chunk may take longer than a claim: another process may write the file by now.
      const own = await extendClaim(deps.db, row, row);
      if (!own) return;
      await handle.write(chunk.bytes, 0, chunk.bytes.length, row.bytes);
      await handle.sync();
      const bytes = row.bytes + chunk.bytes.length;
      const done = row.done + chunk.done;
      if (chunk.last) {
        const { ARCHIVE_DAYS: days } = await readSettings(deps);
        return await finishArchive(deps.db, own, { bytes, done, days });
      }
      const next = await extendClaim(deps.db, own, { bytes, cursor: chunk.cursor, done });
      if (!next) return;
      row = next;
    }
  } finally {
    await handle.close();
  }
}

type Chunk = { bytes: Buffer; cursor: ArchiveCursor; done: number; last?: boolean };

export const firstCursor: ArchiveCursor = { table: 0, part: 1, after: null, counts: {} };

function opening({ createdAt }: ArchiveRow): Chunk {
  const tables = archiveTables.map(({ name }) => name);
  const manifest = {
    format: 'jyotiratna-archive',
    version: 1,
    createdAt: createdAt.toISOString(),
    tables,
  };
  return {
    bytes: tarEntry('archive.json', Buffer.from(JSON.stringify(manifest, null, 2))),
    cursor: firstCursor,
    done: 0,
  };
}

async function nextChunk(deps: Dependencies, cursor: ArchiveCursor): Promise<Chunk> {
  if (cursor.table > archiveTables.length) {
    const end = tarEntry('end.json', Buffer.from(JSON.stringify({ rows: inOrder(cursor.counts) })));
    return { bytes: Buffer.concat([end, tarEnd]), cursor, done: 0, last: true };
  }
  return cursor.table === archiveTables.length ? imageChunk(deps, cursor) : rowChunk(deps, cursor);
}

/** Sorts counts by table, because jsonb does not preserve the order of keys. */
const inOrder = (counts: Record<string, number>) =>
  Object.fromEntries(archiveTables.map(({ name }) => [name, counts[name] ?? 0]));

async function rowChunk({ db }: Dependencies, cursor: ArchiveCursor): Promise<Chunk> {
  const table = itemAt(archiveTables, cursor.table);
  const lines = await transact(db, (tx) => listArchiveLines(tx, table, cursor.after, rowsAtOnce));
  const counts = {
    ...cursor.counts,
    [table.name]: (cursor.counts[table.name] ?? 0) + lines.length,
  };
  const name = `${table.name}-${String(cursor.part).padStart(6, '0')}.jsonl`;
  const bytes =
    lines.length > 0 ? tarEntry(name, Buffer.from(`${lines.join('\n')}\n`)) : Buffer.alloc(0);
  const next = { counts, ...after(cursor, lines, rowsAtOnce) };
  return { bytes, cursor: next, done: lines.length };
}

/** The files of the next images: every width and format, or the document or video. */
async function imageChunk(
  { db, images, log }: Dependencies,
  cursor: ArchiveCursor,
): Promise<Chunk> {
  const table = itemAt(archiveTables, imageTable);
  const lines = await transact(db, (tx) =>
    listArchiveLines(tx, table, cursor.after, imageConcurrency),
  );
  const rows = await findImages(
    db,
    lines.map((line) => (JSON.parse(line) as { id: string }).id),
  );
  const entries: Buffer[] = [];
  for (const row of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const before = entries.length;
    for (const file of storedFiles(row)) {
      const found = await images.read(file);
      if (found) entries.push(tarEntry(`images/${file}`, found.bytes));
    }
    if (entries.length === before)
      log.warn({ image: row.id }, 'the files of an image are missing in the archive');
  }
  const next = { counts: cursor.counts, ...after(cursor, lines, imageConcurrency) };
  return { bytes: Buffer.concat(entries), cursor: next, done: lines.length };
}

function storedFiles({ id, widths }: ImageRef): string[] {
  return widths.length > 0 ? imageFiles({ id, widths }) : singleFiles(id);
}

function after({ table, part }: ArchiveCursor, lines: readonly string[], limit: number) {
  if (lines.length < limit) return { table: table + 1, part: 1, after: null };
  return { table, part: part + 1, after: lines.at(-1) ?? null };
}
