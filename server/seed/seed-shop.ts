import type { Database } from '../platform/database/open-database.ts';
import type { ImageStore } from '../platform/images/store.ts';
import { seedContent, seedSamples } from './content/seed-content.ts';
import { isEmptyShop } from './queries.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/**
 * Adds missing articles, questions and pages, and to an empty shop on request the demo: claims,
 * healers and catalogue.
 * @returns whether the demo was added
 */
export async function seedShop(
  db: Database,
  store: ImageStore,
  { demo }: { demo: boolean },
): Promise<boolean> {
  await seedContent(db);
  if (!demo || !(await isEmptyShop(db))) return false;
  // The catalogue is last: a shop that has it is no longer empty.
  await seedSamples(db);
  return seedCatalogue(db, store);
}
