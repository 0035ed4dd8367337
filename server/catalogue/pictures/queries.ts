import { inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { pictures } from '../schema.ts';

export type PictureRow = Pick<typeof pictures.$inferSelect, 'id' | 'width' | 'height' | 'widths' | 'hasAlpha'>;

/** Notes a stored file that is no image of a product, so that it is not swept away. */
export async function keepPicture(tx: Transaction, { id, width, height, widths, hasAlpha }: PictureRow): Promise<void> {
  await tx.insert(pictures).values({ id, width, height, widths, hasAlpha }).onConflictDoNothing();
}

/** Which of these ids have a row: their files belong to it. */
export async function keptPictures(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
