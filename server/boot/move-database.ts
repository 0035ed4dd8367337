import { countTables, type MovedTable, moveRows } from '../platform/database/move-rows.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { CopyRejected, holdsDatabase } from './copy-data.ts';

/**
 * Copies the embedded database to an empty PostgreSQL database, in one transaction. The embedded
 * one stays unchanged. Before the commit, every table is compared row by row, by digest.
 * @param dataDir the data folder; no shop may be running on it
 * @param databaseUrl of a database without tables
 * @returns the tables in the order in which they were filled
 * @throws CopyRejected, DataDirInUse while the shop runs
 */
export async function moveDatabase(dataDir: string, databaseUrl: string): Promise<MovedTable[]> {
  if (!holdsDatabase(dataDir))
    throw new CopyRejected(`There is no embedded database in ${dataDir}.`);
  const source = await openDatabase({ dataDir });
  try {
    // Checked before the schema is created, because a non-empty database must not be modified.
    const tables = await countTables(databaseUrl);
    if (tables > 0)
      throw new CopyRejected(
        `That database holds ${tables} tables. Use an empty one (createdb creates it); nothing was changed.`,
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
