import { withImageLocks } from '../../catalogue/pictures/locks.ts';
import { retainedImages } from '../../catalogue/pictures/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { imageOf } from '../../platform/images/image-names.ts';

/**
 * Minimum age of orphaned files, in ms: newer ones may belong to an upload that is not committed
 * yet. A request times out after two minutes; a repeated upload of an existing image renews the
 * files' age.
 */
const forgotten = 60 * 60 * 1000;

/** Deletes orphaned image files, left by a process killed between storing them and its commit. */
export async function sweepImageFiles({
  db,
  images,
  log,
}: Pick<Deps, 'db' | 'images' | 'log'>): Promise<void> {
  let removed = 0;
  for await (const files of images.listOlder(forgotten)) {
    const ids = [...new Set(files.map(imageOf))];
    await withImageLocks(ids, async () => {
      const retained = await retainedImages(db, ids);
      for (const file of files.filter((name) => !retained.has(imageOf(name)))) {
        await images.removeOlder(file, forgotten);
        removed += 1;
      }
    });
  }
  if (removed > 0) log.warn({ removed }, 'image files without a row were removed');
}
