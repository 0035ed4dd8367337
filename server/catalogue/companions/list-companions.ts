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

/** Maximum related products: a row of the widest page. */
const max = 4;

/**
 * Related products that are available: for a stone, first other stones of its kind, for comparison;
 * then products bought together with it, then remedies of the same graha.
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
  // An edit or sale of a listed product invalidates the entry at once; a new remedy appears the
  // next day, so that one edit does not invalidate all pages.
  recordTags([...showing(products), dayTag]);
  return { products };
}
