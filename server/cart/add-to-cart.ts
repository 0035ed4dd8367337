import { type Cart, limits, nameIn, ShopError, sentence } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import { findProductRows } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { NamedLine } from './find-lines.ts';
import { getCart } from './load-cart.ts';
import { addPieces, readCartLine, takePiecesOff } from './queries.ts';

/**
 * Adds pieces, or takes pieces off where `quantity` is negative (stopping at one).
 * @throws ShopError product_not_found (404), out_of_stock or sold_out (409, `left` in its data), cart_full (409);
 * the cart is then unchanged
 */
export async function addToCart(deps: Pick<Deps, 'db'>, user: Member<'user'>, line: NamedLine): Promise<Cart> {
  const { productId, quantity } = line;
  if (quantity > 0) {
    if (!(await addPieces(deps.db, user.id, productId, quantity))) throw await whyNot(deps, user, line);
  } else if (!(await takePiecesOff(deps.db, user.id, productId, -quantity))) {
    throw new ShopError('product_not_found', { message: sentence('remedy_not_in_cart') });
  }
  return getCart(deps, user);
}

async function whyNot(deps: Pick<Deps, 'db'>, user: Member<'user'>, { productId, quantity }: NamedLine) {
  const [[product], { lines, pieces }] = await Promise.all([
    findProductRows(deps.db, [productId]),
    readCartLine(deps.db, user.id, productId),
  ]);
  if (!product) return new ShopError('product_not_found');
  const { stock } = product;
  const name = nameIn(product, user.locale);
  if (stock !== null && pieces + quantity > stock) return notEnough(name, stock);
  if (pieces + quantity > limits.quantityPerLine) {
    return new ShopError('cart_full', {
      message: sentence('line_full', { most: limits.quantityPerLine }),
      data: { left: limits.quantityPerLine },
    });
  }
  if (lines >= limits.linesPerCart && pieces === 0) return new ShopError('cart_full');
  // The stock came back between the two looks: the customer presses once more.
  return notEnough(name, stock ?? 0);
}

/** The refusal of a line that asks for more than is left. */
export function notEnough(name: string, left: number, data: Record<string, unknown> = {}): ShopError {
  return left === 0
    ? new ShopError('sold_out', { message: sentence('remedy_sold_out', { name }), data: { ...data, left } })
    : new ShopError('out_of_stock', { message: sentence('remedy_left', { name, left }), data: { ...data, left } });
}
