import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import { bundlesContaining } from '../catalogue/bundles/membership-queries.ts';
import { presentationOf, quantityOf } from '../catalogue/catalogue-cache.ts';
import { onSale, type ProductRow } from '../catalogue/queries.ts';
import { products } from '../catalogue/schema.ts';
import { nameStockCause } from '../catalogue/stock-movement-queries.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { invalidateOnCommit } from '../platform/database/transact.ts';
import { orderItems, orders } from './schema.ts';
import { type StockUse, stockUseOf } from './stock-use.ts';
import { stockUseRows } from './stock-use-queries.ts';
import { readVariantStock, returnVariant, takeVariant } from './variant-stock-queries.ts';

/**
 * The units of one variant that an order reserves, and that the orders it replaces release, in one
 * step.
 */
export type StockMove = {
  productId: string;
  /** The variant's id; absent for the only variant of a product without options. */
  variantId?: string | undefined;
  take: number;
  /** Units released by orders that this one replaces; they may be reserved again at once. */
  restore: number;
  /**
   * The price in paise that the buyer was quoted; a different current price rejects the
   * reservation. Absent where the price is final.
   */
  unitPricePaise?: number | undefined;
  /**
   * The bundle that contains the product, for the error message; absent where it is bought singly.
   */
  bundle?: ProductRow | undefined;
};

/**
 * Reserves stock by one conditional update; nothing changes where the stock is insufficient,
 * the product is deleted or its price differs.
 * @returns whether the stock is tracked, or null when the move was rejected
 */
export async function takeStock(
  tx: Transaction,
  move: StockMove,
): Promise<{ tracked: boolean } | null> {
  const { productId, variantId = productId } = move;
  if (variantId !== productId) {
    // The product's row first: it serialises all orders of its variants. Locked as an update would
    // lock it, because order lines that reference the product have a shared lock on its key until
    // their transactions end.
    const active = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), onSale, products.hasVariants))
      .for('no key update');
    return active.length > 0 && (await takeVariant(tx, { ...move, variantId }))
      ? { tracked: true }
      : null;
  }
  const rows = await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${move.restore}::int - ${move.take}::int` })
    .where(
      and(
        eq(products.id, move.productId),
        onSale,
        not(products.hasVariants),
        sql`(${products.stock} is null or ${products.stock} + ${move.restore}::int >= ${move.take}::int)`,
        move.unitPricePaise === undefined
          ? undefined
          : eq(products.discountedPricePaise, move.unitPricePaise),
      ),
    )
    .returning({ stock: products.stock, bundles: bundlesContaining });
  if (!rows[0]) return null;
  recordStock(move.productId, rows[0], move.restore - move.take);
  return { tracked: rows[0].stock !== null };
}

/**
 * Whether bundles are still sold as quoted: with the same price and components. Called after their
 * components are locked; the rows of bundles are locked last, at the commit.
 */
export async function areBundlesSame(
  tx: Transaction,
  bundles: readonly Pick<ProductRow, 'id' | 'version' | 'discountedPricePaise'>[],
): Promise<boolean> {
  if (bundles.length === 0) return true;
  const same = bundles.map(({ id, version, discountedPricePaise }) =>
    and(
      eq(products.id, id),
      eq(products.version, version),
      eq(products.discountedPricePaise, discountedPricePaise),
    ),
  );
  return (await tx.$count(products, and(onSale, or(...same)))) === bundles.length;
}

/**
 * Restocks units of an order's line, if the line reserved them and they are not restocked yet. The
 * order's row must be locked. @returns whether they were restocked
 */
export async function restockItem(
  tx: Transaction,
  { orderId, position }: { orderId: string; position: number },
  units: number,
): Promise<boolean> {
  const [item] = await tx
    .update(orderItems)
    .set({ restocked: sql`${orderItems.restocked} + ${units}::int` })
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orderItems.position, position),
        eq(orderItems.tookStock, true),
        sql`${orderItems.restocked} + ${units}::int <= ${orderItems.quantity}`,
      ),
    )
    .returning();
  if (!item) return false;
  await nameStockCause(tx, { cause: 'return', orderId });
  for (const stock of stockUseOf(item))
    if (stock.tookStock) await returnStock(tx, stock, stock.units * units);
  return true;
}

/**
 * Reverts `restockItem` where the units go to their buyer after all, also for a product that is no
 * longer sold. The order's row must be locked. @returns false where the restocked units have since
 * been sold
 */
export async function unshelveItem(
  tx: Transaction,
  { orderId, position }: { orderId: string; position: number },
  units: number,
): Promise<boolean> {
  const [item] = await tx
    .update(orderItems)
    .set({ restocked: sql`${orderItems.restocked} - ${units}::int` })
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orderItems.position, position),
        sql`${orderItems.restocked} >= ${units}::int`,
      ),
    )
    .returning();
  if (!item) return true;
  const reserved = stockUseOf(item).filter(({ tookStock }) => tookStock);
  for (const stock of reserved) if (!(await isLeft(tx, stock, stock.units * units))) return false;
  await nameStockCause(tx, { cause: 'return', orderId });
  for (const stock of reserved) await returnStock(tx, stock, -stock.units * units);
  return true;
}

/**
 * Whether this number of units of a variant is in stock; locks its product's row until the
 * transaction ends.
 */
async function isLeft(
  tx: Transaction,
  { productId, variantId }: StockUse,
  units: number,
): Promise<boolean> {
  const [product] = await tx
    .select({ stock: products.stock, hasVariants: products.hasVariants })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  const ofProduct = variantId === productId;
  const left = ofProduct ? product?.stock : await readVariantStock(tx, variantId);
  // A product that has got options was recounted: its own row no longer holds its stock.
  const counts = !ofProduct || !product?.hasVariants;
  return !counts || typeof left !== 'number' || left >= units;
}

/**
 * Releases units. A product whose stock is no longer tracked is unchanged, and so is one that has
 * got options since a purchase without one, because its owner has recounted it.
 */
export async function returnStock(
  tx: Transaction,
  { productId, variantId = productId }: Pick<StockMove, 'productId' | 'variantId'>,
  units: number,
): Promise<void> {
  if (variantId !== productId) {
    await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update');
    await returnVariant(tx, productId, variantId, units);
    return;
  }
  const [row] = await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${units}::int` })
    .where(and(eq(products.id, productId), not(products.hasVariants)))
    .returning({ stock: products.stock, bundles: bundlesContaining });
  if (row) recordStock(productId, row, units);
}

