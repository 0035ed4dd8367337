import { type Cart, errorMessage, nameIn, ShopError } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import { findProductRows } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { NamedLine } from './find-lines.ts';
import { getCart } from './load-cart.ts';
import { listVariantsInCart, removeCartLine } from './queries.ts';

/**
 * Removes a line. Idempotent: a missing line is ignored.
 * @throws ShopError variant_needed (400) if the cart has several variants of the product and the
 * request specifies none
 */
export async function removeFromCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  line: NamedLine,
): Promise<Cart> {
  const meant = await listVariantsInCart(deps.db, user.id, line);
  if (meant.length > 1) {
    const [product] = await findProductRows(deps.db, [line.productId]);
    const message = errorMessage('variant_needed_of', {
      name: product ? nameIn(product, user.locale) : '',
    });
    throw new ShopError('variant_needed', { message, fields: { variant: message } });
  }
  for (const { id } of meant) await removeCartLine(deps.db, user.id, id);
  return getCart(deps, user);
}
