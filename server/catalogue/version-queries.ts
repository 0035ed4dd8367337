import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { catalogueVersion } from './schema.ts';

/** The catalogue's version; 1 for a database that never changed. */
export async function readCatalogueVersion(db: Executor): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 1;
}

/** On which the version and what made it are told to all processes. */
export const changesChannel = 'shop_changes';

/** A notification takes 8000 bytes: of a change that names more, the others see by the version that everything is touched. */
const longestMessage = 7000;

/**
 * Counts the version up and tells all processes, alone and after the change: inside an order's transaction this one row would
 * queue every buyer. Messages come in the order of their versions, because each waits for the row.
 */
export async function incrementCatalogueVersion(db: Executor, message: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(catalogueVersion)
      .values({ id: 1, version: 2 })
      .onConflictDoUpdate({ target: catalogueVersion.id, set: { version: sql`${catalogueVersion.version} + 1` } })
      .returning();
    const { version } = row!;
    if (message.length < longestMessage)
      await tx.execute(sql`select pg_notify(${changesChannel}, ${`${version} ${message}`})`);
    return version;
  });
}
