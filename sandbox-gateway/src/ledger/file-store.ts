import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { LedgerRow } from '../entities.ts';
import { applyChanges, type Store, type StoreChange } from './store.ts';

/**
 * A store in one file, with a JSON line per set of changes. Data persisted by `append` survives
 * `kill -9` of the process (not a power failure: the sandbox has no real money). Opening rewrites
 * the file as a snapshot. Only one process may open it at a time.
 * @param path the file; its folder is created
 */
export function openFileStore<Saved extends { id: string } = LedgerRow>(
  path: string,
): Store<Saved> {
  mkdirSync(dirname(path), { recursive: true });
  const rows = readRows<Saved>(path);
  writeSnapshot(path, rows);
  const file = openSync(path, 'a');

  return {
    load: () => [...rows.values()],
    append(changes) {
      applyChanges(rows, changes);
      writeAll(file, line(changes));
    },
    clear() {
      rows.clear();
      ftruncateSync(file, 0);
    },
    close: () => closeSync(file),
  };
}

const line = (changes: readonly StoreChange<{ id: string }>[]) => `${JSON.stringify(changes)}\n`;

function readRows<Saved extends { id: string }>(path: string): Map<string, Saved> {
  const rows = new Map<string, Saved>();
  const lines = readIfThere(path).split('\n');
  // Text after the last line break is an incomplete line from a crash.
  for (const text of lines.slice(0, -1))
    applyChanges(rows, JSON.parse(text) as StoreChange<Saved>[]);
  return rows;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw failure;
  }
}

function writeSnapshot(path: string, rows: ReadonlyMap<string, { id: string }>): void {
  const file = openSync(`${path}.new`, 'w');
  for (const row of rows.values()) writeAll(file, line([{ put: row }]));
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}

/** Writes all of the text: `writeSync` may write only part of it. */
function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}
