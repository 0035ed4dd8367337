import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from '../platform/database/lock-data-dir.ts';

/** The requested operation is impossible; the message is displayed to the operator. */
export class CopyRejected extends Error {}

/**
 * Copies the data folder (database, images, emails, the sandbox's ledger) while no process uses it,
 * so that the copy is consistent. It gets its final name once it is complete and flushed to disk.
 * @param target a folder that does not exist yet
 * @throws CopyRejected, DataDirInUse while the shop runs
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const to = path.resolve(target);
  if (!holdsDatabase(dataDir))
    throw new CopyRejected(`There is no embedded database in ${dataDir}.`);
  if (existsSync(to))
    throw new CopyRejected(`${to} exists already. Name a folder that is still to be made.`);
  if (isWithin(dataDir, to))
    throw new CopyRejected(`${to} lies within ${dataDir}. A backup belongs elsewhere.`);
  const unlock = await lockDataDir(dataDir);
  const part = `${to}.part`;
  try {
    await rm(part, { recursive: true, force: true });
    await cp(dataDir, part, { recursive: true, preserveTimestamps: true });
    await bringToDisk(part);
    await rename(part, to);
  } finally {
    await unlock();
  }
}

/**
 * Restores a backup into an empty data folder. Existing data is never overwritten: it must be moved
 * elsewhere first.
 * @throws CopyRejected, DataDirInUse while the shop runs
 */
export async function restore(source: string, dataDir: string): Promise<void> {
  const from = path.resolve(source);
  if (!holdsDatabase(from)) throw new CopyRejected(`${from} is no backup: it holds no database.`);
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataDir(dataDir);
  const part = path.join(dataDir, 'restoring');
  try {
    await rm(part, { recursive: true, force: true });
    if ((await readdir(dataDir)).length > 0)
      throw new CopyRejected(`${dataDir} is not empty. Move what is in it away, then restore.`);
    await cp(from, part, { recursive: true, preserveTimestamps: true });
    await bringToDisk(part);
    // The database is copied last: a shop started on an incomplete restore then finds no database,
    // rather than one without images.
    const names = (await readdir(part)).sort(
      (a, b) => Number(a === 'database') - Number(b === 'database'),
    );
    for (const name of names) await rename(path.join(part, name), path.join(dataDir, name));
    await rm(part, { recursive: true });
  } finally {
    await unlock();
  }
}

/** Whether the folder contains an embedded database. */
export function holdsDatabase(folder: string): boolean {
  return existsSync(path.join(folder, 'database', 'PG_VERSION'));
}

function isWithin(folder: string, file: string): boolean {
  const route = path.relative(folder, file);
  return (
    route === '' || !(route === '..' || route.startsWith(`..${path.sep}`) || path.isAbsolute(route))
  );
}

/**
 * Flushes a folder to disk (fsync): the system may buffer writes for half a minute, which a power
 * failure would lose.
 */
async function bringToDisk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(path.join(entry.parentPath, entry.name), 'r+');
    await file.sync().finally(() => file.close());
  }
}
