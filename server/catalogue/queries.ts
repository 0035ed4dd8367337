import {
  type Category,
  type Graha,
  type ProductSort,
  type SelectedStoneFilters,
  type StoneGroup,
  type StoneKind,
  stoneFilters,
} from '@jyotiratna/contract';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { cursorMoment } from '../platform/database/keyset-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { matchesSearch, matchesTerms, relevance } from './matches-text.ts';
import type { SearchTerm } from './plan-search.ts';
import { images, productImages, products } from './schema.ts';

export type ProductRow = typeof products.$inferSelect;
export type ProductImageRow = typeof images.$inferSelect & {
  productId: string;
  alt: string;
  altHi: string;
};

export type ProductFilter = {
  search?: string | undefined;
  category?: Category | undefined;
  isFeatured?: boolean | undefined;
  planet?: Graha | undefined;
  /** Country of origin as a slug, such as `sri-lanka`. */
  country?: string | undefined;
  /** One interpretation of a search without an exact match. */
  terms?: readonly SearchTerm[] | undefined;
  /** Filter of available loose stones; absent to list everything. */
  stones?: StoneFilter | undefined;
  /** Rules of a collection; its remedies may be out of stock. */
  rules?: MemberRules | undefined;
};

/**
 * Rules of a collection: remedies of one of these grahas, of this stone and origin, with prices in
 * paise, inclusive.
 */
export type MemberRules = {
  grahas?: readonly Graha[] | undefined;
  stone?: StoneKind | undefined;
  origin?: SelectedStoneFilters['origin'];
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
};

/** Filter ranges: weights in milligrams, prices in paise, inclusive. */
export type StoneFilter = SelectedStoneFilters & {
  weightFrom?: number | undefined;
  weightTo?: number | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
};

/** A keyset pagination cursor: the sort value and id of the previous page's last row. */
export type ProductCursor = { value: string; id: string };

/** SQL condition: visible and on sale, neither deleted nor a draft. */
export const onSale = sql`(${products.deletedAt} is null and not ${products.draft})`;
/** ISO 8601 with microseconds, because a cursor must contain the exact timestamp. */
const createdAtText = cursorMoment(products.createdAt);
const lowerName = sql<string>`lower(${products.name})`;
/** SQL equivalent of the contract's `countrySlug`; products without a country come last. */
const country = sql`lower(replace(${products.countryOfOrigin}, ' ', '-'))`;
const countryKey = sql<string>`coalesce(${country}, 'zzz')`;
const createdAt = sql`${products.createdAt}`;
const price = sql`${products.discountedPricePaise}`;
const priceText = sql<string>`${products.discountedPricePaise}::text`;

/** A stone with a fixed price has no rate, and sorts as 0. */
const perCarat = sql`coalesce(${products.pricePerCaratPaise}, 0)`;
const perCaratText = sql<string>`coalesce(${products.pricePerCaratPaise}, 0)::text`;
const weight = sql`${products.weightMg}`;
const weightText = sql<string>`${products.weightMg}::text`;

const orders = {
  newest: { direction: desc, beyond: lt, key: createdAt, text: createdAtText },
  oldest: { direction: asc, beyond: gt, key: createdAt, text: createdAtText },
  'price-low': { direction: asc, beyond: gt, key: price, text: priceText },
  'price-high': { direction: desc, beyond: lt, key: price, text: priceText },
  name: { direction: asc, beyond: gt, key: lowerName, text: lowerName },
  country: { direction: asc, beyond: gt, key: countryKey, text: countryKey },
  'per-carat-low': { direction: asc, beyond: gt, key: perCarat, text: perCaratText },
  'per-carat-high': { direction: desc, beyond: lt, key: perCarat, text: perCaratText },
  'weight-low': { direction: asc, beyond: gt, key: weight, text: weightText },
  'weight-high': { direction: desc, beyond: lt, key: weight, text: weightText },
} satisfies Record<
  ProductSort,
  { direction: typeof asc; beyond: typeof lt; key: SQL; text: SQL<string> }
>;

/**
 * Sort key of a search: by relevance, then latest first. Milliseconds since 1970 have 13 digits.
 */
function newestByRelevance({ search = '', terms }: ProductFilter) {
  const key = sql`(${relevance(search, terms)} * 100000000000000 + floor(extract(epoch from ${createdAt}) * 1000)::bigint)`;
  return { direction: desc, beyond: lt, key, text: sql<string>`${key}::text` };
}

const casts = {
  newest: 'timestamptz',
  oldest: 'timestamptz',
  'price-low': 'bigint',
  'price-high': 'bigint',
  name: 'text',
  country: 'text',
  'per-carat-low': 'bigint',
  'per-carat-high': 'bigint',
  'weight-low': 'bigint',
  'weight-high': 'bigint',
} as const;

/** A page of active products, each with its cursor; `more` if another page follows. One query. */
export async function listProductRows(
  db: Executor,
  options: {
    filter: ProductFilter;
    sort: ProductSort;
    limit: number;
    cursor?: ProductCursor | undefined;
  },
): Promise<{ rows: { product: ProductRow; after: ProductCursor }[]; more: boolean }> {
  const { cursor, filter, sort } = options;
  const isByRelevance = sort === 'newest' && Boolean(filter.search);
  const { direction, beyond, key, text } = isByRelevance ? newestByRelevance(filter) : orders[sort];
  // Safe as raw SQL: the cast is one of the constants above, never user input.
  const value = cursor && sql`${cursor.value}::${sql.raw(isByRelevance ? 'bigint' : casts[sort])}`;
  const after =
    cursor && value
      ? or(beyond(key, value), and(eq(key, value), beyond(products.id, cursor.id)))
      : undefined;
  const rows = await db
    .select({ product: products, sortValue: text })
    .from(products)
    .where(and(onSale, ...conditions(filter), after))
    .orderBy(direction(key), direction(products.id))
    .limit(options.limit + 1);
  return {
    rows: rows.slice(0, options.limit).map(({ product, sortValue }) => ({
      product,
      after: { value: sortValue, id: product.id },
    })),
    more: rows.length > options.limit,
  };
}

