import { newOrderNumber } from '@jyotiratna/contract';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { lockKeyInTransaction } from '../platform/database/advisory-locks.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { orderEvents, orderItems, orders, type SubmittedLines } from './schema.ts';
import { isSold } from './status-queries.ts';

export type OrderRow = typeof orders.$inferSelect;
type Moments = 'expiresAt' | 'leaseUntil' | 'reconcileAt';
/** Moments are told as spans from now: the database's clock alone decides about expiry. */
export type NewOrderRow = Omit<typeof orders.$inferInsert, Moments | 'orderNumber'> & {
  /** The number that is wished for; the order gets it where it is free. */
  orderNumber: string | null;
  holdMinutes: number;
  leaseSeconds: number | null;
  reconcileMinutes: number | null;
};
/** An order keeps its number for ever. */
export type OrderChange = Omit<Partial<typeof orders.$inferInsert>, Moments | 'orderNumber'> & { reconcileAt?: null };
export type OrderItemRow = typeof orderItems.$inferSelect;

/** Whether its money is still to come: the courier brings it. */
export function awaitsCash({ provider, status }: Pick<OrderRow, 'provider' | 'status'>): boolean {
  return provider === 'cash' && status !== 'delivered';
}

export async function findOrder(db: Executor, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** The orders of these ids that exist, in no particular order. */
export async function findOrders(db: Executor, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

/** The order that has this counterpart at this provider. */
export async function findOrderByGatewayId(
  db: Executor,
  provider: string,
  gatewayOrderId: string,
): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(isSession(provider, gatewayOrderId));
  return row ?? null;
}

export async function findOrderByKey(db: Executor, ownerKey: string, idempotencyKey: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerKey, ownerKey), eq(orders.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

/** The owner's orders of one checkout page, newest first. */
export async function listCheckoutOrders(db: Executor, ownerKey: string, checkoutId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerKey, ownerKey), eq(orders.checkoutId, checkoutId)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/** Makes everything that decides about one owner's orders wait for one another, until the transaction ends. */
export async function lockOwner(tx: Transaction, ownerKey: string): Promise<void> {
  await lockKeyInTransaction(tx, 'owner', ownerKey);
}

/** The owner's unpaid orders, locked, oldest first; `lapsed` once their reservation has ended. */
export async function lockOpenOrders(tx: Transaction, ownerKey: string): Promise<(OrderRow & { lapsed: boolean })[]> {
  const rows = await tx
    .select({ order: orders, lapsed: sql<boolean>`${orders.expiresAt} <= now()` })
    .from(orders)
    .where(and(eq(orders.ownerKey, ownerKey), eq(orders.status, 'created')))
    .orderBy(asc(orders.id))
    .for('update');
  return rows
    .map(({ order, lapsed }) => ({ ...order, lapsed }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The order's row, locked until the transaction ends: whoever changes an order begins here. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function lockOrderByGatewayId(
  tx: Transaction,
  provider: string,
  gatewayOrderId: string,
): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(isSession(provider, gatewayOrderId)).for('update');
  return row ?? null;
}

function isSession(provider: string, gatewayOrderId: string) {
  return and(eq(orders.provider, provider), eq(orders.gatewayOrderId, gatewayOrderId));
}

/** How many orders the owner has started within the last minute. */
export async function countRecentOrders(tx: Transaction, ownerKey: string): Promise<number> {
  return tx.$count(orders, and(eq(orders.ownerKey, ownerKey), sql`${orders.createdAt} > now() - interval '1 minute'`));
}

/** True when another order of the same purchase is sold. */
export async function isPurchasePaid(db: Executor, purchaseId: string, exceptId = ''): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.purchaseId, purchaseId), isSold(orders.status), sql`${orders.id} <> ${exceptId}`))
    .limit(1);
  return row !== undefined;
}

