import { asc, eq, inArray } from 'drizzle-orm';
import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { images, productImages } from '../../catalogue/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';

export type ImageLink = { picture: ImageRow; alt: string; altHi: string };

/** Replaces a product's images with these, in this order. */
export async function setProductImages(
  tx: Transaction,
  productId: string,
  links: readonly ImageLink[],
): Promise<void> {
  await tx.delete(productImages).where(eq(productImages.productId, productId));
  if (links.length === 0) return;
  const rows = links.map(({ picture: { id, width, height, widths, hasAlpha } }) => ({
    id,
    width,
    height,
    widths,
    hasAlpha,
  }));
  // Inserted in the order of ids, so that concurrent transactions with the same images do not
  // deadlock.
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  await tx.insert(images).values(rows).onConflictDoNothing();
  await tx.insert(productImages).values(
    links.map(({ picture: image, alt, altHi }, position) => ({
      productId,
      position,
      pictureId: image.id,
      alt,
      altHi,
    })),
  );
}

/** The rows of these images. */
export async function findImages(db: Executor, ids: readonly string[]): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(inArray(images.id, [...ids]));
}

/** The images of a product by position, with their rows. */
export async function listProductImages(db: Executor, productId: string): Promise<ImageLink[]> {
  return db
    .select({ picture: images, alt: productImages.alt, altHi: productImages.altHi })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.pictureId))
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position));
}
