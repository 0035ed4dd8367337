import { withImageLocks } from '../../catalogue/pictures/locks.ts';
import { retainedImages } from '../../catalogue/pictures/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ImageRef } from '../../platform/images/image-names.ts';
import { imageRemoval } from '../../platform/images/removal.ts';
import { drainOutbox } from '../../platform/outbox/outbox.ts';

/**
 * Deletes the files of images whose row was deleted, unless the same image is uploaded
 * concurrently.
 */
export async function removeImageFiles(deps: Pick<Deps, 'db' | 'images' | 'log'>): Promise<void> {
  await drainOutbox<ImageRef>(deps, imageRemoval, async ({ payload: image }) => {
    await withImageLocks([image.id], async () => {
      const retained = await retainedImages(deps.db, [image.id]);
      if (!retained.has(image.id)) await deps.images.remove(image);
    });
  });
}
