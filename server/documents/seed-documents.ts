import type { Database } from '../platform/database/open-database.ts';
import { claimSetting } from '../platform/database/settings-queries.ts';
import { transact, whileStarting } from '../platform/database/transact.ts';
import { insertPublished } from './queries.ts';
import type { DocumentContent, DocumentKind } from './schema.ts';

/** A text that comes with the shop, published from its first day. */
export type Seed<Name extends DocumentKind> = {
  id: string;
  slug: string;
  content: DocumentContent[Name];
  sample?: boolean;
};

/**
 * Seeds the documents of a kind into a new shop, in their order. Once: documents edited,
 * withdrawn or deleted by the owner stay so at every later start. Of processes that start
 * simultaneously one does it.
 * @returns whether it did
 */
export async function seedDocuments<Name extends DocumentKind>(
  db: Database,
  kind: Name,
  seeds: readonly Seed<Name>[],
): Promise<boolean> {
  return transact(
    db,
    async (tx) => {
      // The name used for it by shops since the first release.
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
