import type { Category, Graha, ProductList, ProductSort } from '@jyotiratna/contract';
import { ShopError } from '@jyotiratna/contract';
import { type Cursor, countProducts, listPictures, listProductRows } from '../../db/queries/products.ts';
import type { Deps } from '../deps.ts';
import { presentProduct } from './present-product.ts';

export type ListProducts = {
  search?: string | undefined;
  category?: Category | 'all' | '' | undefined;
  sort?: ProductSort | undefined;
  isFeatured?: 'true' | 'false' | undefined;
  planet?: Graha | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of the catalogue, cached by catalogue version. Three queries when it is not cached.
 * @throws ShopError invalid_input for a cursor that no list gave out
 */
export async function listProducts(deps: Pick<Deps, 'db' | 'catalogue'>, input: ListProducts): Promise<ProductList> {
  const { search = '', category, sort = 'newest', isFeatured, planet, limit = 100, cursor } = input;
  const filter = {
    search: search.normalize().trim(),
    category: category === 'all' || category === '' ? undefined : category,
    isFeatured: isFeatured === undefined ? undefined : isFeatured === 'true',
    planet,
  };
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const key = `products ${JSON.stringify([filter, sort, limit, after])}`;
  return deps.catalogue.remember(key, async () => {
    const [{ rows, next }, total] = await Promise.all([
      listProductRows(deps.db, { filter, sort, limit, cursor: after }),
      countProducts(deps.db, filter),
    ]);
    const pictures = Map.groupBy(
      await listPictures(
        deps.db,
        rows.map((row) => row.id),
      ),
      (picture) => picture.productId,
    );
    const products = rows.map((row) => presentProduct(row, pictures.get(row.id) ?? []));
    return { products, total, nextCursor: next && writeCursor(next) };
  });
}

function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function readCursor(text: string, sort: ProductSort): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof value === 'string' && typeof id === 'string' && fits(value, sort)) return { value, id };
  } catch {
    // Falls through to the one refusal below.
  }
  throw new ShopError('invalid_input', { fields: { cursor: 'This cursor is not valid.' } });
}

function fits(value: string, sort: ProductSort): boolean {
  if (sort === 'name') return value.length <= 200 && !value.includes('\0');
  if (sort === 'price-low' || sort === 'price-high') return /^\d{1,15}$/.test(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/.test(value) && !Number.isNaN(Date.parse(value));
}
