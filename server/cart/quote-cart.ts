import {
  type Cart,
  type ErrorMessage,
  errorMessage,
  type Locale,
  nameIn,
} from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';
import { type Actor, buyerOf } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { withExtras } from '../pricing/price-extras.ts';
import type { CartEntry } from '../pricing/price-lines.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { isUsedUpBy } from '../reservations/coupon-use-queries.ts';
import { bundleShortage } from './bundle-shortage.ts';
import { type IdentifiedLine, maxQuantity, type NamedLine, sortLines } from './find-lines.ts';
import { guessCoupon } from './guess-coupon.ts';
import { presentCart } from './present-cart.ts';

export type LineProblem = NamedLine & {
  message: string;
  code: string;
  params?: unknown;
  left: number | null;
};

/**
 * Current prices of a guest's lines, and the unavailable lines. Nothing is reserved.
 * @throws ShopError too_many_attempts (429) after too many unknown codes from one IP address
 */
export async function quoteCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  actor: Actor,
  input: { items: readonly IdentifiedLine[]; couponCode?: string | undefined },
): Promise<Cart & { problems: LineProblem[] }> {
  const [{ lines, problems }, found] = await Promise.all([
    readLines(deps, actor, input.items),
    input.couponCode ? guessCoupon(deps, actor, input.couponCode) : null,
  ]);
  const usedUp = found && (await isUsedUpBy(deps.db, found, buyerOf(actor)));
  const coupon = usedUp ? null : found;
  return { ...(await presentCart(deps, priceLines(lines, coupon))), problems };
}

/** The requested lines at current prices, and the errors that prevent their purchase. */
export async function readLines(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { ownerKey, locale }: Pick<Actor, 'ownerKey' | 'locale'>,
  items: readonly IdentifiedLine[],
): Promise<{ lines: CartEntry[]; problems: LineProblem[] }> {
  const { lines: entries, missing, unchosen } = await sortLines(deps, ownerKey, items);
  const lines = await withExtras(deps, entries);
  const problems = [
    ...missing.map((line) => problem(line, errorMessage('remedy_gone'), 0)),
    ...unchosen.map(({ productId, product }) =>
      problem(
        { productId },
        errorMessage('variant_needed_of', { name: nameIn(product, locale ?? 'en') }),
        0,
      ),
    ),
    ...lines.flatMap((line) => problemOf(line, locale ?? 'en')),
  ];
  return { lines, problems };
}

function problemOf(line: CartEntry, locale: Locale): LineProblem[] {
  const { product, variant, problem: own } = line;
  if (own) return [problem({ productId: product.id, variant: variant?.sku }, own, 0)];
  return shortageOf(line, locale);
}

function shortageOf(
  { product, variant, quantity, bundle }: CartEntry,
  locale: Locale,
): LineProblem[] {
  const left = maxQuantity(product);
  if (quantity <= left) return [];
  const name = nameIn(product, locale);
  const own =
    left === 0
      ? errorMessage('remedy_sold_out', { name })
      : errorMessage('remedy_left', { name, left });
  const shortage = bundleShortage({ product, bundle }, quantity, locale) ?? own;
  return [problem({ productId: product.id, variant: variant?.sku }, shortage, left)];
}

function problem(
  { productId, variant }: NamedLine,
  message: ErrorMessage,
  left: number,
): LineProblem {
  return {
    productId,
    ...(variant && { variant }),
    message: formatMessage(message),
    ...message,
    left,
  };
}
