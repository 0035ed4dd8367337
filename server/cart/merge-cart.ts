import { type Cart, type Locale, nameIn, type Sentence, sentence } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/say.ts';
import type { Member } from '../accounts/actor.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { variantIdOf } from '../pricing/price-lines.ts';
import { type Found, findSold, keyOf, mergeLines, type Named, type NamedLine } from './find-lines.ts';
import { getCart } from './load-cart.ts';
import { addPiecesUpTo, listCartLines, setExtras } from './queries.ts';

export type Skipped = Named & { reason: string; code: string; params?: unknown };

/** Adds a guest's lines to the user's cart in one transaction, as far as stock and limits allow, and says what was left out. */
export async function mergeCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  items: readonly NamedLine[],
): Promise<Cart & { skipped: Skipped[] }> {
  // Ascending ids: two devices that merge at once take the rows in the same order.
  const named = mergeLines(items).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const skipped = await transact(deps.db, async (tx) => {
    const before = new Map((await listCartLines(tx, user.id)).map((line) => [variantIdOf(line), line.quantity]));
    const left: Skipped[] = [];
    for (const { line, found } of await findSold(tx, named)) {
      const { quantity, extras, ...what } = line;
      const id = found.kind === 'sold' ? variantIdOf(found) : null;
      const pieces = id === null ? null : await addPiecesUpTo(tx, user.id, id, quantity);
      if (id !== null && pieces !== null && extras) await setExtras(tx, user.id, id, extras);
      const wanted = (before.get(id ?? '') ?? 0) + quantity;
      const reason = reasonFor(found, { pieces, wanted, locale: user.locale });
      if (reason) left.push({ ...what, reason: formatMessage(reason), ...reason });
    }
    return left;
  });
  return { ...(await getCart(deps, user)), skipped };
}

function reasonFor(
  found: Found,
  { pieces, wanted, locale }: { pieces: number | null; wanted: number; locale: Locale },
): Sentence | null {
  if (found.kind === 'gone') return sentence('remedy_gone');
  const { product } = found;
  const name = nameIn(product, locale);
  if (found.kind === 'unchosen') return sentence('variant_needed_of', { name });
  if (pieces === null) return product.stock === 0 ? sentence('remedy_sold_out', { name }) : sentence('no_room');
  return pieces < wanted ? sentence('remedy_kept', { name, kept: pieces }) : null;
}
