import {
  type Cart,
  type ErrorMessage,
  errorMessage,
  type Locale,
  nameIn,
} from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';
import type { Member } from '../accounts/actor.ts';
import { countAttempt } from '../accounts/attempt-queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { variantIdOf } from '../pricing/price-lines.ts';
import {
  type FoundLine,
  findSold,
  type IdentifiedLine,
  keyOf,
  mergeLines,
  type NamedLine,
} from './find-lines.ts';
import { getCart } from './load-cart.ts';
import { addQuantityUpTo, listCartLines, setExtras } from './queries.ts';

export type Skipped = NamedLine & { reason: string; code: string; params?: unknown };

/** A key counts once, for 30 days. */
const once = { limit: 1, window: 30 * 86_400 };

/**
 * Merges a guest's lines into the user's cart in one transaction, as far as stock and limits
 * permit, and returns the omitted ones. A repeated key, as after a response that was lost, changes
 * nothing.
 */
export async function mergeCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  { items, key }: { items: readonly IdentifiedLine[]; key?: string | undefined },
): Promise<Cart & { skipped: Skipped[] }> {
  // Sorted by key, so that two devices lock the rows in the same order.
  const merged = mergeLines(items).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const skipped = await transact(deps.db, async (tx) => {
    const isRepeated =
      key !== undefined && !(await countAttempt(tx, `cart-merge:${user.id}:${key}`, once));
    if (isRepeated) return [];
    const before = new Map(
      (await listCartLines(tx, user.id)).map((line) => [variantIdOf(line), line.quantity]),
    );
    const left: Skipped[] = [];
    for (const { line, found } of await findSold(tx, merged)) {
      const { quantity, extras, ...item } = line;
      const id = found.kind === 'sold' ? variantIdOf(found) : null;
      const units = id === null ? null : await addQuantityUpTo(tx, user.id, id, quantity);
      if (id !== null && units !== null && extras) await setExtras(tx, user.id, id, extras);
      const requested = (before.get(id ?? '') ?? 0) + quantity;
      const reason = reasonFor(found, { units, requested, locale: user.locale });
      if (reason) left.push({ ...item, reason: formatMessage(reason), ...reason });
    }
    return left;
  });
  return { ...(await getCart(deps, user)), skipped };
}

function reasonFor(
  found: FoundLine,
  { units, requested, locale }: { units: number | null; requested: number; locale: Locale },
): ErrorMessage | null {
  if (found.kind === 'gone') return errorMessage('remedy_gone');
  const { product } = found;
  const name = nameIn(product, locale);
  if (found.kind === 'unchosen') return errorMessage('variant_needed_of', { name });
  if (units === null)
    return product.stock === 0
      ? errorMessage('remedy_sold_out', { name })
      : errorMessage('no_room');
  return units < requested ? errorMessage('remedy_kept', { name, kept: units }) : null;
}
