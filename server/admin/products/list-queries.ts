import type { AdminProductSort, Category, ListedGap, StoneKind } from '@jyotiratna/contract';
import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { hasGap } from '../../catalogue/label-queries.ts';
import { matchesText } from '../../catalogue/matches-text.ts';
import type { ProductCursor, ProductRow } from '../../catalogue/queries.ts';
import { products } from '../../catalogue/schema.ts';
import { cursorMoment } from '../../platform/database/keyset-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type AdminProductFilter = {
  search?: string | undefined;
  category?: Category | undefined;
  stone?: StoneKind | undefined;
  isFeatured?: boolean | undefined;
  draft?: boolean | undefined;
  gap?: ListedGap | undefined;
};

type Key = { key: SQL; text: SQL<string>; cast: 'timestamptz' | 'bigint' | 'text' };

const created: Key = {
  key: sql`${products.createdAt}`,
  // With microseconds, because a cursor must contain the exact timestamp.
  text: cursorMoment(products.createdAt),
  cast: 'timestamptz',
};
const price: Key = {
  key: sql`${products.discountedPricePaise}`,
  text: sql<string>`${products.discountedPricePaise}::text`,
  cast: 'bigint',
};
const name: Key = {
  key: sql`lower(${products.name})`,
  text: sql<string>`lower(${products.name})`,
  cast: 'text',
};
const untracked = 2_147_483_647;
const stock: Key = {
  key: sql`coalesce(${products.stock}, ${sql.raw(String(untracked))})`,
  text: sql<string>`coalesce(${products.stock}, ${sql.raw(String(untracked))})::text`,
  cast: 'bigint',
};

const sortOptions: Record<AdminProductSort, Key & { down: boolean }> = {
  newest: { ...created, down: true },
  oldest: { ...created, down: false },
  'price-low': { ...price, down: false },
  'price-high': { ...price, down: true },
  name: { ...name, down: false },
  'quantity-low': { ...stock, down: false },
  'quantity-high': { ...stock, down: true },
};

/** The SQL type of this sort's cursor. */
export function cursorKind(sort: AdminProductSort): Key['cast'] {
  return sortOptions[sort].cast;
}

/** A page of active products with the cursor of the next page. One query. */
export async function listAdminProductRows(
  db: Executor,
  options: {
    filter: AdminProductFilter;
    sort: AdminProductSort;
    limit: number;
    cursor?: ProductCursor | undefined;
  },
): Promise<{ rows: ProductRow[]; next: ProductCursor | null }> {
  const { key, text, cast, down } = sortOptions[options.sort];
  const [direction, beyond] = down ? [desc, lt] : [asc, gt];
  const { cursor, limit } = options;
  // Safe as raw SQL: the cast is one of the constants above, never user input.
  const value = cursor && sql`${cursor.value}::${sql.raw(cast)}`;
  const after =
    cursor && value
      ? or(beyond(key, value), and(eq(key, value), beyond(products.id, cursor.id)))
      : undefined;
  const found = await db
    .select({ product: products, sortValue: text })
    .from(products)
    .where(and(conditions(options.filter), after))
    .orderBy(direction(key), direction(products.id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? { value: last.sortValue, id: last.product.id } : null;
  return { rows: page.map(({ product }) => product), next };
}

/** The number of matching active products. One query. */
export async function countAdminProducts(
  db: Executor,
  filter: AdminProductFilter,
): Promise<number> {
  return db.$count(products, conditions(filter));
}

/** All active products, in order of creation: the export order. One query. */
export async function listAllProductRows(db: Executor): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(products.createdAt, products.id);
}

/** A search matches name, description, category (in both languages), slug and id. */
function conditions({
  search,
  category,
  stone,
  isFeatured,
  draft,
  gap,
}: AdminProductFilter): SQL | undefined {
  return and(
    isNull(products.deletedAt),
    gap && hasGap(gap),
    category && eq(products.category, category),
    stone && eq(products.stone, stone),
    isFeatured === undefined ? undefined : eq(products.isFeatured, isFeatured),
    draft === undefined ? undefined : eq(products.draft, draft),
    search ? matchesText(search, sql`${products.slug} || ' ' || ${products.id}`) : undefined,
  );
}
