import { asc, eq, inArray } from 'drizzle-orm';
import type { PictureRow } from '../../catalogue/pictures/queries.ts';
import { pictures, productPictures } from '../../catalogue/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';

export type PictureLink = { picture: PictureRow; alt: string; altHi: string };

/** Shows these images with a product, in this order, instead of those before. */
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
  // In the order of ids, so that two administrators with the same images cannot wait for each other.
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  await tx.insert(pictures).values(rows).onConflictDoNothing();
  await tx
    .insert(productPictures)
    .values(
      links.map(({ picture, alt, altHi }, position) => ({ productId, position, pictureId: picture.id, alt, altHi })),
    );
}

/** The rows of these images. */
export async function findPictures(db: Executor, ids: readonly string[]): Promise<PictureRow[]> {
  return db
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
}

/** The images of a product by position, with their rows. */
export async function listProductPictures(db: Executor, productId: string): Promise<PictureLink[]> {
  return db
    .select({ picture: pictures, alt: productPictures.alt, altHi: productPictures.altHi })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));
}
