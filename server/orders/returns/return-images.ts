import { errorMessage, type ReturnState, returnImagesMax, ShopError } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { newId } from '../../platform/secrets/token.ts';
import { findOrder, lockOrder } from '../../reservations/order-queries.ts';
import type { OrderAccess } from '../get-order.ts';
import { getReturns, requireOwn } from './ask-return.ts';
import { findReturnImage, insertReturnImages } from './image-queries.ts';
import { isOpen } from './plan-returnable.ts';
import { listOrderReturns } from './queries.ts';

/**
 * Stores a customer's images for an open return, at most three in total. They are decoded and
 * re-encoded like all images, and have no public URL.
 * @throws ShopError order_not_found, order_state, upload_*
 */
export async function addReturnImages(
  deps: Pick<Deps, 'db' | 'clock' | 'images'>,
  access: OrderAccess,
  { returnId, uploads }: { returnId: string; uploads: readonly Buffer[] },
): Promise<ReturnState> {
  const own = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  // Checked before the images are processed, which takes seconds, and again in the transaction.
  requireRoom(await listOrderReturns(deps.db, own.id), returnId, uploads.length);
  const images: { width: number; height: number; content: string }[] = [];
  for (const [at, upload] of uploads.entries()) {
    const { bytes, width, height } = await deps.images
      .makePrivate(upload)
      .catch((error: unknown) => {
        throw toShopError(error, at);
      });
    images.push({ width, height, content: bytes.toString('base64') });
  }
  await transact(deps.db, async (tx) => {
    const order = await requireOwn(deps, access, await lockOrder(tx, access.id));
    const count = requireRoom(await listOrderReturns(tx, order.id), returnId, images.length);
    const rows = images.map((image, at) => ({
      ...image,
      id: newId('rpc_'),
      returnId,
      position: count + at,
    }));
    await insertReturnImages(tx, rows);
  });
  return getReturns(deps, access);
}

/**
 * @returns the number of stored images
 * @throws ShopError order_state for a missing or settled return, upload_count
 */
function requireRoom(
  returns: Awaited<ReturnType<typeof listOrderReturns>>,
  returnId: string,
  extra: number,
): number {
  const found = returns.find(({ id }) => id === returnId);
  if (!found || !isOpen(found.status)) throw new ShopError('order_state');
  if (found.pictures.length + extra > returnImagesMax)
    throw new ShopError('upload_count', {
      message: errorMessage('files_most', { most: returnImagesMax }),
    });
  return found.pictures.length;
}

/**
 * An image of a return as a WebP file. @throws ShopError order_not_found for another user's order,
 * not_found
 */
export async function readReturnImage(
  deps: Pick<Deps, 'db'>,
  access: OrderAccess,
  image: string,
): Promise<Buffer> {
  const order = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  const content = image.includes('\0') ? null : await findReturnImage(deps.db, order.id, image);
  if (content === null) throw new ShopError('not_found');
  return Buffer.from(content, 'base64');
}
