import { type Category, categories } from '@jyotiratna/contract';
import { and, asc, eq, gt, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import { isBundleRow } from './bundles/membership-queries.ts';
import { onSale } from './queries.ts';
import { products } from './schema.ts';

export type ProductTaxRow = {
  hsn: string | null;
  gstBasisPoints: number | null;
  category: Category;
};

/**
 * Tax data of these products, by id, including deleted ones. One query, skipped for an empty
 * list.
 */
export async function findProductTaxes(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, ProductTaxRow>> {
  if (ids.length === 0) return new Map();
  const { id, hsn, gstBasisPoints, category } = products;
  const rows = await db
    .select({ id, hsn, gstBasisPoints, category })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(rows.map(({ id: of, ...row }) => [of, row]));
}

/** Counts products on sale without a tax rate; drafts are ignored. One query. */
export async function countSoldUntaxed(
  db: Executor,
  defaults: Env['TAX_DEFAULTS'],
): Promise<number> {
  return db.$count(products, and(onSale, lacksTax(defaults)));
}

/** A page of products without a tax rate, sorted by name, and their number. One query. */
export async function listUntaxedRows(
  db: Executor,
  defaults: Env['TAX_DEFAULTS'],
  { limit, after }: { limit: number; after?: { value: string; id: string } | undefined },
) {
  const { id, slug, name, category, hsn, gstBasisPoints } = products;
  const candidates = db
    .select({
      id,
      slug,
      name,
      category,
      hsn,
      gstBasisPoints,
      key: sql<string>`lower(${name})`.as('key'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(products)
    .where(and(isNull(products.deletedAt), lacksTax(defaults)))
    .as('untaxed');
  const rows = await db
    .select()
    .from(candidates)
    .where(
      after
        ? or(
            gt(candidates.key, after.value),
            and(eq(candidates.key, after.value), gt(candidates.id, after.id)),
          )
        : undefined,
    )
    .orderBy(asc(candidates.key), asc(candidates.id))
    .limit(limit + 1);
  return { rows: rows.slice(0, limit), total: rows[0]?.total ?? 0, more: rows.length > limit };
}

/** SQL equivalent of `productTax`: whether a product has no HSN code, or one without a rate. */
function lacksTax(defaults: Env['TAX_DEFAULTS']) {
  const { category, hsn, gstBasisPoints } = products;
  const code = sql`coalesce(${hsn}, case ${category} ${sql.join(
    categories.map((one) => sql`when ${one} then ${defaults.codes[one] ?? null}::text`),
    sql` `,
  )} end)`;
  const codes = Object.keys(defaults.rates);
  const lacks = or(
    sql`${code} is null`,
    and(isNull(gstBasisPoints), codes.length > 0 ? notInArray(code, codes) : undefined),
  );
  // A bundle's tax is derived from its items.
  return and(lacks, not(isBundleRow));
}
