import { type Cart, type KeptCart, ShopError } from '@jyotiratna/contract';
import type { Actor, Member } from '../../accounts/actor.ts';
import { keyOf, mostPieces, sortLines } from '../../cart/find-lines.ts';
import { getCart } from '../../cart/load-cart.ts';
import { presentCart } from '../../cart/present-cart.ts';
import { raiseLine } from '../../cart/queries.ts';
import { readLink, readLinkKey } from '../../outreach/newsletter/link-token.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { withExtras } from '../../pricing/price-extras.ts';
import { type CartLine, priceLines, variantIdOf } from '../../pricing/price-lines.ts';
import type { KeptLine } from '../schema.ts';
import { deleteReminderByEmail, findReminder, noteRestored, type ReminderRow } from './queries.ts';

type Needs = Pick<Deps, 'db' | 'env' | 'clock'>;
type Link = { token: string };

/**
 * What a mailed link leads back to, at today's prices.
 * @throws ShopError token_invalid (400) for a wrong link, and when nothing is kept any more
 */
export async function readKeptCart(deps: Needs, actor: Actor, link: Link): Promise<KeptCart> {
  const { lines } = await requireKept(deps, link);
  return present(deps, await sortKept(deps, actor.ownerKey, lines));
}

/**
 * Puts it into the caller's cart. A user's lines grow to the pieces that were kept and never beyond: pressed twice, or on two
 * devices at once, nothing is doubled. `cart` is null for a guest, whose browser does the same.
 * @throws ShopError token_invalid (400), cart_full (409), which leaves the cart as it is
 */
export async function restoreCart(deps: Needs, actor: Actor, link: Link): Promise<KeptCart & { cart: Cart | null }> {
  const { id, lines } = await requireKept(deps, link);
  const sorted = await sortKept(deps, actor.ownerKey, lines);
  await noteRestored(deps.db, id, actor.ownerKey);
  if (actor.role === 'user') await raise(deps, actor as Member<'user'>, sorted.lines);
  const cart = actor.role === 'user' ? await getCart(deps, actor as Member<'user'>) : null;
  return { ...(await present(deps, sorted)), cart };
}

async function raise({ db }: Needs, user: Member<'user'>, lines: readonly CartLine[]): Promise<void> {
  // Ascending ids: two devices that do it at once take the rows in the same order.
  const sorted = [...lines].sort((a, b) => (variantIdOf(a) < variantIdOf(b) ? -1 : 1));
  await transact(db, async (tx) => {
    for (const line of sorted) {
      const { quantity: pieces, extras = null } = line;
      if (!(await raiseLine(tx, user.id, { variantId: variantIdOf(line), pieces, extras })))
        throw new ShopError('cart_full');
    }
  });
}

/** Takes the consent back by the link of a mail, also when that is done already. @throws ShopError token_invalid (400) */
export async function leaveCartReminders({ db, clock }: Pick<Deps, 'db' | 'clock'>, { token }: Link): Promise<void> {
  const id = readLink(await readLinkKey(db), 'cart-leave', token, clock.now());
  if (!id) throw new ShopError('token_invalid');
  const kept = await findReminder(db, id);
  if (kept) await deleteReminderByEmail(db, kept.email);
}

async function requireKept({ db, clock }: Needs, { token }: Link): Promise<ReminderRow> {
  const id = readLink(await readLinkKey(db), 'cart-restore', token, clock.now());
  const kept = id && (await findReminder(db, id));
  if (!kept) throw new ShopError('token_invalid');
  return kept;
}

type Name = { name: string; nameHi: string };
/** `lines` with the pieces that can be had; the rest by name. */
export type Sorted = {
  lines: CartLine[];
  short: (Name & { left: number })[];
  gone: Name[];
  energiseAgain: Name[];
};

/** What of a kept cart can be had now, as this owner may buy it, and what cannot. */
export async function sortKept(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  ownerKey: string,
  kept: readonly KeptLine[],
): Promise<Sorted> {
  const names = new Map(kept.map((line) => [keyOf(line), { name: line.name, nameHi: line.nameHi }]));
  const { lines: named, missing, unchosen } = await sortLines(deps, ownerKey, kept);
  const sorted: Sorted = { lines: [], short: [], gone: [], energiseAgain: [] };
  for (const what of [...missing, ...unchosen])
    sorted.gone.push(names.get(keyOf({ productId: what.productId, variant: what.variant }))!);
  for (const line of await withExtras(deps, named)) {
    const name = { name: line.product.name, nameHi: line.product.nameHi };
    const left = mostPieces(line.product);
    if (line.problem || left === 0) sorted.gone.push(name);
    else if (left < line.quantity) {
      sorted.short.push({ ...name, left });
      sorted.lines.push({ ...line, quantity: left });
    } else sorted.lines.push(line);
  }
  const had = new Set(
    sorted.lines.map(({ product, variant }) => keyOf({ productId: product.id, variant: variant?.sku })),
  );
  const personal = kept.filter((line) => line.energiseAgain && had.has(keyOf(line)));
  sorted.energiseAgain = personal.map(({ name, nameHi }) => ({ name, nameHi }));
  return sorted;
}

async function present(deps: Needs, { lines, short, gone, energiseAgain }: Sorted): Promise<KeptCart> {
  const { items } = await presentCart(deps, priceLines(lines, null));
  return { items, short, gone, energiseAgain };
}
