import { limits, type WishlistItem } from '@jyotiratna/contract';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { products, productVariants } from '../catalogue/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { wishlistItems } from './schema.ts';

export type ItemKey = { productId: string; variantId: string | null };

/** A user's wishlist, latest first, including items no longer sold. One query. */
export async function listWishlist(
  db: Executor,
  userId: string,
): Promise<(WishlistItem & { at: Date })[]> {
  const rows = await db
    .select({
      productId: wishlistItems.productId,
      sku: productVariants.sku,
      name: products.name,
      nameHi: products.nameHi,
      at: wishlistItems.createdAt,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, wishlistItems.variantId))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.createdAt), wishlistItems.productId, wishlistItems.variantId);
  return rows.map(({ productId, sku, name, nameHi, at }) => ({
    productId,
    ...(sku && { variant: sku }),
    name,
    ...(nameHi && { nameHi }),
    at,
  }));
}

/**
 * Adds an item unless it exists, or the list is full. A variant replaces the product without a
 * selected variant; the product alone is not added next to a variant. (Concurrent requests may
 * exceed the limit slightly, which is harmless.)
 * @returns false where the list is full
 */
export async function insertItem(
  db: Executor,
  userId: string,
  { productId, variantId }: ItemKey,
): Promise<boolean> {
  const own = and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId));
  if (variantId === null && (await db.$count(wishlistItems, own)) > 0) return true;
  if (variantId !== null)
    await db.delete(wishlistItems).where(and(own, isNull(wishlistItems.variantId)));
  const rows = await db
    .insert(wishlistItems)
    .select(
      db
        .select({
          userId: sql<string>`${userId}::text`.as('user_id'),
          productId: products.id,
          variantId: sql<string | null>`${variantId}::text`.as('variant_id'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(products)
        .where(
          and(
            eq(products.id, productId),
            sql`(select count(*) from ${wishlistItems} w where w.user_id = ${userId}) < ${limits.wishes}::int`,
          ),
        ),
    )
    .onConflictDoNothing()
    .returning({ productId: wishlistItems.productId });
  return rows.length > 0 || (await db.$count(wishlistItems, and(own, is(variantId)))) > 0;
}

const is = (variantId: string | null) =>
  variantId === null ? isNull(wishlistItems.variantId) : eq(wishlistItems.variantId, variantId);

/**
 * Removes a product from the list: the given variant and the item without a variant; without a SKU
 * all of them.
 */
export async function deleteItem(
  db: Executor,
  userId: string,
  { productId, variant }: { productId: string; variant?: string | undefined },
): Promise<void> {
  const meant = db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.sku, variant ?? ''));
  await db
    .delete(wishlistItems)
    .where(
      and(
        eq(wishlistItems.userId, userId),
        eq(wishlistItems.productId, productId),
        variant
          ? or(isNull(wishlistItems.variantId), sql`${wishlistItems.variantId} in ${meant}`)
          : undefined,
      ),
    );
}

export async function deleteWishlistOf(db: Executor, userId: string): Promise<void> {
  await db.delete(wishlistItems).where(eq(wishlistItems.userId, userId));
}

/** Copies one user's items to another's list, in order of creation, up to its limit. */
export async function moveWishlist(tx: Executor, from: string, to: string): Promise<void> {
  const { productId, variantId, createdAt } = wishlistItems;
  const rows = await tx
    .select({ productId, variantId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, from))
    .orderBy(createdAt, productId, variantId);
  for (const row of rows) await insertItem(tx, to, row);
}
