import type { Product } from '@jyotiratna/contract';
import { showing } from '../../catalogue/catalogue-cache.ts';
import { getProduct } from '../../catalogue/get-product.ts';
import { presentProduct } from '../../catalogue/present-product.ts';
import { listPictures, type ProductRow } from '../../catalogue/queries.ts';
import { variantsOf } from '../../catalogue/variant-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { dayTag } from '../../platform/kept/kept.ts';
import { noteShown } from '../../platform/kept/shown.ts';
import { listBoughtWith, listOfGrahas, listOfStone } from './queries.ts';

/** As many as stand in a row of the widest page. */
const max = 4;

/**
 * What goes with a product and can be bought: what others bought with it, the same stone, the same graha, in this order. For a
 * stone that is one of a kind other stones of its kind come first: they are what it is compared with.
 * @throws ShopError product_not_found (404)
 */
export async function listCompanions(
  deps: Pick<Deps, 'replica' | 'catalogue'>,
  key: string,
): Promise<{ products: Product[] }> {
  const product = await getProduct(deps, key);
  return deps.replica.read((db) => readCompanions(db, product));
}

async function readCompanions(db: Executor, { id, stone, planets }: Product): Promise<{ products: Product[] }> {
  const found: ProductRow[] = [];
  const still = () => ({ but: [id, ...found.map((row) => row.id)], most: max - found.length });
  if (stone) found.push(...(await listOfStone(db, stone, still())));
  if (found.length < max) found.push(...(await listBoughtWith(db, id, still())));
  if (found.length < max && planets.length > 0) found.push(...(await listOfGrahas(db, planets, still())));
  // What is shown here and sold out or edited goes at once; a new remedy comes with the next day, so that the edit of one
  // leaves the pages of all others as they are.
  noteShown([...showing(found), dayTag]);
  const images = Map.groupBy(
    await listPictures(
      db,
      found.map((row) => row.id),
    ),
    ({ productId }) => productId,
  );
  const variants = await variantsOf(db, found);
  return { products: found.map((row) => presentProduct(row, images.get(row.id) ?? [], variants.get(row.id))) };
}