/** Counts demo products on sale. One query. */
export async function countSoldSamples(db: Executor): Promise<number> {
  return db.$count(products, and(onSale, eq(products.sample, true)));
}

/** The number of matching active products. One query. */
export async function countProducts(db: Executor, filter: ProductFilter): Promise<number> {
  return db.$count(products, and(onSale, ...conditions(filter)));
}

/** Counts available loose stones by filter value (facets), within the ranges only. One query. */
export async function groupStones(db: Executor, filter: ProductFilter): Promise<StoneGroup[]> {
  const { weightFrom, weightTo, priceFrom, priceTo } = filter.stones ?? {};
  const certified = sql<boolean>`${products.reportNumber} is not null`;
  return db
    .select({
      stone: products.stone,
      origin: products.origin,
      treatment: products.treatment,
      shape: products.shape,
      certified,
      count: sql<number>`count(*)::int`,
    })
    .from(products)
    .where(
      and(
        onSale,
        ...conditions({ ...filter, stones: { weightFrom, weightTo, priceFrom, priceTo } }),
      ),
    )
    .groupBy(products.stone, products.origin, products.treatment, products.shape, certified);
}

/** Counts products by country of origin (facet), with all other filters applied. One query. */
export async function countCountries(
  db: Executor,
  filter: ProductFilter,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ country: products.countryOfOrigin, count: sql<number>`count(*)::int` })
    .from(products)
    .where(
      and(
        onSale,
        isNotNull(products.countryOfOrigin),
        ...conditions({ ...filter, country: undefined }),
      ),
    )
    .groupBy(products.countryOfOrigin);
  return Object.fromEntries(
    rows.flatMap(({ country: name, count }) => (name === null ? [] : [[name, count]])),
  );
}

/** An active product by slug, else by id. */
export async function findProductRow(db: Executor, key: string): Promise<ProductRow | null> {
  const rows = await db
    .select()
    .from(products)
    .where(and(onSale, or(eq(products.slug, key), eq(products.id, key))));
  return rows.find((row) => row.slug === key) ?? rows[0] ?? null;
}

/** Active products by id, unsorted. */
export async function findProductRows(db: Executor, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(products)
    .where(and(onSale, inArray(products.id, ids)));
}

/** The images of these products, by position. One query. */
export async function listImages(
  db: Executor,
  productIds: readonly string[],
): Promise<ProductImageRow[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({
      picture: images,
      productId: productImages.productId,
      alt: productImages.alt,
      altHi: productImages.altHi,
    })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.pictureId))
    .where(inArray(productImages.productId, [...productIds]))
    .orderBy(asc(productImages.productId), asc(productImages.position));
  return rows.map(({ picture: image, ...link }) => ({ ...image, ...link }));
}

function conditions(filter: ProductFilter): SQL[] {
  const found: (SQL | undefined)[] = [
    filter.category && eq(products.category, filter.category),
    filter.isFeatured === undefined ? undefined : eq(products.isFeatured, filter.isFeatured),
    filter.planet && sql`${products.planets} @> ${JSON.stringify([filter.planet])}::jsonb`,
    filter.country ? sql`${country} = ${filter.country}` : undefined,
    filter.search && !filter.terms ? matchesSearch(filter.search) : undefined,
    filter.terms && matchesTerms(filter.terms),
    ...stoneConditions(filter.stones),
    ...memberConditions(filter.rules),
  ];
  return found.filter((condition) => condition !== undefined);
}

function memberConditions({
  grahas,
  stone,
  origin,
  priceFrom,
  priceTo,
}: MemberRules = {}): (SQL | undefined)[] {
  const worn = grahas?.map(
    (graha) => sql`${products.planets} @> ${JSON.stringify([graha])}::jsonb`,
  );
  return [
    worn && or(...worn),
    stone === undefined ? undefined : sql`${products.stone} = ${stone}`,
    origin === undefined ? undefined : sql`${products.origin} = ${origin}`,
    priceFrom === undefined ? undefined : gte(products.discountedPricePaise, priceFrom),
    priceTo === undefined ? undefined : lte(products.discountedPricePaise, priceTo),
  ];
}

/** SQL conditions for available loose stones; sold ones are excluded. */
function stoneConditions(stones: StoneFilter | undefined): (SQL | undefined)[] {
  if (!stones) return [];
  const { weightFrom, weightTo, priceFrom, priceTo, certified, ...selected } = stones;
  return [
    isNotNull(products.weightMg),
    sql`${products.stock} is distinct from 0`,
    weightFrom === undefined ? undefined : gte(products.weightMg, weightFrom),
    weightTo === undefined ? undefined : lte(products.weightMg, weightTo),
    priceFrom === undefined ? undefined : gte(products.discountedPricePaise, priceFrom),
    priceTo === undefined ? undefined : lte(products.discountedPricePaise, priceTo),
    certified ? isNotNull(products.reportNumber) : undefined,
    ...stoneFilters.map((name) =>
      selected[name] === undefined ? undefined : sql`${products[name]} = ${selected[name]}`,
    ),
  ];
}
