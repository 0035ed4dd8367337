import { type Cart, type Locale, nameIn, type Sentence, sentence } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/say.ts';
import { type Actor, buyerOf } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { withExtras } from '../pricing/price-extras.ts';
import type { CartLine } from '../pricing/price-lines.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { isUsedUpBy } from '../reservations/stock-queries.ts';
import { mostPieces, type Named, type NamedLine, sortLines } from './find-lines.ts';
import { guessCoupon } from './guess-coupon.ts';
import { presentCart } from './present-cart.ts';

export type LineProblem = Named & { message: string; code: string; params?: unknown; left: number | null };

/**
 * What a guest's lines cost now, and which of them cannot be bought as they stand. Nothing is reserved.
 * @throws ShopError too_many_attempts (429) where too many unknown codes came from there
 */
export async function quoteCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  actor: Actor,
  input: { items: readonly NamedLine[]; couponCode?: string | undefined },
): Promise<Cart & { problems: LineProblem[] }> {
  const [{ lines: named, missing, unchosen }, found] = await Promise.all([
    sortLines(deps, actor.ownerKey, input.items),
    input.couponCode ? guessCoupon(deps, actor, input.couponCode) : null,
  ]);
  const usedUp = found && (await isUsedUpBy(deps.db, found, buyerOf(actor)));
  const coupon = usedUp ? null : found;
  const lines = await withExtras(deps, named);
  const problems = [
    ...missing.map((named) => problem(named, sentence('remedy_gone'), 0)),
    ...unchosen.map(({ productId, product }) =>
      problem({ productId }, sentence('variant_needed_of', { name: nameIn(product, actor.locale ?? 'en') }), 0),
    ),
    ...lines.flatMap((line) => problemOf(line, actor.locale ?? 'en')),
  ];
  return { ...(await presentCart(deps, priceLines(lines, coupon))), problems };
}

function problemOf({ product, variant, quantity, problem: told }: CartLine, locale: Locale): LineProblem[] {
  if (told) return [problem({ productId: product.id, variant: variant?.sku }, told, 0)];
  return shortageOf({ product, variant, quantity }, locale);
}

function shortageOf({ product, variant, quantity }: CartLine, locale: Locale): LineProblem[] {
  const left = mostPieces(product);
  if (quantity <= left) return [];
  const name = nameIn(product, locale);
  const told = left === 0 ? sentence('remedy_sold_out', { name }) : sentence('remedy_left', { name, left });
  return [problem({ productId: product.id, variant: variant?.sku }, told, left)];
}

function problem({ productId, variant }: Named, told: Sentence, left: number): LineProblem {
  return { productId, ...(variant && { variant }), message: formatMessage(told), ...told, left };
}
