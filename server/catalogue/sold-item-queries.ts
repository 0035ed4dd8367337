import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { onSale } from './queries.ts';
import { products, productVariants } from './schema.ts';

export type SoldItem = { productId: string; variant?: string };

/**
 * Products and variants on sale, by a product's id or slug or a variant's SKU (in any case), as
 * used by links, feeds and API clients. The map's keys are the given names; unknown ones are
 * absent. One query.
 */
export async function findSoldItems(
  db: Executor,
  names: readonly string[],
): Promise<Map<string, SoldItem>> {
  if (names.length === 0) return new Map();
  const skus = names.map((name) => name.toUpperCase());
  const rows = await db
    .select({
      productId: products.id,
      slug: products.slug,
      sku: productVariants.sku,
      chosen: sql<boolean>`(${products.hasVariants} and ${productVariants.options} <> '[]'::jsonb)`,
    })
    .from(products)
    .leftJoin(
      productVariants,
      and(eq(productVariants.productId, products.id), isNull(productVariants.deletedAt)),
    )
    .where(
      and(
        onSale,
        or(
          inArray(products.id, [...names]),
          inArray(products.slug, [...names]),
          inArray(productVariants.sku, skus),
        ),
      ),
    );
  const found = new Map<string, SoldItem>();
  for (const { productId, slug, sku, chosen } of rows) {
    found.set(productId, { productId });
    found.set(slug, { productId });
    if (sku) found.set(sku, { productId, ...(chosen && { variant: sku }) });
  }
  return new Map(
    names.flatMap((name) => pair(name, found.get(name) ?? found.get(name.toUpperCase()))),
  );
}

const pair = (name: string, item: SoldItem | undefined): [string, SoldItem][] =>
  item ? [[name, item]] : [];
