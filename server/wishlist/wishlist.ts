import { type Product, ShopError, type WishlistItem } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import { findSold, keyOf, type NamedLine } from '../cart/find-lines.ts';
import { presentProducts } from '../catalogue/present-products.ts';
import { findProductRows } from '../catalogue/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteItem, insertItem, listWishlist } from './queries.ts';

type Wishlist = { items: WishlistItem[] };

/** The user's wishlist, latest first. */
export async function getWishlist(
  { db }: Pick<Deps, 'db'>,
  user: Member<'user'>,
): Promise<Wishlist> {
  return { items: (await listWishlist(db, user.id)).map(({ at: _, ...request }) => request) };
}

/**
 * Adds an item to the user's wishlist. @throws ShopError product_not_found (404), wishlist_full
 * (409)
 */
export async function addToWishlist(
  deps: Pick<Deps, 'db'>,
  user: Member<'user'>,
  line: NamedLine,
): Promise<Wishlist> {
  const { left, gone: discontinued } = await insertAll(deps, user, [line]);
  if (discontinued.length > 0) throw new ShopError('product_not_found');
  if (left.length > 0) throw new ShopError('wishlist_full');
  return getWishlist(deps, user);
}

export async function removeFromWishlist(
  deps: Pick<Deps, 'db'>,
  user: Member<'user'>,
  line: NamedLine,
): Promise<Wishlist> {
  await deleteItem(deps.db, user.id, line);
  return getWishlist(deps, user);
}

/** Adds a guest's items, each once, and returns those beyond the limit. */
export async function mergeWishlist(
  deps: Pick<Deps, 'db'>,
  user: Member<'user'>,
  items: readonly NamedLine[],
): Promise<Wishlist & { left: NamedLine[] }> {
  const { left } = await insertAll(deps, user, items);
  return { ...(await getWishlist(deps, user)), left };
}

async function insertAll(
  { db }: Pick<Deps, 'db'>,
  user: Member<'user'>,
  items: readonly NamedLine[],
) {
  const [left, discontinued]: [NamedLine[], NamedLine[]] = [[], []];
  // Sorted: two devices that merge at once lock the rows in the same order.
  const sorted = [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await transact(db, async (tx) => {
    // Reset for a retry after a deadlock.
    left.length = 0;
    discontinued.length = 0;
    for (const { line, found } of await findSold(tx, sorted)) {
      if (found.kind === 'gone') discontinued.push(line);
      else {
        const variantId = found.kind === 'sold' ? (found.variant?.id ?? null) : null;
        const matches = await insertItem(tx, user.id, {
          productId: line.productId,
          variantId,
        });
        if (!matches) left.push(line);
      }
    }
  });
  return { left, gone: discontinued };
}

/**
 * The wishlist's products as they are sold now; those no longer sold are omitted. Two queries,
 * three with variants.
 */
export async function fetchWishlist(
  { db }: Pick<Deps, 'db'>,
  items: readonly NamedLine[],
): Promise<{ products: Product[] }> {
  const rows = await findProductRows(db, [...new Set(items.map(({ productId }) => productId))]);
  return { products: await presentProducts(db, rows) };
}
