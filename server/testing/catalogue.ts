import { inArray } from 'drizzle-orm';
import { saveBundleParts } from '../catalogue/bundles/queries.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { insertOnlyVariants, summarizeVariants } from '../catalogue/variant-queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { coupons } from '../pricing/schema.ts';

/** Adds a product; `price` in rupees, `stock` null for untracked stock. */
export async function addProduct(
  deps: Pick<Deps, 'db'>,
  product: Partial<typeof products.$inferInsert> & { id: string; price?: number },
): Promise<void> {
  const { id, price = 100, stock = 10, name = `Stone ${id}`, ...extra } = product;
  await deps.db.insert(products).values({
    id,
    slug: `stone-${id.toLowerCase()}`,
    name,
    category: 'Semi-Precious',
    originalPricePaise: price * 100,
    discountedPricePaise: price * 100,
    stock,
    ...extra,
  });
  await insertOnlyVariants(deps.db, [{ id, slug: extra.slug ?? `stone-${id.toLowerCase()}` }]);
}

/** Adds a product with options: a variant for each size, `price` in rupees. */
export async function addSizes(
  deps: Pick<Deps, 'db'>,
  id: string,
  sizes: Record<string, { price: number; stock: number }>,
): Promise<void> {
  await addProduct(deps, { id, hasVariants: true });
  const rows = Object.entries(sizes).map(([size, { price, stock }], position) => ({
    id: `${id}-${size}`,
    productId: id,
    position,
    sku: `${id}-${size}`.toUpperCase(),
    options: [{ name: 'size' as const, value: size }],
    originalPricePaise: price * 100,
    discountedPricePaise: price * 100,
    stock,
  }));
  await deps.db.insert(productVariants).values(rows);
  await transact(deps.db, (tx) => summarizeVariants(tx, id));
}

/** Adds a coupon; `value` as stored: hundredths of a percent, or paise. */
export async function addCoupon(
  deps: Pick<Deps, 'db'>,
  coupon: Partial<typeof coupons.$inferInsert> & { code: string },
): Promise<void> {
  await deps.db
    .insert(coupons)
    .values({ id: `cpn_${coupon.code}`, type: 'percentage', value: 1000, ...coupon });
}

/**
 * Adds a bundle of products or variants, by id, with their quantities; `price` in rupees, or as a
 * percentage off.
 */
export async function addBundle(
  deps: Pick<Deps, 'db'>,
  id: string,
  parts: Record<string, number>,
  rule: { price: number } | { percentOff: number },
): Promise<void> {
  const fixed = 'price' in rule ? rule.price * 100 : null;
  await addProduct(deps, {
    id,
    bundlePaise: fixed,
    bundleBasisPoints: 'percentOff' in rule ? rule.percentOff * 100 : null,
  });
  const rows = await deps.db
    .select({ variantId: productVariants.id, productId: productVariants.productId })
    .from(productVariants)
    .where(inArray(productVariants.id, Object.keys(parts)));
  await transact(deps.db, (tx) =>
    saveBundleParts(
      tx,
      id,
      rows.map((row) => ({ ...row, quantity: parts[row.variantId] ?? 1 })),
    ),
  );
}
