import {
  type AdminProduct,
  type ErrorMessage,
  errorMessage,
  limits,
  ShopError,
} from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { withImageLocks } from '../../catalogue/pictures/locks.ts';
import { keepImage } from '../../catalogue/pictures/queries.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StoredImage } from '../../platform/images/images.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { findImages } from '../pictures/queries.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct } from './queries.ts';

type Making = Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>;

/** Tolerated difference between aspect ratios (width to height), which is invisible. */
const shapeTolerance = 0.01;

/**
 * Stores the images of a 360° view of this individual stone, in order, replacing previous ones.
 * @throws ShopError invalid_input, upload_*, storage_* or product_not_found
 */
export async function putFrames(
  deps: Making,
  actor: Admin,
  id: string,
  files: readonly Buffer[],
): Promise<AdminProduct> {
  const { framesMin: min, framesMax: max } = limits;
  if (files.length < min || files.length > max)
    throw reject(errorMessage('frames_count', { least: min, most: max }));
  const frames: StoredImage[] = [];
  for (const [at, file] of files.entries()) {
    const frame = await deps.images.acceptFrame(file).catch((error: unknown) => {
      throw toShopError(error, at);
    });
    frames.push(frame);
  }
  if (shapesDiffer(frames)) throw reject(errorMessage('frames_differ'));
  const ids = [...new Set(frames.map((frame) => frame.id))];
  return withImageLocks(ids, () => setFrames(deps, actor, id, frames));
}

/** @throws ShopError product_not_found */
export function removeFrames(deps: Making, actor: Admin, id: string): Promise<AdminProduct> {
  return setFrames(deps, actor, id, []);
}

async function setFrames(
  deps: Making,
  actor: Admin,
  id: string,
  frames: readonly StoredImage[],
): Promise<AdminProduct> {
  const product = await transact(deps.db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new ShopError('product_not_found');
    // Inserted in the order of ids, so that concurrent transactions with the same images do not
    // deadlock.
    for (const frame of frames.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await keepImage(tx, frame);
    const ids = frames.map((frame) => frame.id);
    const after = await changeProduct(tx, id, { frames: ids.length > 0 ? ids : null });
    const replaced = (before.frames ?? []).filter((one) => !ids.includes(one));
    await dropImages(tx, await findImages(tx, [...new Set(replaced)]));
    const difference = { frames: { before: before.frames?.length ?? 0, after: ids.length } };
    await audit(tx, actor, 'product.frames', `product:${id}`, difference);
    return presentAdminProduct(tx, after);
  });
  await deps.catalogue.changed(editOf(id));
  await removeImageFiles(deps);
  return product;
}

function shapesDiffer(frames: readonly StoredImage[]): boolean {
  const shapes = frames.map(({ width, height }) => width / height);
  return Math.max(...shapes) - Math.min(...shapes) > shapeTolerance;
}

function reject(message: ErrorMessage): ShopError {
  return new ShopError('invalid_input', { message, fields: { frames: message } });
}
