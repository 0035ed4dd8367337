import { type Cart, limits, nameIn, ShopError, sentence } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { type CartLine, variantIdOf } from '../pricing/price-lines.ts';
import { findSold, type Named, type NamedLine, variantNeeded } from './find-lines.ts';
import { getCart } from './load-cart.ts';
import { addPieces, listVariantsInCart, readCartLine, setExtras, takePiecesOff } from './queries.ts';

/**
 * Adds pieces, or takes pieces off where `quantity` is negative (stopping at one).
 * @throws ShopError product_not_found (404), variant_needed (400), out_of_stock or sold_out (409, `left` in its data), cart_full (409);
 * the cart is then unchanged
 */
export async function addToCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  line: NamedLine,
): Promise<Cart> {
  const { quantity, extras } = line;
  if (quantity < 0) {
    if (await takeOff(deps, user, line)) return getCart(deps, user);
    throw new ShopError('product_not_found', { message: sentence('remedy_not_in_cart') });
  }
  const sold = await requireSold(deps, user, line);
  if (!(await addPieces(deps.db, user.id, variantIdOf(sold), quantity))) throw await whyNot(deps, user, line, sold);
  if (extras) await setExtras(deps.db, user.id, variantIdOf(sold), extras);
  return getCart(deps, user);
}

/** Takes pieces off the line that is named; without a choice, off the product's only line. */
async function takeOff(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  { productId, variant, quantity }: NamedLine,
) {
  const [meant, ...others] = await listVariantsInCart(deps.db, user.id, { productId, variant });
  // Refuses: the product has options, and none is named.
  if (others.length > 0) await requireSold(deps, user, { productId });
  return meant !== undefined && takePiecesOff(deps.db, user.id, meant.id, -quantity);
}

async function requireSold(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { locale }: Member<'user'>,
  named: Named,
): Promise<Omit<CartLine, 'quantity'>> {
  const [one] = await findSold(deps.db, [named]);
  const { found } = one!;
  if (found.kind === 'gone') throw new ShopError('product_not_found');
  if (found.kind === 'unchosen') throw variantNeeded(found.product, found.variants, locale);
  return found;
}

async function whyNot(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  { quantity, ...named }: NamedLine,
  sold: Omit<CartLine, 'quantity'>,
) {
  const [{ product }, { lines, pieces }] = await Promise.all([
    requireSold(deps, user, named),
    readCartLine(deps.db, user.id, variantIdOf(sold)),
  ]);
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

/** The rejection of a line that requests more than is left. */
export function notEnough(name: string, left: number, data: Record<string, unknown> = {}): ShopError {
  return left === 0
    ? new ShopError('sold_out', { message: sentence('remedy_sold_out', { name }), data: { ...data, left } })
    : new ShopError('out_of_stock', { message: sentence('remedy_left', { name, left }), data: { ...data, left } });
}