/** The items of these orders, in their order. One query. */
export async function listOrderItems(db: Executor, orderIds: readonly string[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

/** Writes an order down, under the number it wishes for or, where that is taken, under one made here. */
export async function insertOrder(tx: Transaction, row: NewOrderRow, source: string): Promise<OrderRow> {
  const order = await insertNumbered(tx, row);
  await tx.insert(orderEvents).values({ orderId: row.id, from: null, to: row.status, source });
  return order;
}

/** The unique index decides whether a number is free; two orders that wish for one at the same instant get two. */
async function insertNumbered(tx: Transaction, row: NewOrderRow): Promise<OrderRow> {
  const { holdMinutes, leaseSeconds, reconcileMinutes, orderNumber, ...fields } = row;
  for (let tries = 0; tries < 20; tries += 1) {
    const wished = tries === 0 ? orderNumber : null;
    const [order] = await tx
      .insert(orders)
      .values({
        ...fields,
        orderNumber: wished ?? newOrderNumber(),
        expiresAt: sql`now() + make_interval(mins => ${holdMinutes})`,
        leaseUntil: leaseSeconds === null ? null : sql`now() + make_interval(secs => ${leaseSeconds})`,
        reconcileAt: reconcileMinutes === null ? null : sql`now() + make_interval(mins => ${reconcileMinutes})`,
      })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning();
    if (order) return order;
  }
  throw new Error('No free order number was found.');
}

export async function insertOrderItems(tx: Transaction, rows: OrderItemRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderItems).values(rows);
}

/** Notes for which items the stock was taken just now; for the others it is not tracked. */
export async function markTookStock(tx: Transaction, orderId: string, variantIds: readonly string[]): Promise<void> {
  await tx
    .update(orderItems)
    .set({ tookStock: variantIds.length > 0 ? inArray(orderItems.variantId, [...variantIds]) : false })
    .where(eq(orderItems.orderId, orderId));
}

/** Changes fields of an order; a change of status is written down beside it. */
export async function updateOrder(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'status'>,
  change: OrderChange,
  source: string,
): Promise<OrderRow> {
  // From where an order came matters only as long as it may be one of too many.
  const decided = change.status !== undefined && change.status !== 'created';
  const [row] = await tx
    .update(orders)
    .set({ ...change, ...(decided ? { networkKey: null } : {}), updatedAt: sql`now()` })
    .where(eq(orders.id, order.id))
    .returning();
  if (change.status && change.status !== order.status) {
    await tx.insert(orderEvents).values({ orderId: order.id, from: order.status, to: change.status, source });
  }
  return row!;
}

/** Keeps what a payer named for an order that was made without lines, until its payment is settled; the last word counts. */
export async function keepSubmittedLines(db: Executor, id: string, submittedLines: SubmittedLines): Promise<void> {
  await db
    .update(orders)
    .set({ submittedLines })
    .where(and(eq(orders.id, id), eq(orders.linesKnown, false), inArray(orders.status, ['created', 'expired'])));
}

/** Keeps the provider's order id; a second one for the same order is ignored. */
export async function setGatewayOrderId(db: Executor, id: string, gatewayOrderId: string): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set({ gatewayOrderId, leaseUntil: null, updatedAt: sql`now()` })
    .where(and(eq(orders.id, id), or(isNull(orders.gatewayOrderId), eq(orders.gatewayOrderId, gatewayOrderId))))
    .returning();
  return row ?? null;
}

/**
 * Takes the right to create this order's counterpart at the provider for some seconds, so that two requests, or a
 * request and a process that was killed, cannot both do it.
 */
export async function claimGatewayStep(db: Executor, id: string, seconds: number): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.status, 'created'),
        isNull(orders.gatewayOrderId),
        sql`(${orders.leaseUntil} is null or ${orders.leaseUntil} <= now())`,
      ),
    )
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Hands that right back. */
export async function releaseGatewayStep(db: Executor, id: string): Promise<void> {
  await db.update(orders).set({ leaseUntil: null }).where(eq(orders.id, id));
}

export type OrderEventRow = typeof orderEvents.$inferSelect;

/** The order's changes of status, oldest first. */
export async function listOrderEvents(db: Executor, orderId: string): Promise<OrderEventRow[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}
