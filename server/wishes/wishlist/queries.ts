import { limits, type Wish } from '@jyotiratna/contract';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { products, productVariants } from '../../catalogue/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { wishes } from '../schema.ts';

export type WishOf = { productId: string; variantId: string | null };

/** A user's wishes, the latest first, also of what is no longer sold. One query. */
export async function listWishes(db: Executor, userId: string): Promise<(Wish & { at: Date })[]> {
  const rows = await db
    .select({
      productId: wishes.productId,
      sku: productVariants.sku,
      name: products.name,
      nameHi: products.nameHi,
      at: wishes.createdAt,
    })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .leftJoin(productVariants, eq(productVariants.id, wishes.variantId))
    .where(eq(wishes.userId, userId))
    .orderBy(desc(wishes.createdAt), wishes.productId, wishes.variantId);
  return rows.map(({ productId, sku, name, nameHi, at }) => ({
    productId,
    ...(sku && { variant: sku }),
    name,
    ...(nameHi && { nameHi }),
    at,
  }));
}

/**
 * Adds a wish unless it is there, or the list is full. A variant takes the place of its product without a choice, and that is
 * not added next to a variant. (Requests at the same instant may pass the limit by some, which harms nobody.)
 * @returns false where there was no room
 */
export async function insertWish(db: Executor, userId: string, { productId, variantId }: WishOf): Promise<boolean> {
  const own = and(eq(wishes.userId, userId), eq(wishes.productId, productId));
  if (variantId === null && (await db.$count(wishes, own)) > 0) return true;
  if (variantId !== null) await db.delete(wishes).where(and(own, isNull(wishes.variantId)));
  const rows = await db
    .insert(wishes)
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
            sql`(select count(*) from ${wishes} w where w.user_id = ${userId}) < ${limits.wishes}::int`,
          ),
        ),
    )
    .onConflictDoNothing()
    .returning({ productId: wishes.productId });
  return rows.length > 0 || (await db.$count(wishes, and(own, is(variantId)))) > 0;
}

const is = (variantId: string | null) =>
  variantId === null ? isNull(wishes.variantId) : eq(wishes.variantId, variantId);

/** Takes wishes of a product off: the variant's and the one without a choice, or without an SKU all of them. */
export async function deleteWish(
  db: Executor,
  userId: string,
  { productId, variant }: { productId: string; variant?: string | undefined },
): Promise<void> {
  const meant = db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.sku, variant ?? ''));
  await db
    .delete(wishes)
    .where(
      and(
        eq(wishes.userId, userId),
        eq(wishes.productId, productId),
        variant ? or(isNull(wishes.variantId), sql`${wishes.variantId} in ${meant}`) : undefined,
      ),
    );
}

export async function deleteWishesOf(db: Executor, userId: string): Promise<void> {
  await db.delete(wishes).where(eq(wishes.userId, userId));
}
