import type { Executor } from '../../platform/database/open-database.ts';
import type { NewImportRow } from './row-queries.ts';
import { findProductOf } from './target-queries.ts';

/**
 * Skips reviews of products that are neither in the files nor in the shop, and images of skipped
 * products and reviews.
 * @param known whether a product exists, by its name in the previous shop; filled while the files
 * are read, products first
 */
export async function dropOrphans(
  db: Executor,
  rows: readonly NewImportRow[],
  known: Map<string, boolean>,
): Promise<NewImportRow[]> {
  const left: NewImportRow[] = [];
  for (const row of rows) {
    const { data } = row;
    if (row.kind === 'product') {
      const isRetained = row.outcome !== 'dropped';
      known.set(row.key, isRetained);
      if (data?.kind === 'product')
        for (const name of [data.handle, ...data.variants.map(({ sku }) => sku.toLowerCase())])
          if (name && !known.has(name)) known.set(name, isRetained);
    }
    const owner =
      data?.kind === 'review' ? data.product : data?.kind === 'image' ? ownerOf(data.of) : null;
    const orphan = owner !== null && !row.done && !(await exists(db, owner, known));
    if (orphan && row.kind === 'review') known.set(`review ${row.key}`, false);
    left.push(
      orphan
        ? { ...row, outcome: 'dropped', done: true, reason: 'product_unknown', detail: owner }
        : row,
    );
  }
  return left;
}

const ownerOf = ({ kind, key }: { kind: string; key: string }) =>
  kind === 'review' ? `review ${key}` : key;

async function exists(db: Executor, name: string, known: Map<string, boolean>): Promise<boolean> {
  const cached = known.get(name) ?? known.get(`id:${name}`);
  if (cached !== undefined) return cached;
  // A review that was not recorded as skipped is imported.
  const found = name.startsWith('review ') || (await findProductOf(db, name)) !== null;
  known.set(name, found);
  return found;
}
