import {
  type AdminProduct,
  type AdminProductList,
  type AdminProductSort,
  type Category,
  type ListedGap,
  ShopError,
  type StoneKind,
} from '@jyotiratna/contract';
import { readCursor, writeCursor } from '../../platform/database/cursor.ts';
import type { Deps } from '../../platform/deps.ts';
import { countAdminProducts, cursorKind, listAdminProductRows } from './list-queries.ts';
import { presentAdminProduct, presentAdminProducts } from './present-admin-product.ts';
import { findAnyProduct } from './queries.ts';

export type ListAdminProducts = {
  search?: string | undefined;
  category?: Category | undefined;
  stone?: StoneKind | undefined;
  isFeatured?: 'true' | 'false' | undefined;
  draft?: 'true' | 'false' | undefined;
  gap?: ListedGap | undefined;
  sort?: AdminProductSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of the administrators' product table. Four queries.
 * @throws ShopError invalid_input for an unknown cursor
 */
export async function listAdminProducts(
  { db }: Pick<Deps, 'db'>,
  input: ListAdminProducts,
): Promise<AdminProductList> {
  const { search, category, stone, isFeatured, draft, gap, sort = 'newest', limit = 50 } = input;
  const flagged = (flag: 'true' | 'false' | undefined) =>
    flag === undefined ? undefined : flag === 'true';
  const filter = {
    search,
    category,
    stone,
    isFeatured: flagged(isFeatured),
    draft: flagged(draft),
    gap,
  };
  const cursor =
    input.cursor === undefined ? undefined : readCursor(input.cursor, kinds[cursorKind(sort)]);
  const [{ rows, next }, total] = await Promise.all([
    listAdminProductRows(db, { filter, sort, limit, cursor }),
    countAdminProducts(db, filter),
  ]);
  const nextCursor = next && writeCursor(next);
  return { products: await presentAdminProducts(db, rows), total, nextCursor };
}

/** A product, drafts included. @throws ShopError product_not_found */
export async function getAdminProduct({ db }: Pick<Deps, 'db'>, id: string): Promise<AdminProduct> {
  const row = await findAnyProduct(db, id);
  if (!row) throw new ShopError('product_not_found');
  return presentAdminProduct(db, row);
}

const kinds = { timestamptz: 'moment', bigint: 'number', text: 'text' } as const;
