import type { Category, Graha, ProductSort } from '@jyotiratna/contract';
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { matchesTerms, matchesText } from './matches-text.ts';
import type { SearchTerm } from './plan-search.ts';
import { pictures, productPictures, products } from './schema.ts';

export type ProductRow = typeof products.$inferSelect;
export type ProductPictureRow = typeof pictures.$inferSelect & { productId: string; alt: string };

export type ProductFilter = {
  search?: string | undefined;
  category?: Category | undefined;
  isFeatured?: boolean | undefined;
  planet?: Graha | undefined;
  /** In place of a search that no text holds: what it may have meant. */
  terms?: readonly SearchTerm[] | undefined;
};

/** Where a page of a sorted list begins: after the row with this sort value and id. */
export type Cursor = { value: string; id: string };

/** Shown and sold: neither deleted nor still a draft. */
export const onSale = sql`(${products.deletedAt} is null and not ${products.draft})`;
/** ISO 8601 with microseconds: a cursor must name the moment exactly. */
const createdAtText = sql<string>`to_char(${products.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const lowerName = sql<string>`lower(${products.name})`;
const createdAt = sql`${products.createdAt}`;
const price = sql`${products.discountedPricePaise}`;
const priceText = sql<string>`${products.discountedPricePaise}::text`;

const orders = {
  newest: { direction: desc, beyond: lt, key: createdAt, text: createdAtText },
  oldest: { direction: asc, beyond: gt, key: createdAt, text: createdAtText },
  'price-low': { direction: asc, beyond: gt, key: price, text: priceText },
  'price-high': { direction: desc, beyond: lt, key: price, text: priceText },
  name: { direction: asc, beyond: gt, key: lowerName, text: lowerName },
} satisfies Record<ProductSort, { direction: typeof asc; beyond: typeof lt; key: SQL; text: SQL<string> }>;

const casts = {
  newest: 'timestamptz',
  oldest: 'timestamptz',
  'price-low': 'bigint',
  'price-high': 'bigint',
  name: 'text',
} as const;

/**
 * A page of living products, each with the cursor of the page that begins after it; `more` when there is one. One query.
 */
export async function listProductRows(
  db: Executor,
  options: { filter: ProductFilter; sort: ProductSort; limit: number; cursor?: Cursor | undefined },
): Promise<{ rows: { product: ProductRow; after: Cursor }[]; more: boolean }> {
  const { direction, beyond, key, text } = orders[options.sort];
  const { cursor } = options;
  // The cast's name is one of five constants above, never a client's text.
  const value = cursor && sql`${cursor.value}::${sql.raw(casts[options.sort])}`;
  const after =
    cursor && value ? or(beyond(key, value), and(eq(key, value), beyond(products.id, cursor.id))) : undefined;
  const rows = await db
    .select({ product: products, sortValue: text })
    .from(products)
    .where(and(onSale, ...conditions(options.filter), after))
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

/** How many living products match. One query. */
export async function countProducts(db: Executor, filter: ProductFilter): Promise<number> {
  return db.$count(products, and(onSale, ...conditions(filter)));
}

/** A living product by slug, else by id. */
export async function findProductRow(db: Executor, key: string): Promise<ProductRow | null> {
  const rows = await db
    .select()
    .from(products)
    .where(and(onSale, or(eq(products.slug, key), eq(products.id, key))));
  return rows.find((row) => row.slug === key) ?? rows[0] ?? null;
}

/** Living products by id, in no particular order. */
export async function findProductRows(db: Executor, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(products)
    .where(and(onSale, inArray(products.id, [...ids])));
}

/** The pictures of these products, by position. One query. */
export async function listPictures(db: Executor, productIds: readonly string[]): Promise<ProductPictureRow[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ picture: pictures, productId: productPictures.productId, alt: productPictures.alt })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(productPictures.productId, [...productIds]))
    .orderBy(asc(productPictures.productId), asc(productPictures.position));
  return rows.map(({ picture, productId, alt }) => ({ ...picture, productId, alt }));
}

function conditions(filter: ProductFilter): SQL[] {
  const found: (SQL | undefined)[] = [
    filter.category && eq(products.category, filter.category),
    filter.isFeatured === undefined ? undefined : eq(products.isFeatured, filter.isFeatured),
    filter.planet && sql`${products.planets} @> ${JSON.stringify([filter.planet])}::jsonb`,
    filter.search && !filter.terms ? matchesText(filter.search) : undefined,
    filter.terms && matchesTerms(filter.terms),
  ];
  return found.filter((condition) => condition !== undefined);
}
