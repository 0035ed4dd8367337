import { type Cart, type Locale, nameIn, type Sentence, sentence } from '@jyotiratna/contract';
import { say } from '@jyotiratna/messages/say.ts';
import type { Member } from '../accounts/actor.ts';
import { findProductRows } from '../catalogue/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { mergeLines, type NamedLine } from './find-lines.ts';
import { getCart } from './load-cart.ts';
import { addPiecesUpTo, listCartLines } from './queries.ts';

export type Skipped = { productId: string; reason: string; code: string; params?: unknown };

/** Adds a guest's lines to the user's cart in one transaction, as far as stock and limits allow, and says what was left out. */
export async function mergeCart(
  deps: Pick<Deps, 'db'>,
  user: Member<'user'>,
  items: readonly NamedLine[],
): Promise<Cart & { skipped: Skipped[] }> {
  // Ascending ids: two devices that merge at once take the rows in the same order.
  const named = mergeLines(items).sort((a, b) => (a.productId < b.productId ? -1 : 1));
  const skipped = await transact(deps.db, async (tx) => {
    const before = new Map((await listCartLines(tx, user.id)).map((line) => [line.product.id, line.quantity]));
    const known = new Map(
      (
        await findProductRows(
          tx,
          named.map((line) => line.productId),
        )
      ).map((row) => [row.id, row]),
    );
    const left: Skipped[] = [];
    for (const { productId, quantity } of named) {
      const product = known.get(productId);
      const pieces = product ? await addPiecesUpTo(tx, user.id, productId, quantity) : null;
      const wanted = (before.get(productId) ?? 0) + quantity;
      const reason = reasonFor(product, { pieces, wanted, locale: user.locale });
      if (reason) left.push({ productId, reason: say(reason), ...reason });
    }
    return left;
  });
  return { ...(await getCart(deps, user)), skipped };
}

function reasonFor(
  product: { name: string; nameHi: string; stock: number | null } | undefined,
  { pieces, wanted, locale }: { pieces: number | null; wanted: number; locale: Locale },
): Sentence | null {
  if (!product) return sentence('remedy_gone');
  const name = nameIn(product, locale);
  if (pieces === null) return product.stock === 0 ? sentence('remedy_sold_out', { name }) : sentence('no_room');
  return pieces < wanted ? sentence('remedy_kept', { name, kept: pieces }) : null;
}
