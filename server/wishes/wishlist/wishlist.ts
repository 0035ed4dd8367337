import { type Product, ShopError, type Wish } from '@jyotiratna/contract';
import type { Member } from '../../accounts/actor.ts';
import { findSold, keyOf, type Named } from '../../cart/find-lines.ts';
import { presentProduct } from '../../catalogue/present-product.ts';
import { findProductRows, listPictures } from '../../catalogue/queries.ts';
import { variantsOf } from '../../catalogue/variant-queries.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteWish, insertWish, listWishes } from './queries.ts';

type Wishlist = { items: Wish[] };

/** The user's wishes, the latest first. */
export async function getWishlist({ db }: Pick<Deps, 'db'>, user: Member<'user'>): Promise<Wishlist> {
  return { items: (await listWishes(db, user.id)).map(({ at: _, ...wish }) => wish) };
}

/** @throws ShopError product_not_found (404), wishlist_full (409) */
export async function addWish(deps: Pick<Deps, 'db'>, user: Member<'user'>, named: Named): Promise<Wishlist> {
  const { left, gone } = await insertAll(deps, user, [named]);
  if (gone.length > 0) throw new ShopError('product_not_found');
  if (left.length > 0) throw new ShopError('wishlist_full');
  return getWishlist(deps, user);
}

export async function removeWish(deps: Pick<Deps, 'db'>, user: Member<'user'>, named: Named): Promise<Wishlist> {
  await deleteWish(deps.db, user.id, named);
  return getWishlist(deps, user);
}

/** Adds a guest's wishes, each once, and says for which there was no room. */
export async function mergeWishes(
  deps: Pick<Deps, 'db'>,
  user: Member<'user'>,
  items: readonly Named[],
): Promise<Wishlist & { left: Named[] }> {
  const { left } = await insertAll(deps, user, items);
  return { ...(await getWishlist(deps, user)), left };
}

async function insertAll({ db }: Pick<Deps, 'db'>, user: Member<'user'>, items: readonly Named[]) {
  const [left, gone]: [Named[], Named[]] = [[], []];
  // Ascending: two devices that merge at once take the rows in the same order.
  const sorted = [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await transact(db, async (tx) => {
    // Tried again after a deadlock, it begins again.
    left.length = 0;
    gone.length = 0;
    for (const { line, found } of await findSold(tx, sorted)) {
      if (found.kind === 'gone') gone.push(line);
      else {
        const variantId = found.kind === 'sold' ? (found.variant?.id ?? null) : null;
        const fits = await insertWish(tx, user.id, { productId: line.productId, variantId });
        if (!fits) left.push(line);
      }
    }
  });
  return { left, gone };
}

/** The products that are wished for as they are sold now; those that are not are left out. Two queries, three with variants. */
export async function showWishes({ db }: Pick<Deps, 'db'>, items: readonly Named[]): Promise<{ products: Product[] }> {
  const rows = await findProductRows(db, [...new Set(items.map(({ productId }) => productId))]);
  const ids = rows.map(({ id }) => id);
  const images = Map.groupBy(await listPictures(db, ids), ({ productId }) => productId);
  const variants = await variantsOf(db, rows);
  return { products: rows.map((row) => presentProduct(row, images.get(row.id) ?? [], variants.get(row.id))) };
}
