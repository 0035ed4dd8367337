import { ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../../platform/database/open-database.ts';
import { sqlState } from '../../platform/database/transact.ts';
import { clearSeeds, insertLines } from './archive-queries.ts';
import { archiveTables, findArchiveTable } from './archive-tables.ts';

/**
 * Stores a chunk of rows as they were in the other shop; the first chunk of an archive clears the
 * texts that a new shop has by default.
 * @returns how many rows were rejected, because they refer to one that is not in the archive
 * @throws ShopError invalid_input for a table that no archive has, or lines that are no JSON
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
      .transaction((part) => insertLines(part as Transaction, table, some))
      .then(
        () => true,
        (error: unknown) => {
          // A value or a reference that the database rejects; everything else is tried again.
          if (!/^2[23]/.test(sqlState(error) ?? '')) throw error;
          return false;
        },
      );
  if (await insert(lines)) return 0;
  let rejected = 0;
  for (const line of lines) if (!(await insert([line]))) rejected += 1;
  return rejected;
}

/** The table of an entry's name; null for one that contains no rows. */
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
