import type { Database } from '../platform/database/open-database.ts';
import { claimSetting } from '../platform/database/settings-queries.ts';
import { transact, whileStarting } from '../platform/database/transact.ts';
import { insertPublished } from './queries.ts';
import type { DocumentContent, DocumentKind } from './schema.ts';

/** A document that comes with the shop, published from the start. */
export type Seed<Name extends DocumentKind> = {
  id: string;
  slug: string;
  content: DocumentContent[Name];
  sample?: boolean;
};

/**
 * Seeds a new shop with the documents of a kind, in their order, once: documents that the owner
 * edited, unpublished or deleted stay so at later starts. Of processes that start simultaneously
 * one seeds.
 * @returns whether the documents were seeded now
 */
export async function seedDocuments<Name extends DocumentKind>(
  db: Database,
  kind: Name,
  seeds: readonly Seed<Name>[],
): Promise<boolean> {
  return transact(
    db,
    async (tx) => {
      // The key of this setting in every shop since the first release: it cannot be renamed.
      if (!(await claimSetting(tx, `planted ${kind}`, true))) return false;
      const publishedAt = new Date();
      const rows = seeds.map(({ id, slug, content, sample = false }, position) => {
        return {
          kind,
          id,
          slug,
          position,
          draft: content,
          published: content,
          publishedAt,
          sample,
        };
      });
      await insertPublished(tx, rows);
      return true;
    },
    whileStarting,
  );
}
