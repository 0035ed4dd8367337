import { defined } from '@jyotiratna/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { addressKey, canonicalEmail, phoneKey } from '../platform/contact-keys.ts';
import { lockKeysInTransaction } from '../platform/database/advisory-locks.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { isUniqueViolation } from '../platform/database/transact.ts';
import { orderEvents, orderItems, orders, type SubmittedLines } from './schema.ts';
import { isSold, pendingCashStatuses } from './status-queries.ts';
import { asReserved } from './stock-use.ts';

export type OrderRow = typeof orders.$inferSelect;
type Moments = 'expiresAt' | 'leaseUntil' | 'reconcileAt';
/** Times are passed as durations from now: the database's clock alone decides about expiry. */
export type NewOrderRow = Omit<typeof orders.$inferInsert, Moments | 'orderNumber'> & {
  /** The requested order number; the order gets it if it is not in use. */
  orderNumber: string | null;
  holdMinutes: number;
  leaseSeconds: number | null;
  reconcileMinutes: number | null;
};
/** An order's number is immutable. */
export type OrderChange = Omit<Partial<typeof orders.$inferInsert>, Moments | 'orderNumber'> & {
  reconcileAt?: null;
};
export type OrderItemRow = typeof orderItems.$inferSelect;

/** Whether a cash-on-delivery order is still unpaid: the courier collects the payment. */
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

/** The order with this id of its payment provider. */
export async function findOrderByGatewayId(
  db: Executor,
  provider: string,
  gatewayOrderId: string,
): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(isSession(provider, gatewayOrderId));
  return row ?? null;
}

export async function findOrderByKey(
  db: Executor,
  ownerKey: string,
  idempotencyKey: string,
): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(hasKey(ownerKey, idempotencyKey));
  return row ?? null;
}

function hasKey(ownerKey: string, idempotencyKey: string) {
  return and(eq(orders.ownerKey, ownerKey), eq(orders.idempotencyKey, idempotencyKey));
}

/** The owner's orders of one checkout page, latest first. */
export async function listCheckoutOrders(
  db: Executor,
  ownerKey: string,
  checkoutId: string,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerKey, ownerKey), eq(orders.checkoutId, checkoutId)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/**
 * Serialises all decisions about one owner's orders until the transaction ends; with a network,
 * also everything that counts its orders.
 */
export async function lockOwner(
  tx: Transaction,
  ownerKey: string,
  networkKey: string | null = null,
): Promise<void> {
  await lockKeysInTransaction(tx, [
    ['owner', ownerKey],
    ...(networkKey === null ? [] : [['network', networkKey] as const]),
  ]);
}

/**
 * The owner's order of that key, and how many the owner has started within the last minute. One
 * query.
 */
export async function findOrderByKeyAndCount(
  tx: Transaction,
  ownerKey: string,
  idempotencyKey: string,
): Promise<{ known: OrderRow | null; recent: number }> {
  const countedRows = tx
    .select({ recent: sql<number>`count(*)::int`.as('recent') })
    .from(orders)
    .where(
      and(eq(orders.ownerKey, ownerKey), sql`${orders.createdAt} > now() - interval '1 minute'`),
    )
    .as('counted');
  const [row] = await tx
    .select({ recent: countedRows.recent, known: orders })
    .from(countedRows)
    .leftJoin(orders, hasKey(ownerKey, idempotencyKey));
  return defined(row);
}

/**
 * The owner's unpaid orders, locked, in order of creation; `lapsed` where the reservation has
 * expired.
 */
export async function lockOpenOrders(
  tx: Transaction,
  ownerKey: string,
): Promise<(OrderRow & { lapsed: boolean })[]> {
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

/**
 * The order's row, locked until the transaction ends: the first step of every change of an
 * order.
 */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/**
 * The order's row, locked until the transaction ends; null where another transaction has the lock.
 */
export async function lockFreeOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function lockOrderByGatewayId(
  tx: Transaction,
  provider: string,
  gatewayOrderId: string,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(isSession(provider, gatewayOrderId))
    .for('update');
  return row ?? null;
}

function isSession(provider: string, gatewayOrderId: string) {
  return and(eq(orders.provider, provider), eq(orders.gatewayOrderId, gatewayOrderId));
}

/** Whether another order of the same purchase is sold. */
export async function isPurchasePaid(
  db: Executor,
  purchaseId: string,
  exceptId = '',
): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.purchaseId, purchaseId),
        isSold(orders.status),
        sql`${orders.id} <> ${exceptId}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The items of these orders, each order's in their original sequence. One query. */
export async function listOrderItems(
  db: Executor,
  orderIds: readonly string[],
): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

/**
 * The normalised contact data for a change of email or address; keys of an absent field are
 * omitted.
 */
export function contactKeys({
  email,
  address,
}: Pick<OrderChange, 'email' | 'address'>): OrderChange {
  return {
    ...(email !== undefined && { mailboxKey: email && canonicalEmail(email) }),
    ...(address !== undefined && {
      phoneKey: address && phoneKey(address.phone),
      doorKey: address && addressKey(address),
    }),
  };
}

export async function insertOrderItems(tx: Transaction, rows: OrderItemRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderItems).values(rows);
}

/** Marks the items whose stock was just reserved; the stock of the other items is not tracked. */
export async function markTookStock(
  tx: Transaction,
  items: readonly OrderItemRow[],
  tracked: ReadonlySet<string>,
): Promise<void> {
  for (const item of items) {
    const { tookStock, bundle } = asReserved(item, tracked);
    if (tookStock === item.tookStock && JSON.stringify(bundle) === JSON.stringify(item.bundle))
      continue;
    await tx
      .update(orderItems)
      .set({ tookStock, bundle })
      .where(and(eq(orderItems.orderId, item.orderId), eq(orderItems.position, item.position)));
  }
}

/** Updates fields of an order; a change of status is also recorded in its history. */
export async function updateOrder(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'status' | 'provider'>,
  change: OrderChange,
  source: string,
): Promise<OrderRow> {
  // The network's hash is erased once the order no longer counts towards the limit of reservations
  // per network.
  const counts: readonly OrderRow['status'][] =
    order.provider === 'cash' ? pendingCashStatuses : ['created'];
  const over = change.status !== undefined && !counts.includes(change.status);
  const [row] = await tx
    .update(orders)
    .set({
      ...change,
      ...contactKeys(change),
      ...(over ? { networkKey: null } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (change.status && change.status !== order.status) {
    await tx
      .insert(orderEvents)
      .values({ orderId: order.id, from: order.status, to: change.status, source });
  }
  return defined(row);
}

/**
 * Stores the lines submitted with a payment for an order that was created without lines, until the
 * payment is settled; the last request wins.
 */
export async function keepSubmittedLines(
  db: Executor,
  id: string,
  submittedLines: SubmittedLines,
): Promise<void> {
  await db
    .update(orders)
    .set({ submittedLines })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.linesKnown, false),
        inArray(orders.status, ['created', 'expired']),
        sql`${orders.submittedLines} ->> 'refused' is null`,
      ),
    );
}

/**
 * Marks the owner's expired orders so that a payment of one of them is refunded whenever it
 * completes.
 */
export async function rejectOldPayments(tx: Transaction, ownerKey: string): Promise<void> {
  await tx
    .update(orders)
    .set({ submittedLines: { items: [], refused: true } })
    .where(and(eq(orders.ownerKey, ownerKey), eq(orders.status, 'expired')));
}

/** Whether the database rejected an order as the second sold one of its purchase. */
export function isSoldTwice(error: unknown): boolean {
  return isUniqueViolation(error, 'orders_one_paid_per_purchase');
}
