import { type LineExtras, limits } from '@jyotiratna/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { asSold } from '../catalogue/sold-variant.ts';
import type { OptionedRow } from '../catalogue/variant-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { CartLine } from '../pricing/price-lines.ts';
import { type CouponRow, couponLives, ownCouponColumns } from '../pricing/queries.ts';
import { coupons } from '../pricing/schema.ts';
import { ownCouponPaise, ownCouponUses } from '../reservations/stock-queries.ts';
import { cartCoupons, cartLines } from './schema.ts';

/** The user's lines that are still sold, oldest first. */
export async function listCartLines(db: Executor, userId: string): Promise<CartLine[]> {
  const rows = await db
    .select({ product: products, variant: productVariants, quantity: cartLines.quantity, extras: cartLines.extras })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .where(and(eq(cartLines.userId, userId), sold))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.variantId));
  return rows.map(({ product, variant, quantity, extras }) =>
    product.optioned
      ? { product: asSold(product, variant as OptionedRow), variant: variant as OptionedRow, quantity, extras }
      : { product, quantity, extras },
  );
}

/** What can be bought of a product: a variant with options where it has such, else its only one. */
const sold = sql`(${onSale} and ${productVariants.deletedAt} is null and ${products.optioned} = (${productVariants.options} <> '[]'::jsonb))`;
const stock = sql`(case when ${products.optioned} then ${productVariants.stock} else ${products.stock} end)`;
const mostPieces = sql`least(${limits.quantityPerLine}::int, coalesce(${stock}, ${limits.quantityPerLine}::int))`;
const mostOfExcluded = sql`(select ${mostPieces} from ${productVariants}
  join ${products} on ${products.id} = ${productVariants.productId} where ${productVariants.id} = excluded.variant_id)`;
const hasRoom = (userId: string, variantId: string) => sql`(
  (select count(*) from ${cartLines} where ${cartLines.userId} = ${userId}) < ${limits.linesPerCart}
  or exists (select 1 from ${cartLines} where ${cartLines.userId} = ${userId} and ${cartLines.variantId} = ${variantId}))`;

/** A line as it would be inserted, or no row where the variant is not sold or what is `asked` besides does not hold. */
function newLine(
  db: Executor,
  {
    userId,
    variantId,
    quantity,
    extras = null,
  }: { userId: string; variantId: string; quantity: SQL; extras?: LineExtras | null },
  ...asked: SQL[]
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
    .where(and(eq(productVariants.id, variantId), sold, ...asked));
}

/**
 * Adds pieces to a line in one statement, or changes nothing where the stock, the 99 pieces of a line or the 50 lines of
 * a cart would be passed. (Requests at the same instant may pass the 50 by a line each, which harms nobody.)
 * @returns false when nothing was changed
 */
export async function addPieces(db: Executor, userId: string, variantId: string, pieces: number): Promise<boolean> {
  const line = { userId, variantId, quantity: sql`${pieces}::int` };
  const rows = await db
    .insert(cartLines)
    .select(newLine(db, line, sql`${pieces}::int <= ${mostPieces}`, hasRoom(userId, variantId)))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      setWhere: sql`${cartLines.quantity} + excluded.quantity <= ${mostOfExcluded}`,
    })
    .returning({ quantity: cartLines.quantity });
  return rows.length > 0;
}

/**
 * Adds up to that many pieces: as many as the stock and the 99 of a line allow; a line never shrinks by it.
 * @returns the line's pieces afterwards, or null when the variant is gone or sold out, or the cart is full
 */
export async function addPiecesUpTo(
  db: Executor,
  userId: string,
  variantId: string,
  pieces: number,
): Promise<number | null> {
  const line = { userId, variantId, quantity: sql`least(${pieces}::int, ${mostPieces})` };
  const rows = await db
    .insert(cartLines)
    .select(newLine(db, line, sql`${mostPieces} > 0`, hasRoom(userId, variantId)))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: {
        quantity: sql`greatest(${cartLines.quantity}, least(${cartLines.quantity} + ${pieces}::int, ${mostOfExcluded}))`,
      },
    })
    .returning({ quantity: cartLines.quantity });
  return rows[0]?.quantity ?? null;
}

/**
 * Brings a line to that many pieces, or as many as the stock and the 99 of a line allow: a line that is there never shrinks by
 * it, never gets more, and keeps what was chosen beyond the piece. Done twice, it is done once.
 * @returns false where the cart is full; what is gone or sold out changes nothing
 */
export async function raiseLine(
  db: Executor,
  userId: string,
  { variantId, pieces, extras }: { variantId: string; pieces: number; extras: LineExtras | null },
): Promise<boolean> {
  const line = { userId, variantId, quantity: sql`least(${pieces}::int, ${mostPieces})`, extras };
  await db
    .insert(cartLines)
    .select(newLine(db, line, sql`${mostPieces} > 0`, hasRoom(userId, variantId)))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: { quantity: sql`greatest(${cartLines.quantity}, excluded.quantity)` },
    });
  const [room] = await db.select({ left: sql<boolean>`${hasRoom(userId, variantId)}` }).from(sql`(select 1) as one`);
  return room!.left;
}

/** Keeps what is chosen beyond the piece, in place of what was chosen before. */
export async function setExtras(db: Executor, userId: string, variantId: string, extras: LineExtras): Promise<void> {
  const kept = Object.keys(extras).length > 0 ? extras : null;
  await db
    .update(cartLines)
    .set({ extras: kept })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId)));
}

/** Takes pieces off a line, stopping at one. @returns false when the cart has no such line */
export async function takePiecesOff(db: Executor, userId: string, variantId: string, pieces: number): Promise<boolean> {
  const rows = await db
    .update(cartLines)
    .set({ quantity: sql`greatest(1, ${cartLines.quantity} - ${pieces}::int)` })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId)))
    .returning({ quantity: cartLines.quantity });
  return rows.length > 0;
}

export async function removeCartLine(db: Executor, userId: string, variantId: string): Promise<void> {
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId)));
}

/** Which variants of a product the cart has, or whether it has the one that is named; those that are no longer sold included. */
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

/** How many lines the cart has and how many pieces of this variant. */
export async function readCartLine(
  db: Executor,
  userId: string,
  variantId: string,
): Promise<{ lines: number; pieces: number }> {
  const [row] = await db
    .select({
      lines: sql<number>`count(*)::int`,
      pieces: sql<number>`coalesce(sum(${cartLines.quantity}) filter (where ${cartLines.variantId} = ${variantId}), 0)::int`,
    })
    .from(cartLines)
    .where(eq(cartLines.userId, userId));
  return row!;
}

/** The coupon that the user has entered, if it lives; by the database's clock. */
export async function findCartCoupon(db: Executor, userId: string): Promise<CouponRow | null> {
  const own = `user:${userId}`;
  const [row] = await db
    .select(ownCouponColumns(ownCouponPaise(own)))
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.id, cartCoupons.couponId))
    .where(and(eq(cartCoupons.userId, userId), couponLives(ownCouponUses(own), ownCouponPaise(own))));
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
