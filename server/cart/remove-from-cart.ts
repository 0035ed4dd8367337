import type { Cart } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { getCart } from './load-cart.ts';
import { removeCartLine } from './queries.ts';

/** Takes a line out; a line that is not there is no error, since another tab may have been quicker. */
export async function removeFromCart(deps: Pick<Deps, 'db'>, user: Member<'user'>, productId: string): Promise<Cart> {
  await removeCartLine(deps.db, user.id, productId);
  return getCart(deps, user);
}