/**
 * Up to this quantity, pages display the number in stock (or "sold out"); above it, only that it is
 * in stock.
 */
const visibleQuantity = 3;

/**
 * Invalidates pages only where their content would change: an order for one of many units
 * changes no page.
 */
function recordStock(
  productId: string,
  { stock, bundles }: { stock: number | null; bundles: readonly string[] },
  change: number,
): void {
  if (stock === null || change === 0) return;
  for (const id of bundles) invalidateOnCommit([...presentationOf(id), ...quantityOf(id)]);
  invalidateOnCommit(quantityOf(productId));
  const published = (units: number) => Math.min(units, visibleQuantity + 1);
  if (published(stock) !== published(stock - change)) invalidateOnCommit(presentationOf(productId));
}

export type NetworkReservation = {
  orderId: string;
  productId: string;
  units: number;
  decided: boolean;
};

/**
 * Tracked stock reserved by unpaid orders of one network, by order and product; `decided`: a
 * confirmed cash-on-delivery order. One query.
 */
export async function listNetworkReservations(
  db: Executor,
  networkKey: string,
): Promise<NetworkReservation[]> {
  return db
    .select({
      orderId: orders.id,
      productId: sql<string>`taken.product_id`,
      units: sql<number>`sum(${orderItems.quantity} * taken.units)::int`,
      decided: sql<boolean>`${orders.status} not in ('created', 'placed')`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .crossJoinLateral(stockUseRows)
    .where(
      and(
        eq(orders.networkKey, networkKey),
        eq(orders.hasReservedStock, true),
        sql`taken.took_stock`,
      ),
    )
    .groupBy(orders.id, sql`taken.product_id`);
}

/** The remaining stock of these products; those without tracked stock are absent. */
export async function readStock(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.flatMap(({ id, stock }) => (stock === null ? [] : [[id, stock] as const])));
}

/**
 * Units reserved by the owner's own unpaid orders, by variant: they are available to their
 * owner. One query.
 */
export async function reservedQuantity(
  db: Executor,
  ownerKey: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      variantId: sql<string>`taken.variant_id`,
      units: sql<number>`sum(${orderItems.quantity} * taken.units)::int`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .crossJoinLateral(stockUseRows)
    .where(
      and(
        eq(orders.ownerKey, ownerKey),
        eq(orders.status, 'created'),
        eq(orders.hasReservedStock, true),
        sql`taken.took_stock`,
      ),
    )
    .groupBy(sql`taken.variant_id`);
  return new Map(rows.map(({ variantId, units }) => [variantId, units]));
}
