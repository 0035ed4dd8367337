import { inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { images } from '../schema.ts';

export type ImageRow = Pick<
  typeof images.$inferSelect,
  'id' | 'width' | 'height' | 'widths' | 'hasAlpha'
>;

/**
 * Records a stored file that is not a product's image, so that the cleanup does not delete it.
 */
export async function keepImage(
  tx: Transaction,
  { id, width, height, widths, hasAlpha }: ImageRow,
): Promise<void> {
  await tx.insert(images).values({ id, width, height, widths, hasAlpha }).onConflictDoNothing();
}

/** Which of these ids have a row: their files belong to it. */
export async function retainedImages(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
