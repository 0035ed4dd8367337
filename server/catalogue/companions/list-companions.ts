import type { Product } from '@jyotiratna/contract';
import { dayTag } from '../../platform/cache/cache.ts';
import { recordTags } from '../../platform/cache/response-tags.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { showing } from '../catalogue-cache.ts';
import { getProduct } from '../get-product.ts';
import { presentProducts } from '../present-products.ts';
import type { ProductRow } from '../queries.ts';
import { listOfGrahas, listOfStone, listOrderedWith } from './queries.ts';

/** The number of items in a row of the widest page. */
const max = 4;

/**
 * Available related products of a product: bought together with it, the same stone, the same
 * graha, in this order. For a unique stone other stones of its kind are first, for comparison.
 * @throws ShopError product_not_found (404)
 */
export async function listCompanions(
  deps: Pick<Deps, 'replica' | 'catalogue'>,
  key: string,
): Promise<{ products: Product[] }> {
  const product = await getProduct(deps, key);
  return deps.replica.read((db) => readCompanions(db, product));
}

async function readCompanions(
  db: Executor,
  { id, stone, planets }: Product,
): Promise<{ products: Product[] }> {
  const found: ProductRow[] = [];
  const still = () => ({ but: [id, ...found.map((row) => row.id)], most: max - found.length });
  if (stone) found.push(...(await listOfStone(db, stone, still())));
  if (found.length < max) found.push(...(await listOrderedWith(db, id, still())));
  if (found.length < max && planets.length > 0)
    found.push(...(await listOfGrahas(db, planets, still())));
  const products = await presentProducts(db, found);
  // Displayed items that are sold out or edited are removed at once; a new remedy appears with
  // the next day, so that an edit of one remedy does not invalidate the pages of all the rest.
  recordTags([...showing(products), dayTag]);
  return { products };
}
