import { withPictureLocks } from '../../catalogue/pictures/locks.ts';
import { keptPictures } from '../../catalogue/pictures/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { pictureOf } from '../../platform/images/picture-names.ts';

/**
 * Files younger than this, in ms, may belong to an upload whose row is still to come: a request ends after two minutes.
 * An upload of an image that lies here already makes its files young again.
 */
const forgotten = 60 * 60 * 1000;

/** Removes files that no picture's row names: a process that was killed between storing them and its commit left them. */
export async function sweepPictureFiles({ db, images, log }: Pick<Deps, 'db' | 'images' | 'log'>): Promise<void> {
  let removed = 0;
  for await (const files of images.listOlder(forgotten)) {
    const ids = [...new Set(files.map(pictureOf))];
    await withPictureLocks(ids, async () => {
      const kept = await keptPictures(db, ids);
      for (const file of files.filter((name) => !kept.has(pictureOf(name)))) {
        await images.removeOlder(file, forgotten);
        removed += 1;
      }
    });
  }
  if (removed > 0) log.warn({ removed }, 'picture files without a row were removed');
}
