import type { Deps } from '../../platform/deps.ts';
import { pictureId, type StoredPicture } from '../../platform/images/images.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { withPictureLocks } from './locks.ts';
import { keptPictures } from './queries.ts';

/**
 * Stores uploaded images, then runs `work`, which writes their rows. When an image or `work` fails, the files of
 * images that nothing shows are taken back: no failure leaves a file behind. An image given twice comes once.
 * @throws ShopError upload_type, upload_broken, upload_pixels, upload_size or storage_*, with the picture's position
 */
export async function withPictures<Result>(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  uploads: readonly Buffer[],
  work: (stored: StoredPicture[]) => Promise<Result>,
): Promise<Result> {
  const distinct = [...new Map(uploads.map((upload) => [pictureId(upload), upload])).entries()];
  const ids = distinct.map(([id]) => id);
  return withPictureLocks(ids, async () => {
    const results = await Promise.allSettled(distinct.map(([, upload]) => deps.images.accept(upload)));
    const stored = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
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

async function takeBack({ db, images, log }: Pick<Deps, 'db' | 'images' | 'log'>, stored: StoredPicture[]) {
  try {
    const kept = await keptPictures(
      db,
      stored.map(({ id }) => id),
    );
    for (const image of stored) if (!kept.has(image.id)) await images.remove(image);
  } catch (error) {
    log.error({ err: error }, 'files of a refused upload could not be removed');
  }
}
