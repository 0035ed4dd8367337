import { defined, type LineExtras, limits } from '@jyotiratna/contract';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { asSoldVariant } from '../catalogue/sold-variant.ts';
import type { ConfiguredRow } from '../catalogue/variant-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { type CartEntry, variantIdOf } from '../pricing/price-lines.ts';
import { type CouponRow, couponLives } from '../pricing/queries.ts';
import { coupons } from '../pricing/schema.ts';
import { ownCouponUses } from '../reservations/coupon-use-queries.ts';
import { cartCoupons, cartLines } from './schema.ts';

/** A user's cart lines that are still on sale, in order of creation. */
export async function listCartLines(db: Executor, userId: string): Promise<CartEntry[]> {
  const rows = await db
    .select({
      product: products,
      variant: productVariants,
      quantity: cartLines.quantity,
      extras: cartLines.extras,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .where(and(eq(cartLines.userId, userId), sold))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.variantId));
  return rows.map(({ product, variant, quantity, extras }) =>
    product.hasVariants
      ? {
          product: asSoldVariant(product, variant as ConfiguredRow),
          variant: variant as ConfiguredRow,
          quantity,
          extras,
        }
      : { product, quantity, extras },
  );
}

/**
 * SQL condition for purchasable variants: those with options if the product has any, else its only
 * one.
 */
const sold = sql`(${onSale} and ${productVariants.deletedAt} is null and ${products.hasVariants} = (${productVariants.options} <> '[]'::jsonb))`;
const stock = sql`(case when ${products.hasVariants} then ${productVariants.stock} else ${products.stock} end)`;
const maxQuantity = sql`least(${limits.quantityPerLine}::int, coalesce(${stock}, ${limits.quantityPerLine}::int))`;
const maxOfExcluded = sql`(select ${maxQuantity} from ${productVariants}
  join ${products} on ${products.id} = ${productVariants.productId} where ${productVariants.id} = excluded.variant_id)`;
const hasRoom = (userId: string, variantId: string) => sql`(
  (select count(*) from ${cartLines} where ${cartLines.userId} = ${userId}) < ${limits.linesPerCart}
  or exists (select 1 from ${cartLines} where ${cartLines.userId} = ${userId} and ${cartLines.variantId} = ${variantId}))`;

/**
 * SELECT of a line to insert; without a row if the variant is not on sale or another condition is
 * not met.
 */
function newLine(
  db: Executor,
  {
    userId,
    variantId,
    quantity,
    extras = null,
  }: { userId: string; variantId: string; quantity: SQL; extras?: LineExtras | null },
  ...conditions: SQL[]
) {
  return db
    .select({
      userId: sql<string>`${userId}::text`.as('user_id'),
      productId: productVariants.productId,
      variantId: productVariants.id,
      quantity: sql<number>`${quantity}`.as('quantity'),
      extras: sql<LineExtras | null>`${extras && JSON.stringify(extras)}::jsonb`.as('extras'),
      createdAt: sql<Date>`now()`.as('created_at'),
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(productVariants.id, variantId), sold, ...conditions));
}

/**
 * Increases a line's quantity in one statement, unless it would exceed the stock, 99 per line or 50
 * lines per cart. (Concurrent requests may exceed 50 lines by one each, which is harmless.)
 * @returns false if nothing was changed
 */
export async function addQuantity(
  db: Executor,
  userId: string,
  variantId: string,
  units: number,
): Promise<boolean> {
  const line = { userId, variantId, quantity: sql`${units}::int` };
  const rows = await db
    .insert(cartLines)
    .select(newLine(db, line, sql`${units}::int <= ${maxQuantity}`, hasRoom(userId, variantId)))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      setWhere: sql`${cartLines.quantity} + excluded.quantity <= ${maxOfExcluded}`,
    })
    .returning({ quantity: cartLines.quantity });
  return rows.length > 0;
}

/**
 * Increases a line's quantity by up to `quantity`, limited by the stock and 99 per line; never
 * decreases it.
 * @returns the line's new quantity, or null if the variant is deleted or sold out, or the cart is
 * full
 */
export async function addQuantityUpTo(
  db: Executor,
  userId: string,
  variantId: string,
  units: number,
): Promise<number | null> {
  const line = { userId, variantId, quantity: sql`least(${units}::int, ${maxQuantity})` };
  const rows = await db
    .insert(cartLines)
    .select(newLine(db, line, sql`${maxQuantity} > 0`, hasRoom(userId, variantId)))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: {
        quantity: sql`greatest(${cartLines.quantity}, least(${cartLines.quantity} + ${units}::int, ${maxOfExcluded}))`,
      },
    })
    .returning({ quantity: cartLines.quantity });
  return rows[0]?.quantity ?? null;
}

