import {
  type Category,
  countrySlug,
  countStones,
  type Graha,
  type ProductList,
  type ProductSort,
  stoneSortOptions,
} from '@jyotiratna/contract';
import { readCursor, writeCursor } from '../platform/database/cursor.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { listTag, showing } from './catalogue-cache.ts';
import { planSearch, type SearchTerm } from './plan-search.ts';
import { presentProducts } from './present-products.ts';
import {
  countCountries,
  countProducts,
  groupStones,
  listProductRows,
  type ProductFilter,
  type StoneFilter,
} from './queries.ts';

export type ListProducts = {
  search?: string | undefined;
  category?: Category | 'all' | '' | undefined;
  sort?: ProductSort | undefined;
  isFeatured?: 'true' | 'false' | undefined;
  planet?: Graha | undefined;
  country?: string | undefined;
  counts?: 'true' | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
} & Omit<StoneFilter, 'certified'> & { certified?: 'true' | undefined };

/** Page sizes that are read and cached: a page of any other size is a prefix of one of these. */
const lengths = [10, 25, 100, 250, 1000];

/**
 * A page of the catalogue, cached until a product changes. Three queries on a cache miss; two
 * more for a search without an exact match, and one if a remedy has variants.
 * @throws ShopError invalid_input for a cursor not issued by a list
 */
export async function listProducts(
  deps: Pick<Deps, 'replica' | 'catalogue'>,
  input: ListProducts,
): Promise<ProductList> {
  const {
    search = '',
    category,
    sort = 'newest',
    isFeatured,
    planet,
    country,
    limit = 100,
    cursor,
  } = input;
  const filter = {
    search: search.normalize().trim(),
    category: category === 'all' || category === '' ? undefined : category,
    isFeatured: isFeatured === undefined ? undefined : isFeatured === 'true',
    planet,
    country: country ? countrySlug(country) : undefined,
    stones: stonesOf(input),
  };
  const after =
    cursor === undefined
      ? undefined
      : readCursor(cursor, filter.search && sort === 'newest' ? 'number' : kinds[sort]);
  const length = lengths.find((candidate) => candidate >= limit) ?? limit;
  const withCounts = input.counts === 'true';
  const key = `products ${JSON.stringify([filter, sort, length, after, withCounts])}`;
  const found = await deps.catalogue.remember(
    key,
    () =>
      deps.replica.read((db) =>
        readList(db, { filter, sort, limit: length, cursor: after, counted: withCounts }),
      ),
    // A stone that was sold is in no list of stones and in no count: its coming back is a change of
    // any product.
    ({ products }) => [
      listTag,
      ...(filter.stones || withCounts ? (['product'] as const) : []),
      ...showing(products),
    ],
  );
  const { products, cursors, more: hasMore, total, near: isSimilar, counts, countries } = found;
  const hasNext = hasMore || products.length > limit;
  return {
    products: products.slice(0, limit),
    total,
    ...(isSimilar && { near: isSimilar }),
    ...(counts && { counts }),
    ...(countries && { countries }),
    nextCursor: (hasNext && cursors[Math.min(limit, products.length) - 1]) || null,
  };
}

/** A cached page of the list, with the position of each of its remedies. */
async function readList(
  db: Executor,
  {
    counted: withCounts,
    filter,
    ...page
  }: Omit<Parameters<typeof listProductRows>[1], 'filter'> & {
    filter: ProductFilter & { search: string };
    counted: boolean;
  },
) {
  const { terms, total } = await findMatching(db, filter);
  const found = { ...filter, terms };
  const { rows, more: hasMore } = await listProductRows(db, { filter: found, ...page });
  const groups = withCounts ? await groupStones(db, found) : [];
  return {
    products: await presentProducts(
      db,
      rows.map(({ product }) => product),
    ),
    cursors: rows.map((row) => writeCursor(row.after)),
    more: hasMore,
    total,
    near: terms !== undefined,
    counts: withCounts ? countStones(groups, filter.stones ?? {}) : undefined,
    countries: withCounts ? await countCountries(db, found) : undefined,
  };
}

/** Filters of loose stones; undefined without filters, and everything is listed. */
function stonesOf({ sort, ...input }: ListProducts): StoneFilter | undefined {
  const { stone, origin, treatment, shape, weightFrom, weightTo, priceFrom, priceTo } = input;
  const certified = input.certified === 'true' || undefined;
  const filter = { stone, origin, treatment, shape, certified, weightFrom, weightTo };
  const ofStones =
    Object.values(filter).some((value) => value !== undefined) ||
    stoneSortOptions.some((one) => one === sort);
  // A range of prices alone is one of stones, too: it is in their filter.
  return ofStones || priceFrom !== undefined || priceTo !== undefined
    ? { ...filter, priceFrom, priceTo }
    : undefined;
}

/**
 * The number of remedies that match a filter. A search finds exact matches; without any, fuzzy
 * ones, by the first of its interpretations with a result.
 */
async function findMatching(
  db: Executor,
  filter: ProductFilter & { search: string },
): Promise<{ total: number; terms?: readonly SearchTerm[] }> {
  const total = await countProducts(db, filter);
  if (total > 0 || !filter.search) return { total };
  for (const terms of planSearch(filter.search)) {
    const similar = await countProducts(db, { ...filter, terms });
    if (similar > 0) return { total: similar, terms };
  }
  return { total };
}

/** The content of a sort's cursor. */
const kinds = {
  newest: 'moment',
  oldest: 'moment',
  'price-low': 'number',
  'price-high': 'number',
  name: 'text',
  country: 'text',
  'per-carat-low': 'number',
  'per-carat-high': 'number',
  'weight-low': 'number',
  'weight-high': 'number',
} as const;
