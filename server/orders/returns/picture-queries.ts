import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { returnPictures, returnRequests } from './schema.ts';

type Picture = typeof returnPictures.$inferInsert;

export async function insertReturnPictures(tx: Transaction, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length > 0) await tx.insert(returnPictures).values([...pictures]);
}

/** A picture's file in base64, where it belongs to a return of that order; null otherwise. */
export async function findReturnPicture(db: Executor, orderId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ content: returnPictures.content })
    .from(returnPictures)
    .innerJoin(returnRequests, eq(returnRequests.id, returnPictures.returnId))
    .where(and(eq(returnPictures.id, id), eq(returnRequests.orderId, orderId)));
  return row?.content ?? null;
}