/**
 * Raises a line's quantity to at least the given one, limited by the stock and 99 per line. An
 * existing line is never decreased, and retains its extras. Idempotent.
 * @returns false if the cart is full; a deleted or sold-out variant changes nothing
 */
export async function raiseLine(
  db: Executor,
  userId: string,
  { variantId, units, extras }: { variantId: string; units: number; extras: LineExtras | null },
): Promise<boolean> {
  const line = { userId, variantId, quantity: sql`least(${units}::int, ${maxQuantity})`, extras };
  await db
    .insert(cartLines)
    .select(newLine(db, line, sql`${maxQuantity} > 0`, hasRoom(userId, variantId)))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: { quantity: sql`greatest(${cartLines.quantity}, excluded.quantity)` },
    });
  const [room] = await db
    .select({ left: sql<boolean>`${hasRoom(userId, variantId)}` })
    .from(sql`(select 1) as one`);
  return defined(room).left;
}

/** Saves the selected extras, replacing the previous ones. */
export async function setExtras(
  db: Executor,
  userId: string,
  variantId: string,
  extras: LineExtras,
): Promise<void> {
  const stored = Object.keys(extras).length > 0 ? extras : null;
  await db
    .update(cartLines)
    .set({ extras: stored })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId)));
}

/**
 * Decreases a line's quantity, to a minimum of 1. @returns false when the cart has no such line
 */
export async function takeQuantityOff(
  db: Executor,
  userId: string,
  variantId: string,
  units: number,
): Promise<boolean> {
  const rows = await db
    .update(cartLines)
    .set({ quantity: sql`greatest(1, ${cartLines.quantity} - ${units}::int)` })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId)))
    .returning({ quantity: cartLines.quantity });
  return rows.length > 0;
}

export async function removeCartLine(
  db: Executor,
  userId: string,
  variantId: string,
): Promise<void> {
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId)));
}

/**
 * Ids of a product's variants in the cart, or only the given one if it is in the cart; including
 * those no longer on sale.
 */
export async function listVariantsInCart(
  db: Executor,
  userId: string,
  { productId, variant }: { productId: string; variant?: string | undefined },
): Promise<{ id: string }[]> {
  return db
    .select({ id: productVariants.id })
    .from(cartLines)
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .where(
      and(
        eq(cartLines.userId, userId),
        eq(cartLines.productId, productId),
        variant ? eq(productVariants.sku, variant) : undefined,
      ),
    );
}

/** The cart's number of lines, and the quantity of one variant. */
export async function readCartLine(
  db: Executor,
  userId: string,
  variantId: string,
): Promise<{ lines: number; units: number }> {
  const [row] = await db
    .select({
      lines: sql<number>`count(*)::int`,
      units: sql<number>`coalesce(sum(${cartLines.quantity}) filter (where ${cartLines.variantId} = ${variantId}), 0)::int`,
    })
    .from(cartLines)
    .where(eq(cartLines.userId, userId));
  return defined(row);
}

/** The coupon in the user's cart, if it is active by the database's clock; null otherwise. */
export async function findCartCoupon(db: Executor, userId: string): Promise<CouponRow | null> {
  const own = `user:${userId}`;
  const [row] = await db
    .select(getTableColumns(coupons))
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.id, cartCoupons.couponId))
    .where(and(eq(cartCoupons.userId, userId), couponLives(ownCouponUses(own))));
  return row ?? null;
}

export async function setCartCoupon(db: Executor, userId: string, couponId: string): Promise<void> {
  await db
    .insert(cartCoupons)
    .values({ userId, couponId })
    .onConflictDoUpdate({ target: cartCoupons.userId, set: { couponId } });
}

export async function clearCartCoupon(db: Executor, userId: string): Promise<void> {
  await db.delete(cartCoupons).where(eq(cartCoupons.userId, userId));
}

/**
 * Adds one user's lines and coupon to another's cart, as far as stock and limits permit; the
 * latter's extras and coupon are retained. The caller must have locked both accounts.
 */
export async function moveCart(tx: Executor, from: string, to: string): Promise<void> {
  const present = new Set((await listCartLines(tx, to)).map(variantIdOf));
  for (const line of await listCartLines(tx, from)) {
    const id = variantIdOf(line);
    const units = await addQuantityUpTo(tx, to, id, line.quantity);
    if (units !== null && line.extras && !present.has(id)) await setExtras(tx, to, id, line.extras);
  }
  await tx
    .insert(cartCoupons)
    .select(
      tx
        .select({ userId: sql<string>`${to}::text`.as('user_id'), couponId: cartCoupons.couponId })
        .from(cartCoupons)
        .where(eq(cartCoupons.userId, from)),
    )
    .onConflictDoNothing();
}
