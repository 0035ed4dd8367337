import type { PictureRow } from '../../catalogue/pictures/queries.ts';
import { pictureUrl } from '../../catalogue/present-product.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { pictureRemoval } from '../../platform/images/removal.ts';
import { addToOutbox } from '../../platform/outbox/queries.ts';
import { newId } from '../../platform/secrets/token.ts';
import { removeUnusedPicture } from './queries.ts';

/**
 * Removes the rows of images that no product, order or review shows any more, and notes that their files are to go,
 * in the same transaction: a crash afterwards leaves nothing behind.
 */
export async function dropPictures(tx: Transaction, pictures: readonly PictureRow[]): Promise<void> {
  for (const picture of pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!(await removeUnusedPicture(tx, picture.id, pictureUrl(picture)))) continue;
    // The same image may come and go more than once: each time is a task of its own.
    await addToOutbox(tx, pictureRemoval, newId(`${picture.id}:`), { id: picture.id, widths: picture.widths });
  }
}
