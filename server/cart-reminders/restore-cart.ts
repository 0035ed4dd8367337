import { type Cart, defined, type SavedCart, ShopError } from '@jyotiratna/contract';
import type { Actor, Member } from '../accounts/actor.ts';
import { keyOf, maxQuantity, sortLines } from '../cart/find-lines.ts';
import { getCart } from '../cart/load-cart.ts';
import { presentCart } from '../cart/present-cart.ts';
import { raiseLine } from '../cart/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requireReader } from '../platform/email/link-token.ts';
import { withExtras } from '../pricing/price-extras.ts';
import { type CartEntry, priceLines, variantIdOf } from '../pricing/price-lines.ts';
import {
  deleteReminderByEmail,
  findReminder,
  type ReminderRow,
  recordRestored,
} from './queries.ts';
import type { SavedLine } from './schema.ts';

type Dependencies = Pick<Deps, 'db' | 'env' | 'clock'>;
type Link = { token: string };

/**
 * The stored cart of an emailed link, at current prices.
 * @throws ShopError token_invalid (400) for an invalid link, and when the cart is no longer stored
 */
export async function readSavedCart(
  deps: Dependencies,
  actor: Actor,
  link: Link,
): Promise<SavedCart> {
  const { lines } = await requireStored(deps, link);
  return present(deps, await sortSaved(deps, actor.ownerKey, lines));
}

/**
 * Restores a stored cart into the caller's cart. Quantities are raised to at least the stored ones;
 * idempotent also for concurrent requests. `cart` is null for a guest, whose browser does the same
 * with its own cart.
 * @throws ShopError token_invalid (400), cart_full (409), which leaves the cart unchanged
 */
export async function restoreCart(
  deps: Dependencies,
  actor: Actor,
  link: Link,
): Promise<SavedCart & { cart: Cart | null }> {
  const { id, lines } = await requireStored(deps, link);
  const sorted = await sortSaved(deps, actor.ownerKey, lines);
  await recordRestored(deps.db, id, actor.ownerKey);
  if (actor.role === 'user') await raise(deps, actor as Member<'user'>, sorted.lines);
  const cart = actor.role === 'user' ? await getCart(deps, actor as Member<'user'>) : null;
  return { ...(await present(deps, sorted)), cart };
}

async function raise(
  { db }: Dependencies,
  user: Member<'user'>,
  lines: readonly CartEntry[],
): Promise<void> {
  // Sorted by id, so that two devices lock the rows in the same order.
  const sorted = [...lines].sort((a, b) => (variantIdOf(a) < variantIdOf(b) ? -1 : 1));
  await transact(db, async (tx) => {
    for (const line of sorted) {
      const { quantity: units, extras = null } = line;
      if (!(await raiseLine(tx, user.id, { variantId: variantIdOf(line), units: units, extras })))
        throw new ShopError('cart_full');
    }
  });
}

/**
 * Withdraws consent to reminders by an emailed link. Idempotent.
 * @throws ShopError token_invalid (400)
 */
export async function leaveCartReminders(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token }: Link,
): Promise<void> {
  const stored = await findReminder(deps.db, await requireReader(deps, 'cart-leave', token));
  if (stored) await deleteReminderByEmail(deps.db, stored.email);
}

async function requireStored(deps: Dependencies, { token }: Link): Promise<ReminderRow> {
  const stored = await findReminder(deps.db, await requireReader(deps, 'cart-restore', token));
  if (!stored) throw new ShopError('token_invalid');
  return stored;
}

type Name = { name: string; nameHi: string };
/**
 * `lines`: the available quantities; the others: names of lines with less stock, and of unavailable
 * ones.
 */
export type Sorted = {
  lines: CartEntry[];
  short: (Name & { left: number })[];
  gone: Name[];
  energiseAgain: Name[];
};

/** Splits a stored cart into available and unavailable lines, for this owner. */
export async function sortSaved(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  ownerKey: string,
  stored: readonly SavedLine[],
): Promise<Sorted> {
  const names = new Map(
    stored.map((line) => [keyOf(line), { name: line.name, nameHi: line.nameHi }]),
  );
  const { lines: entries, missing, unchosen } = await sortLines(deps, ownerKey, stored);
  const sorted: Sorted = { lines: [], short: [], gone: [], energiseAgain: [] };
  for (const line of [...missing, ...unchosen])
    sorted.gone.push(
      defined(names.get(keyOf({ productId: line.productId, variant: line.variant }))),
    );
  for (const line of await withExtras(deps, entries)) {
    const name = { name: line.product.name, nameHi: line.product.nameHi };
    const left = maxQuantity(line.product);
    if (line.problem || left === 0) sorted.gone.push(name);
    else if (left < line.quantity) {
      sorted.short.push({ ...name, left });
      sorted.lines.push({ ...line, quantity: left });
    } else sorted.lines.push(line);
  }
  const had = new Set(
    sorted.lines.map(({ product, variant }) =>
      keyOf({ productId: product.id, variant: variant?.sku }),
    ),
  );
  const personal = stored.filter((line) => line.energiseAgain && had.has(keyOf(line)));
  sorted.energiseAgain = personal.map(({ name, nameHi }) => ({ name, nameHi }));
  return sorted;
}

async function present(
  deps: Dependencies,
  { lines, short, gone: unavailable, energiseAgain }: Sorted,
): Promise<SavedCart> {
  const { items } = await presentCart(deps, priceLines(lines, null));
  return { items, short, gone: unavailable, energiseAgain };
}
