import { type ReturnState, returnPicturesMost, ShopError, sentence } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { newId } from '../../platform/secrets/token.ts';
import { findOrder, lockOrder } from '../../reservations/order-queries.ts';
import type { OrderAccess } from '../get-order.ts';
import { getReturns, requireOwn } from './ask-return.ts';
import { findReturnPicture, insertReturnPictures } from './picture-queries.ts';
import { isOpen } from './plan-returnable.ts';
import { listOrderReturns } from './queries.ts';

/**
 * Keeps what a customer shows with a return that is not settled, up to three images in all. They are decoded and encoded again, as
 * every image is, and have no public address.
 * @throws ShopError order_not_found, order_state, upload_*
 */
export async function addReturnPictures(
  deps: Pick<Deps, 'db' | 'clock' | 'images'>,
  access: OrderAccess,
  { returnId, uploads }: { returnId: string; uploads: readonly Buffer[] },
): Promise<ReturnState> {
  const requested = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  // Before images are worked on, which takes seconds; decided once more below.
  requireRoom(await listOrderReturns(deps.db, requested.id), returnId, uploads.length);
  const made: { width: number; height: number; content: string }[] = [];
  for (const [at, upload] of uploads.entries()) {
    const { bytes, width, height } = await deps.images.makePrivate(upload).catch((error: unknown) => {
      throw toShopError(error, at);
    });
    made.push({ width, height, content: bytes.toString('base64') });
  }
  await transact(deps.db, async (tx) => {
    const order = await requireOwn(deps, access, await lockOrder(tx, access.id));
    const taken = requireRoom(await listOrderReturns(tx, order.id), returnId, made.length);
    const rows = made.map((picture, at) => ({ ...picture, id: newId('rpc_'), returnId, position: taken + at }));
    await insertReturnPictures(tx, rows);
  });
  return getReturns(deps, access);
}

/** @returns how many it has @throws ShopError order_state for none or a settled one, upload_count */
function requireRoom(returns: Awaited<ReturnType<typeof listOrderReturns>>, returnId: string, more: number): number {
  const found = returns.find(({ id }) => id === returnId);
  if (!found || !isOpen(found.status)) throw new ShopError('order_state');
  if (found.pictures.length + more > returnPicturesMost)
    throw new ShopError('upload_count', { message: sentence('files_most', { most: returnPicturesMost }) });
  return found.pictures.length;
}

/** A picture's WebP file. @throws ShopError order_not_found for everyone else's, not_found */
export async function readReturnPicture(deps: Pick<Deps, 'db'>, access: OrderAccess, picture: string): Promise<Buffer> {
  const order = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  const content = picture.includes('\0') ? null : await findReturnPicture(deps.db, order.id, picture);
  if (content === null) throw new ShopError('not_found');
  return Buffer.from(content, 'base64');
}
