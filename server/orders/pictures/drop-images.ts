import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { imageUrl } from '../../catalogue/present-product.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { imageRemoval } from '../../platform/images/removal.ts';
import { addToOutbox } from '../../platform/outbox/queries.ts';
import { newId } from '../../platform/secrets/token.ts';
import { removeUnusedImage } from './queries.ts';

/**
 * Deletes the rows of images that no product, order or review uses, and queues the deletion of
 * their files in the same transaction: a crash afterwards leaves no orphaned file.
 */
export async function dropImages(tx: Transaction, images: readonly ImageRow[]): Promise<void> {
  for (const image of images.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!(await removeUnusedImage(tx, image.id, imageUrl(image)))) continue;
    // The same image may be added and deleted repeatedly: each deletion is its own task.
    await addToOutbox(tx, imageRemoval, newId(`${image.id}:`), {
      id: image.id,
      widths: image.widths,
    });
  }
}
