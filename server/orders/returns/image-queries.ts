import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { returnImages, returnRequests } from './schema.ts';

type Image = typeof returnImages.$inferInsert;

export async function insertReturnImages(tx: Transaction, images: readonly Image[]): Promise<void> {
  if (images.length > 0) await tx.insert(returnImages).values([...images]);
}

/** An image file in base64; null unless it belongs to a return of the order. */
export async function findReturnImage(
  db: Executor,
  orderId: string,
  id: string,
): Promise<string | null> {
  const [row] = await db
    .select({ content: returnImages.content })
    .from(returnImages)
    .innerJoin(returnRequests, eq(returnRequests.id, returnImages.returnId))
    .where(and(eq(returnImages.id, id), eq(returnRequests.orderId, orderId)));
  return row?.content ?? null;
}
