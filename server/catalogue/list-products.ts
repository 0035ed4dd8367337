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

/** Page sizes that are queried and cached: a page of any other size is a prefix of one of these. */
const lengths = [10, 25, 100, 250, 1000];

/**
 * A page of the catalogue, cached until a product changes. Three queries on a cache miss; two more
 * for a search without an exact match, and one if a remedy has variants.
 * @throws ShopError invalid_input for an unknown cursor
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
        readList(db, { filter, sort, limit: length, cursor: after, withCounts }),
      ),
    // Also depends on all products: a sold stone is in no list and no count, but may become
    // available again.
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

/** Reads a page of the list to be cached, with a cursor for each remedy. */
async function readList(
  db: Executor,
  {
    withCounts,
    filter,
    ...page
  }: Omit<Parameters<typeof listProductRows>[1], 'filter'> & {
    filter: ProductFilter & { search: string };
    withCounts: boolean;
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

/** Filters of loose stones; undefined if the request has none and lists everything. */
function stonesOf({ sort, ...input }: ListProducts): StoneFilter | undefined {
  const { stone, origin, treatment, shape, weightFrom, weightTo, priceFrom, priceTo } = input;
  const certified = input.certified === 'true' || undefined;
  const filter = { stone, origin, treatment, shape, certified, weightFrom, weightTo };
  const ofStones =
    Object.values(filter).some((value) => value !== undefined) ||
    stoneSortOptions.some((one) => one === sort);
  // A price range alone lists loose stones, too, as it is one of their filters.
  return ofStones || priceFrom !== undefined || priceTo !== undefined
    ? { ...filter, priceFrom, priceTo }
    : undefined;
}

/**
 * Counts the remedies that match a filter. A search without exact matches uses the first fuzzy
 * interpretation with a result.
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

/** The value type of each sort's cursor. */
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
