import {
  type Cart,
  defined,
  type ErrorMessage,
  errorMessage,
  limits,
  nameIn,
  ShopError,
} from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import { bundlesOf } from '../catalogue/bundles/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { type CartEntry, variantIdOf } from '../pricing/price-lines.ts';
import { bundleShortage } from './bundle-shortage.ts';
import { findSold, type IdentifiedLine, type NamedLine, variantRequired } from './find-lines.ts';
import { getCart } from './load-cart.ts';
import {
  addQuantity,
  listVariantsInCart,
  readCartLine,
  setExtras,
  takeQuantityOff,
} from './queries.ts';

/**
 * Increases a line's quantity, or decreases it if `quantity` is negative, to a minimum of 1.
 * @throws ShopError product_not_found (404), variant_needed (400), out_of_stock or sold_out (409,
 * `left` in its data), cart_full (409); the cart is then unchanged
 */
export async function addToCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  line: IdentifiedLine,
): Promise<Cart> {
  const { quantity, extras } = line;
  if (quantity < 0) {
    if (await takeOff(deps, user, line)) return getCart(deps, user);
    throw new ShopError('product_not_found', { message: errorMessage('remedy_not_in_cart') });
  }
  const sold = await requireSold(deps, user, line);
  if (!(await addQuantity(deps.db, user.id, variantIdOf(sold), quantity)))
    throw await reasonNot(deps, user, line, sold);
  if (extras) await setExtras(deps.db, user.id, variantIdOf(sold), extras);
  return getCart(deps, user);
}

/** Decreases a line's quantity; without a variant, that of the product's only line. */
async function takeOff(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  { productId, variant, quantity }: IdentifiedLine,
) {
  const [meant, ...rest] = await listVariantsInCart(deps.db, user.id, { productId, variant });
  // Throws variant_needed, since the product has options.
  if (rest.length > 0) await requireSold(deps, user, { productId });
  return meant !== undefined && takeQuantityOff(deps.db, user.id, meant.id, -quantity);
}

async function requireSold(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { locale }: Member<'user'>,
  line: NamedLine,
): Promise<Omit<CartEntry, 'quantity'>> {
  const [one] = await findSold(deps.db, [line]);
  const { found } = defined(one);
  if (found.kind === 'gone') throw new ShopError('product_not_found');
  if (found.kind === 'unchosen') throw variantRequired(found.product, found.variants, locale);
  return found;
}

async function reasonNot(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  { quantity, ...line }: IdentifiedLine,
  sold: Omit<CartEntry, 'quantity'>,
) {
  const [{ product }, { lines, units }] = await Promise.all([
    requireSold(deps, user, line),
    readCartLine(deps.db, user.id, variantIdOf(sold)),
  ]);
  const { stock } = product;
  const name = nameIn(product, user.locale);
  const bundle = (await bundlesOf(deps.db, [product])).get(product.id);
  if (stock !== null && units + quantity > stock)
    return notEnough(
      name,
      stock,
      {},
      bundleShortage({ product, bundle }, units + quantity, user.locale ?? 'en'),
    );
  if (units + quantity > limits.quantityPerLine) {
    return new ShopError('cart_full', {
      message: errorMessage('line_full', { most: limits.quantityPerLine }),
      data: { left: limits.quantityPerLine },
    });
  }
  if (lines >= limits.linesPerCart && units === 0) return new ShopError('cart_full');
  // The product was restocked between the two checks: the customer can retry.
  return notEnough(name, stock ?? 0);
}

/**
 * The error for a quantity above the remaining stock.
 * @param part the scarce item of a bundle, which the message names
 */
export function notEnough(
  name: string,
  left: number,
  data: Record<string, unknown> = {},
  part: ErrorMessage | null = null,
): ShopError {
  return left === 0
    ? new ShopError('sold_out', {
        message: part ?? errorMessage('remedy_sold_out', { name }),
        data: { ...data, left },
      })
    : new ShopError('out_of_stock', {
        message: part ?? errorMessage('remedy_left', { name, left }),
        data: { ...data, left },
      });
}
