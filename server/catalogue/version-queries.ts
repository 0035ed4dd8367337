import { defined } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { catalogueVersion } from './schema.ts';

/** The catalogue's version; 1 for a database that never changed. */
export async function readCatalogueVersion(db: Executor): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 1;
}

/** Channel that publishes the version and its changes to all processes. */
export const changesChannel = 'shop_changes';

/**
 * A notification is limited to 8000 bytes: if a change has more tags, the remaining processes
 * detect by the version that everything is invalidated.
 */
const maxMessageLength = 7000;

/**
 * Increments the version and notifies all processes, separately and after the change: inside an
 * order's transaction this single row would queue every buyer. Notifications are in the order of
 * their versions, because each blocks on the row.
 */
export async function incrementCatalogueVersion(db: Executor, message: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(catalogueVersion)
      .values({ id: 1, version: 2 })
      .onConflictDoUpdate({
        target: catalogueVersion.id,
        set: { version: sql`${catalogueVersion.version} + 1` },
      })
      .returning();
    const { version } = defined(row);
    if (message.length < maxMessageLength)
      await tx.execute(sql`select pg_notify(${changesChannel}, ${`${version} ${message}`})`);
    return version;
  });
}
