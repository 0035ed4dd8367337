import { nameIn } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { notEnough } from '../cart/add-to-cart.ts';
import { mergeLines, type NamedLine } from '../cart/find-lines.ts';
import { showing } from '../catalogue/catalogue-cache.ts';
import { findProductRows } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';

/**
 * In a rush most buyers come too late: those who cannot hold anything yet are told so from this process's copy of the
 * catalogue, without a query. The copy is at most a second behind other processes; the reservation decides.
 * @throws ShopError out_of_stock, sold_out (409)
 */
export async function refuseSoldOut(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Actor,
  items: readonly NamedLine[],
): Promise<void> {
  if (actor.role !== 'guest' || !actor.isNew) return;
  for (const { productId, quantity } of mergeLines(items)) {
    const product = await deps.catalogue.remember(
      `stock ${productId}`,
      async () => {
        const [row] = await findProductRows(deps.db, [productId]);
        return row ? { name: row.name, nameHi: row.nameHi, stock: row.stock } : null;
      },
      () => showing([{ id: productId }]),
    );
    if (!product || product.stock === null || product.stock >= quantity) continue;
    throw notEnough(nameIn(product, actor.locale ?? 'en'), product.stock, { productId });
  }
}
