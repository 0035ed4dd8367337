import { ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../../platform/database/open-database.ts';
import { sqlState } from '../../platform/database/transact.ts';
import { clearSeeds, insertArchiveRows } from './archive-queries.ts';
import { archiveTables, findArchiveTable } from './archive-tables.ts';

/**
 * Restores a chunk of rows from another shop's archive; its first chunk deletes the seed data.
 * @returns the number of rows rejected by the database, such as those with a missing reference
 * @throws ShopError invalid_input for an unknown table, or lines that are not JSON
 */
export async function restoreRows(
  tx: Transaction,
  { table: name, first }: { table: string; first: boolean },
  bytes: Buffer,
): Promise<number> {
  const table = findArchiveTable(name);
  if (!table) throw new ShopError('invalid_input');
  if (first) await clearSeeds(tx);
  const lines = bytes.toString('utf8').split('\n').filter(Boolean);
  if (!lines.every(isObject)) throw new ShopError('invalid_input');
  const insert = (some: readonly string[]) =>
    tx
      .transaction((part) => insertArchiveRows(part as Transaction, table, some))
      .then(
        () => true,
        (error: unknown) => {
          // Returns false for values or references that the database rejects; other errors are
          // rethrown, so that the import is retried.
          if (!/^2[23]/.test(sqlState(error) ?? '')) throw error;
          return false;
        },
      );
  if (await insert(lines)) return 0;
  let rejected = 0;
  for (const line of lines) if (!(await insert([line]))) rejected += 1;
  return rejected;
}

/** The table of an archive entry, by the entry's name; null for an entry without rows. */
export function archiveTableOf(entry: string): string | null {
  const [, table = ''] = /^([a-z_]+)-\d{6}\.jsonl$/.exec(entry) ?? [];
  return archiveTables.some(({ name }) => name === table) ? table : null;
}

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
