import { defined } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { catalogueVersion } from './schema.ts';

/** The catalogue's version; 1 if the database has no row. */
export async function readCatalogueVersion(db: Executor): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 1;
}

/** Channel that publishes the version and its changes to all processes. */
export const changesChannel = 'shop_changes';

/**
 * Maximum length of a notification, which PostgreSQL limits to 8000 bytes: if a change has more
 * tags, other processes detect by the version that they must invalidate everything.
 */
const maxMessageLength = 7000;

/**
 * Increments the version and notifies all processes, in a separate transaction after the change:
 * within an order's transaction, this single row would serialize all buyers. The row lock keeps
 * notifications in the order of their versions.
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
