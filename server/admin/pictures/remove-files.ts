import { withPictureLocks } from '../../catalogue/pictures/locks.ts';
import { keptPictures } from '../../catalogue/pictures/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PictureRef } from '../../platform/images/picture-names.ts';
import { pictureRemoval } from '../../platform/images/removal.ts';
import { drainOutbox } from '../../platform/outbox/outbox.ts';

/** Removes the files of images whose row is gone. An image that has been uploaded again in the meantime keeps them. */
export async function removePictureFiles(deps: Pick<Deps, 'db' | 'images' | 'log'>): Promise<void> {
  await drainOutbox(deps, pictureRemoval, async ({ payload }) => {
    const picture = payload as unknown as PictureRef;
    await withPictureLocks([picture.id], async () => {
      const kept = await keptPictures(deps.db, [picture.id]);
      if (!kept.has(picture.id)) await deps.images.remove(picture);
    });
  });
}
