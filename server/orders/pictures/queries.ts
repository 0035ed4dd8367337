import { sql } from 'drizzle-orm';
import { designImages, designs } from '../../catalogue/designs/schema.ts';
import { images, productImages, products } from '../../catalogue/schema.ts';
import { documentImages } from '../../documents/schema.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { orderItems } from '../../reservations/schema.ts';
import { reviewImages } from '../reviews/schema.ts';

/**
 * Deletes the image's row if no product, order, review or content uses it.
 * @param url the image's URL as stored in orders
 * @returns whether the row was deleted, so that its files may be deleted too
 */
export async function removeUnusedImage(
  tx: Transaction,
  id: string,
  url: string,
): Promise<boolean> {
  const rows = await tx
    .delete(images)
    .where(
      sql`${images.id} = ${id}
        and not exists (select 1 from ${productImages} where ${productImages.pictureId} = ${id})
        and not exists (select 1 from ${reviewImages} where ${reviewImages.pictureId} = ${id})
        and not exists (select 1 from ${designs} where ${designs.pictureId} = ${id})
        and not exists (select 1 from ${designImages} where ${designImages.pictureId} = ${id})
        and not exists (select 1 from ${documentImages} where ${documentImages.pictureId} = ${id})
        and not exists (select 1 from ${products} where ${products.reportFile} like ${`/pictures/${id}-%`})
        and not exists (select 1 from ${products} where ${products.film} like ${`/pictures/${id}-%`})
        and not exists (select 1 from ${products} where ${products.frames} @> ${JSON.stringify([id])}::jsonb)
        and not exists (select 1 from ${orderItems} where ${orderItems.image} = ${url})`,
    )
    .returning({ id: images.id });
  return rows.length > 0;
}
