import { type Cart, nameIn, ShopError, sentence } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import { findProductRows } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { Named } from './find-lines.ts';
import { getCart } from './load-cart.ts';
import { listVariantsInCart, removeCartLine } from './queries.ts';

/**
 * Takes a line out; a line that is not there is no error, since another tab may have been quicker.
 * @throws ShopError variant_needed (400) where the cart has several variants of the product and none is named
 */
export async function removeFromCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  named: Named,
): Promise<Cart> {
  const meant = await listVariantsInCart(deps.db, user.id, named);
  if (meant.length > 1) {
    const [product] = await findProductRows(deps.db, [named.productId]);
    const message = sentence('variant_needed_of', { name: product ? nameIn(product, user.locale) : '' });
    throw new ShopError('variant_needed', { message, fields: { variant: message } });
  }
  for (const { id } of meant) await removeCartLine(deps.db, user.id, id);
  return getCart(deps, user);
}
