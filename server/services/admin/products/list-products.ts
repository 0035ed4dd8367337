import {
  type AdminProduct,
  type AdminProductList,
  type AdminProductSort,
  type Category,
  ShopError,
} from '@jyotiratna/contract';
import { countAdminProducts, cursorKind, listAdminProductRows } from '../../../db/queries/admin-product-list.ts';
import { type Cursor, findProductRows } from '../../../db/queries/products.ts';
import type { Deps } from '../../deps.ts';
import { presentAdminProduct, presentAdminProducts } from './present-admin-product.ts';

export type ListAdminProducts = {
  search?: string | undefined;
  category?: Category | undefined;
  isFeatured?: 'true' | 'false' | undefined;
  sort?: AdminProductSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of the administrators' table. Three queries.
 * @throws ShopError invalid_input for a cursor that no list gave out
 */
export async function listAdminProducts({ db }: Pick<Deps, 'db'>, input: ListAdminProducts): Promise<AdminProductList> {
  const { search, category, isFeatured, sort = 'newest', limit = 50 } = input;
  const filter = { search, category, isFeatured: isFeatured === undefined ? undefined : isFeatured === 'true' };
  const cursor = input.cursor === undefined ? undefined : readCursor(input.cursor, sort);
  const [{ rows, next }, total] = await Promise.all([
    listAdminProductRows(db, { filter, sort, limit, cursor }),
    countAdminProducts(db, filter),
  ]);
  const nextCursor = next && Buffer.from(JSON.stringify([next.value, next.id])).toString('base64url');
  return { products: await presentAdminProducts(db, rows), total, nextCursor };
}

/** @throws ShopError product_not_found */
export async function getAdminProduct({ db }: Pick<Deps, 'db'>, id: string): Promise<AdminProduct> {
  const [row] = await findProductRows(db, [id]);
  if (!row) throw new ShopError('product_not_found');
  return presentAdminProduct(db, row);
}

function readCursor(text: string, sort: AdminProductSort): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof value === 'string' && typeof id === 'string' && !id.includes('\0') && fits(value, sort))
      return { value, id };
  } catch {
    // Falls through to the one refusal below.
  }
  throw new ShopError('invalid_input', { fields: { cursor: 'This cursor is not valid.' } });
}

function fits(value: string, sort: AdminProductSort): boolean {
  const kind = cursorKind(sort);
  if (kind === 'text') return value.length <= 200 && !value.includes('\0');
  if (kind === 'bigint') return /^\d{1,15}$/.test(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/.test(value) && !Number.isNaN(Date.parse(value));
}
