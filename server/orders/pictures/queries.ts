import { sql } from 'drizzle-orm';
import { designs } from '../../catalogue/designs/schema.ts';
import { pictures, productPictures, products } from '../../catalogue/schema.ts';
import { documentPictures } from '../../documents/schema.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { orderItems } from '../../reservations/schema.ts';
import { reviewPictures } from '../reviews/schema.ts';

/**
 * Removes the picture's row where no product, order, review or text shows it.
 * @param url how orders name the image
 * @returns whether the row is gone, and with it the right of its files to stay
 */
export async function removeUnusedPicture(tx: Transaction, id: string, url: string): Promise<boolean> {
  const rows = await tx
    .delete(pictures)
    .where(
      sql`${pictures.id} = ${id}
        and not exists (select 1 from ${productPictures} where ${productPictures.pictureId} = ${id})
        and not exists (select 1 from ${reviewPictures} where ${reviewPictures.pictureId} = ${id})
        and not exists (select 1 from ${designs} where ${designs.pictureId} = ${id})
        and not exists (select 1 from ${documentPictures} where ${documentPictures.pictureId} = ${id})
        and not exists (select 1 from ${products} where ${products.reportFile} like ${`/pictures/${id}-%`})
        and not exists (select 1 from ${orderItems} where ${orderItems.image} = ${url})`,
    )
    .returning({ id: pictures.id });
  return rows.length > 0;
}
