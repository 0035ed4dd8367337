import { asc, eq, inArray, sql } from 'drizzle-orm';
import { pictures, productPictures, products } from '../../catalogue/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { orderItems } from '../../reservations/schema.ts';

export type PictureRow = Pick<typeof pictures.$inferSelect, 'id' | 'width' | 'height' | 'widths' | 'hasAlpha'>;
export type PictureLink = { picture: PictureRow; alt: string };

/** Shows these pictures with a product, in this order, instead of those before. */
export async function setProductPictures(
  tx: Transaction,
  productId: string,
  links: readonly PictureLink[],
): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  if (links.length === 0) return;
  const rows = links.map(({ picture: { id, width, height, widths, hasAlpha } }) => ({
    id,
    width,
    height,
    widths,
    hasAlpha,
  }));
  // In the order of ids, so that two administrators with the same pictures cannot wait for each other.
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  await tx.insert(pictures).values(rows).onConflictDoNothing();
  await tx
    .insert(productPictures)
    .values(links.map(({ picture, alt }, position) => ({ productId, position, pictureId: picture.id, alt })));
}

/** The rows of these pictures. */
export async function findPictures(db: Executor, ids: readonly string[]): Promise<PictureRow[]> {
  return db
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
}

/** Notes a stored file that is no picture of a product, so that it is not swept away. */
export async function keepPicture(tx: Transaction, { id, width, height, widths, hasAlpha }: PictureRow): Promise<void> {
  await tx.insert(pictures).values({ id, width, height, widths, hasAlpha }).onConflictDoNothing();
}

/** The pictures of a product by position, with their rows. */
export async function listProductPictures(db: Executor, productId: string): Promise<PictureLink[]> {
  return db
    .select({ picture: pictures, alt: productPictures.alt })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));
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

/**
 * Removes the picture's row where neither a product nor an order shows it.
 * @param url how orders name the picture
 * @returns whether the row is gone, and with it the right of its files to stay
 */
export async function removeUnusedPicture(tx: Transaction, id: string, url: string): Promise<boolean> {
  const rows = await tx
    .delete(pictures)
    .where(
      sql`${pictures.id} = ${id}
        and not exists (select 1 from ${productPictures} where ${productPictures.pictureId} = ${id})
        and not exists (select 1 from ${products} where ${products.reportFile} like ${`/pictures/${id}-%`})
        and not exists (select 1 from ${orderItems} where ${orderItems.image} = ${url})`,
    )
    .returning({ id: pictures.id });
  return rows.length > 0;
}
