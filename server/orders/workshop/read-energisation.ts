import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { findOrder } from '../../reservations/order-queries.ts';
import type { OrderAccess } from '../get-order.ts';
import { requireOwn } from '../returns/ask-return.ts';
import { findEnergisationPicture } from './queries.ts';

/** A photograph's WebP file. @throws ShopError order_not_found for everyone else's, not_found */
export async function readEnergisation(deps: Pick<Deps, 'db'>, access: OrderAccess, picture: string): Promise<Buffer> {
  const order = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  const content = picture.includes('\0') ? null : await findEnergisationPicture(deps.db, order.id, picture);
  if (content === null) throw new ShopError('not_found');
  return Buffer.from(content, 'base64');
}
