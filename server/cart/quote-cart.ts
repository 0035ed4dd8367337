import type { Cart } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { guessCoupon } from '../pricing/guess-coupon.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { findLines, mostPieces, type NamedLine } from './find-lines.ts';
import { presentCart } from './present-cart.ts';
import type { CartLine } from './queries.ts';

export type LineProblem = { productId: string; message: string; left: number | null };

/**
 * What a guest's lines cost now, and which of them cannot be bought as they stand. Nothing is reserved.
 * @throws ShopError too_many_attempts (429) where too many unknown codes came from there
 */
export async function quoteCart(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { items: readonly NamedLine[]; couponCode?: string | undefined },
): Promise<Cart & { problems: LineProblem[] }> {
  const [{ lines, missing }, coupon] = await Promise.all([
    findLines(deps, actor.ownerKey, input.items),
    input.couponCode ? guessCoupon(deps, actor, input.couponCode) : null,
  ]);
  const problems = [
    ...missing.map((productId) => ({ productId, message: 'This remedy is no longer available.', left: 0 })),
    ...lines.flatMap(problemOf),
  ];
  return { ...(await presentCart(deps, priceLines(lines, coupon))), problems };
}

function problemOf({ product, quantity }: CartLine): LineProblem[] {
  const left = mostPieces(product);
  if (quantity <= left) return [];
  const message = left === 0 ? `${product.name} is sold out.` : `Only ${left} of ${product.name} left.`;
  return [{ productId: product.id, message, left }];
}
