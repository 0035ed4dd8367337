import { countTables, type MovedTable, moveRows } from '../platform/database/move-rows.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { CopyRefused, holdsDatabase } from './copy-data.ts';

/**
 * Copies the embedded database to an empty PostgreSQL database, in one transaction there: all of it arrives, or nothing. The
 * embedded one stays as it is. Every table is compared afterwards, row by row as a digest, before the copy is committed.
 * @param dataDir the data folder; no shop may be running on it
 * @param databaseUrl of a database without tables
 * @returns the tables in the order in which they were filled
 * @throws CopyRefused, DataDirInUse while the shop runs
 */
export async function moveDatabase(dataDir: string, databaseUrl: string): Promise<MovedTable[]> {
  if (!holdsDatabase(dataDir)) throw new CopyRefused(`There is no embedded database in ${dataDir}.`);
  const source = await openDatabase({ dataDir });
  try {
    // Asked before the schema is made there: a database that holds anything is not the shop's to fill.
    const tables = await countTables(databaseUrl);
    if (tables > 0)
      throw new CopyRefused(
        `That database holds ${tables} tables. Name an empty one (createdb makes it); nothing was changed.`,
      );
    const target = await openDatabase({ databaseUrl, dataDir, pool: 2 });
    try {
      return await moveRows(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
