import {
  type Category,
  countStones,
  type Graha,
  type ProductList,
  type ProductSort,
  stoneSorts,
} from '@jyotiratna/contract';
import { readCursor, writeCursor } from '../platform/database/cursor.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { listTag, showing } from './catalogue-cache.ts';
import { planSearch, type SearchTerm } from './plan-search.ts';
import { presentProduct } from './present-product.ts';
import {
  countProducts,
  groupStones,
  listPictures,
  listProductRows,
  type ProductFilter,
  type StoneFilter,
} from './queries.ts';
import { variantsOf } from './variant-queries.ts';

export type ListProducts = {
  search?: string | undefined;
  category?: Category | 'all' | '' | undefined;
  sort?: ProductSort | undefined;
  isFeatured?: 'true' | 'false' | undefined;
  planet?: Graha | undefined;
  counts?: 'true' | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
} & Omit<StoneFilter, 'certified'> & { certified?: 'true' | undefined };

/** Lengths of what is read and kept: a page of any other length is the beginning of one of these. */
const lengths = [10, 25, 100, 250, 1000];

/**
 * A page of the catalogue, kept until a product changes. Three queries when it is not kept; two more for a search that no
 * text holds as it is, and one where a remedy has variants.
 * @throws ShopError invalid_input for a cursor that no list gave out
 */
export async function listProducts(
  deps: Pick<Deps, 'replica' | 'catalogue'>,
  input: ListProducts,
): Promise<ProductList> {
  const { search = '', category, sort = 'newest', isFeatured, planet, limit = 100, cursor } = input;
  const filter = {
    search: search.normalize().trim(),
    category: category === 'all' || category === '' ? undefined : category,
    isFeatured: isFeatured === undefined ? undefined : isFeatured === 'true',
    planet,
    stones: stonesOf(input),
  };
  const after =
    cursor === undefined ? undefined : readCursor(cursor, filter.search && sort === 'newest' ? 'number' : kinds[sort]);
  const length = lengths.find((candidate) => candidate >= limit) ?? limit;
  const counted = input.counts === 'true';
  const key = `products ${JSON.stringify([filter, sort, length, after, counted])}`;
  const kept = await deps.catalogue.remember(
    key,
    () => deps.replica.read((db) => readList(db, { filter, sort, limit: length, cursor: after, counted })),
    // A stone that was sold is in no list of stones and in no count: its coming back is a change of any product.
    ({ products }) => [listTag, ...(filter.stones || counted ? (['product'] as const) : []), ...showing(products)],
  );
  const { products, cursors, more, total, near, counts } = kept;
  const hasNext = more || products.length > limit;
  return {
    products: products.slice(0, limit),
    total,
    ...(near && { near }),
    ...(counts && { counts }),
    nextCursor: (hasNext && cursors[Math.min(limit, products.length) - 1]) || null,
  };
}

/** A page of the list as it is kept, with where each of its remedies stands. */
async function readList(
  db: Executor,
  {
    counted,
    filter,
    ...page
  }: Omit<Parameters<typeof listProductRows>[1], 'filter'> & {
    filter: ProductFilter & { search: string };
    counted: boolean;
  },
) {
  const { terms, total } = await findMatching(db, filter);
  const found = { ...filter, terms };
  const { rows, more } = await listProductRows(db, { filter: found, ...page });
  const listed = rows.map(({ product }) => product);
  const ids = listed.map(({ id }) => id);
  const images = Map.groupBy(await listPictures(db, ids), ({ productId }) => productId);
  const variants = await variantsOf(db, listed);
  return {
    products: listed.map((row) => presentProduct(row, images.get(row.id) ?? [], variants.get(row.id))),
    cursors: rows.map((row) => writeCursor(row.after)),
    more,
    total,
    near: terms !== undefined,
    counts: counted ? countStones(await groupStones(db, found), filter.stones ?? {}) : undefined,
  };
}

/** What is asked of loose stones; undefined where nothing is, and everything is listed. */
function stonesOf({ sort, ...input }: ListProducts): StoneFilter | undefined {
  const { stone, origin, treatment, shape, weightFrom, weightTo, priceFrom, priceTo } = input;
  const certified = input.certified === 'true' || undefined;
  const requested = { stone, origin, treatment, shape, certified, weightFrom, weightTo };
  const ofStones =
    Object.values(requested).some((value) => value !== undefined) || stoneSorts.some((one) => one === sort);
  // A range of prices alone is one of stones, too: it is in their filter.
  return ofStones || priceFrom !== undefined || priceTo !== undefined
    ? { ...requested, priceFrom, priceTo }
    : undefined;
}

/**
 * How many remedies a filter finds. A search finds what holds it as it is; where nothing does, what it may have meant, by
 * the first of its readings that finds something.
 */
async function findMatching(
  db: Executor,
  filter: ProductFilter & { search: string },
): Promise<{ total: number; terms?: readonly SearchTerm[] }> {
  const total = await countProducts(db, filter);
  if (total > 0 || !filter.search) return { total };
  for (const terms of planSearch(filter.search)) {
    const near = await countProducts(db, { ...filter, terms });
    if (near > 0) return { total: near, terms };
  }
  return { total };
}

/** What a sort's cursor holds. */
const kinds = {
  newest: 'moment',
  oldest: 'moment',
  'price-low': 'number',
  'price-high': 'number',
  name: 'text',
  'per-carat-low': 'number',
  'per-carat-high': 'number',
  'weight-low': 'number',
  'weight-high': 'number',
} as const;
