import { type AdminProduct, errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { withImageLocks } from '../../catalogue/pictures/locks.ts';
import { keepImage } from '../../catalogue/pictures/queries.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { ImageError } from '../../platform/images/image-error.ts';
import { imageAddress, imageAt, videoFile } from '../../platform/images/image-names.ts';
import type { StoredImage } from '../../platform/images/images.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { findImages } from '../pictures/queries.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct } from './queries.ts';

type Making = Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>;
type Video = { stored: StoredImage; address: string };

/**
 * Stores a video of this individual stone unchanged, replacing a previous one. Its type is detected
 * from its content.
 * @throws ShopError invalid_input, upload_size, storage_* or product_not_found
 */
export async function putVideo(deps: Making, actor: Admin, id: string, file: Buffer | undefined) {
  if (!file) throw reject('film_needed');
  const { stored, format } = await deps.images.acceptVideo(file).catch((error: unknown) => {
    throw error instanceof ImageError && error.code === 'type'
      ? reject('film_type')
      : toShopError(error, 0);
  });
  const video = { stored, address: imageAddress(videoFile(stored.id, format)) };
  return withImageLocks([stored.id], () => setVideo(deps, actor, id, video));
}

/** @throws ShopError product_not_found */
export function removeVideo(deps: Making, actor: Admin, id: string): Promise<AdminProduct> {
  return setVideo(deps, actor, id, null);
}

async function setVideo(
  deps: Making,
  actor: Admin,
  id: string,
  video: Video | null,
): Promise<AdminProduct> {
  const product = await transact(deps.db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new ShopError('product_not_found');
    if (video) await keepImage(tx, video.stored);
    const after = await changeProduct(tx, id, { film: video === null ? null : video.address });
    if (before.film !== null && before.film !== after.film)
      await dropImages(tx, await findImages(tx, [imageAt(before.film)]));
    const difference = { film: { before: before.film, after: after.film } };
    await audit(tx, actor, 'product.film', `product:${id}`, difference);
    return presentAdminProduct(tx, after);
  });
  await deps.catalogue.changed(editOf(id));
  await removeImageFiles(deps);
  return product;
}

function reject(code: 'film_needed' | 'film_type'): ShopError {
  const message = errorMessage(code);
  return new ShopError('invalid_input', { message, fields: { film: message } });
}
