import type { Deps } from '../../platform/deps.ts';
import { imageId, type StoredImage } from '../../platform/images/images.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { withImageLocks } from './locks.ts';
import { retainedImages } from './queries.ts';

/**
 * Stores uploaded images, then runs `work`, which inserts their rows. If an image or `work` fails,
 * the files of unreferenced images are deleted. A duplicate image is returned once. `maxBytes`
 * overrides the size limit of forms.
 * @throws ShopError upload_type, upload_broken, upload_pixels, upload_size or storage_*, with the
 * image's position
 */
export async function withImages<Result>(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  uploads: readonly Buffer[],
  work: (stored: StoredImage[]) => Promise<Result>,
  options?: { maxBytes: number },
): Promise<Result> {
  const distinct = [...new Map(uploads.map((upload) => [imageId(upload), upload])).entries()];
  const ids = distinct.map(([id]) => id);
  return withImageLocks(ids, async () => {
    const results = await Promise.allSettled(
      distinct.map(([, upload]) => deps.images.accept(upload, options)),
    );
    const stored = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    try {
      const failed = results.findIndex((result) => result.status === 'rejected');
      if (failed >= 0) throw toShopError((results[failed] as PromiseRejectedResult).reason, failed);
      return await work(stored);
    } catch (error) {
      await takeBack(deps, stored);
      throw error;
    }
  });
}

async function takeBack(
  { db, images, log }: Pick<Deps, 'db' | 'images' | 'log'>,
  stored: StoredImage[],
) {
  try {
    const retained = await retainedImages(
      db,
      stored.map(({ id }) => id),
    );
    for (const image of stored) if (!retained.has(image.id)) await images.remove(image);
  } catch (error) {
    log.error({ err: error }, 'files of a rejected upload could not be removed');
  }
}
