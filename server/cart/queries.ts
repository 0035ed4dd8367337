import { limits } from '@jyotiratna/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import { products } from '../catalogue/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { CartLine } from '../pricing/price-lines.ts';
import { type CouponRow, couponLives } from '../pricing/queries.ts';
import { coupons } from '../pricing/schema.ts';
import { ownCouponUses } from '../reservations/stock-queries.ts';
import { cartCoupons, cartLines } from './schema.ts';

/** The user's lines whose product still exists, oldest first. */
export async function listCartLines(db: Executor, userId: string): Promise<CartLine[]> {
  return db
    .select({ product: products, quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(eq(cartLines.userId, userId), onSale))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.productId));
}

const mostPieces = sql`least(${limits.quantityPerLine}::int, coalesce(${products.stock}, ${limits.quantityPerLine}::int))`;
const heldLines = (userId: string) => sql`(select count(*) from ${cartLines} where ${cartLines.userId} = ${userId})`;
const heldAlready = (userId: string, productId: string) =>
  sql`exists (select 1 from ${cartLines} where ${cartLines.userId} = ${userId} and ${cartLines.productId} = ${productId})`;

/**
 * Adds pieces to a line in one statement, or changes nothing where the stock, the 99 pieces of a line or the 50 lines of
 * a cart would be passed. (Requests at the same instant may pass the 50 by a line each, which harms nobody.)
 * @returns false when nothing was changed
 */
export async function addPieces(db: Executor, userId: string, productId: string, pieces: number): Promise<boolean> {
  const rows = await db
    .insert(cartLines)
    .select(
      db
        .select({
          userId: sql<string>`${userId}::text`.as('user_id'),
          productId: products.id,
          quantity: sql<number>`${pieces}::int`.as('quantity'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(products)
        .where(
          and(
            eq(products.id, productId),
            onSale,
            sql`${pieces}::int <= ${mostPieces}`,
            sql`(${heldLines(userId)} < ${limits.linesPerCart} or ${heldAlready(userId, productId)})`,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      setWhere: sql`${cartLines.quantity} + excluded.quantity <= (select ${mostPieces} from ${products} where ${products.id} = excluded.product_id)`,
    })
    .returning({ quantity: cartLines.quantity });
  return rows.length > 0;
}

/**
 * Adds up to that many pieces: as many as the stock and the 99 of a line allow; a line never shrinks by it.
 * @returns the line's pieces afterwards, or null when the product is gone or sold out, or the cart is full
 */
export async function addPiecesUpTo(
  db: Executor,
  userId: string,
  productId: string,
  pieces: number,
): Promise<number | null> {
  const rows = await db
    .insert(cartLines)
    .select(
      db
        .select({
          userId: sql<string>`${userId}::text`.as('user_id'),
          productId: products.id,
          quantity: sql<number>`least(${pieces}::int, ${mostPieces})`.as('quantity'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(products)
        .where(
          and(
            eq(products.id, productId),
            onSale,
            sql`${mostPieces} > 0`,
            sql`(${heldLines(userId)} < ${limits.linesPerCart} or ${heldAlready(userId, productId)})`,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId],
      set: {
        quantity: sql`greatest(${cartLines.quantity}, least(${cartLines.quantity} + ${pieces}::int,
          (select ${mostPieces} from ${products} where ${products.id} = excluded.product_id)))`,
      },
    })
    .returning({ quantity: cartLines.quantity });
  return rows[0]?.quantity ?? null;
}

/** Takes pieces off a line, stopping at one. @returns false when the cart has no such line */
export async function takePiecesOff(db: Executor, userId: string, productId: string, pieces: number): Promise<boolean> {
  const rows = await db
    .update(cartLines)
    .set({ quantity: sql`greatest(1, ${cartLines.quantity} - ${pieces}::int)` })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.productId, productId)))
    .returning({ quantity: cartLines.quantity });
  return rows.length > 0;
}

export async function removeCartLine(db: Executor, userId: string, productId: string): Promise<void> {
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.productId, productId)));
}

/** How many lines the cart has and how many pieces of this product. */
export async function readCartLine(
  db: Executor,
  userId: string,
  productId: string,
): Promise<{ lines: number; pieces: number }> {
  const [row] = await db
    .select({
      lines: sql<number>`count(*)::int`,
      pieces: sql<number>`coalesce(sum(${cartLines.quantity}) filter (where ${cartLines.productId} = ${productId}), 0)::int`,
    })
    .from(cartLines)
    .where(eq(cartLines.userId, userId));
  return row!;
}

/** The coupon that the user has entered, if it lives; by the database's clock. */
export async function findCartCoupon(db: Executor, userId: string): Promise<CouponRow | null> {
  const [row] = await db
    .select({ coupon: coupons })
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.id, cartCoupons.couponId))
    .where(and(eq(cartCoupons.userId, userId), couponLives(ownCouponUses(`user:${userId}`))));
  return row?.coupon ?? null;
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
