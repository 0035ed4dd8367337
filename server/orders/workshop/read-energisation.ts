import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { findOrder } from '../../reservations/order-queries.ts';
import type { OrderAccess } from '../get-order.ts';
import { requireOwn } from '../returns/ask-return.ts';
import { findEnergisationImage } from './queries.ts';

/**
 * The photograph of an energisation as a WebP file. @throws ShopError order_not_found for another
 * user's order, not_found
 */
export async function readEnergisation(
  deps: Pick<Deps, 'db'>,
  access: OrderAccess,
  image: string,
): Promise<Buffer> {
  const order = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  const content = image.includes('\0')
    ? null
    : await findEnergisationImage(deps.db, order.id, image);
  if (content === null) throw new ShopError('not_found');
  return Buffer.from(content, 'base64');
}
