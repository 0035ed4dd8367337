import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { catalogueVersion } from './schema.ts';

/** The catalogue's version; 1 for a database that never changed. */
export async function readCatalogueVersion(db: Executor): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 1;
}

/** Counts the version up, alone and after the change: inside an order's transaction this one row would queue every buyer. */
export async function incrementCatalogueVersion(db: Executor): Promise<number> {
  const [row] = await db
    .insert(catalogueVersion)
    .values({ id: 1, version: 2 })
    .onConflictDoUpdate({ target: catalogueVersion.id, set: { version: sql`${catalogueVersion.version} + 1` } })
    .returning();
  return row!.version;
}
