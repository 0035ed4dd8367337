import { inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { images } from '../schema.ts';

export type ImageRow = Pick<
  typeof images.$inferSelect,
  'id' | 'width' | 'height' | 'widths' | 'hasAlpha'
>;

/** Adds an image's row, so that the cleanup does not delete its files. */
export async function keepImage(
  tx: Transaction,
  { id, width, height, widths, hasAlpha }: ImageRow,
): Promise<void> {
  await tx.insert(images).values({ id, width, height, widths, hasAlpha }).onConflictDoNothing();
}

/** The ids that have a row, whose files must not be deleted. */
export async function retainedImages(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
