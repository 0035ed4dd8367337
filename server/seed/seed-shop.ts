import type { Database } from '../platform/database/open-database.ts';
import type { ImageStore } from '../platform/images/store.ts';
import { seedContent } from './content/seed-content.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/**
 * Adds the first articles, questions, healers and pages that are missing, and to an empty shop the
 * demo catalogue if it is requested.
 * @returns whether the catalogue was added
 */
export async function seedShop(
  db: Database,
  store: ImageStore,
  { catalogue }: { catalogue: boolean },
): Promise<boolean> {
  const added = catalogue && (await seedCatalogue(db, store));
  await seedContent(db);
  return added;
}
