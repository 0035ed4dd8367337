import { type Cart, type Locale, nameIn, type Sentence, sentence } from '@jyotiratna/contract';
import { say } from '@jyotiratna/messages/say.ts';
import type { Actor } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { CartLine } from '../pricing/price-lines.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { findLines, mostPieces, type NamedLine } from './find-lines.ts';
import { guessCoupon } from './guess-coupon.ts';
import { presentCart } from './present-cart.ts';

export type LineProblem = { productId: string; message: string; code: string; params?: unknown; left: number | null };

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
    ...missing.map((productId) => problem(productId, sentence('remedy_gone'), 0)),
    ...lines.flatMap((line) => problemOf(line, actor.locale ?? 'en')),
  ];
  return { ...(await presentCart(deps, priceLines(lines, coupon))), problems };
}

function problemOf({ product, quantity }: CartLine, locale: Locale): LineProblem[] {
  const left = mostPieces(product);
  if (quantity <= left) return [];
  const name = nameIn(product, locale);
  const told = left === 0 ? sentence('remedy_sold_out', { name }) : sentence('remedy_left', { name, left });
  return [problem(product.id, told, left)];
}

function problem(productId: string, told: Sentence, left: number): LineProblem {
  return { productId, message: say(told), ...told, left };
}
