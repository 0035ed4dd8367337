import { defaultReturns, type Locale, type ReturnStatus } from '@jyotiratna/contract';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import { afterCursor, cursorMoment, pageOf } from '../../platform/database/keyset-queries.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { orderEvents, orderItems, orders } from '../../reservations/schema.ts';
import { itemName } from '../item-name.ts';
import type { RefundedLine } from '../line-money.ts';
import { returnEvents, returnImages, returnLines, returnRequests } from './schema.ts';

export type ReturnRow = typeof returnRequests.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;
export type ReturnEventRow = typeof returnEvents.$inferSelect;
export type ReturnImageRow = Omit<typeof returnImages.$inferSelect, 'content'>;
export type ReturnWithLines = ReturnRow & {
  lines: ReturnLineRow[];
  events: ReturnEventRow[];
  pictures: ReturnImageRow[];
};

/** Returns with their lines, steps and images. Three queries. */
async function withParts(db: Executor, rows: readonly ReturnRow[]): Promise<ReturnWithLines[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position));
  const events = await db
    .select()
    .from(returnEvents)
    .where(inArray(returnEvents.returnId, ids))
    .orderBy(asc(returnEvents.id));
  const linesOf = Map.groupBy(lines, ({ returnId }) => returnId);
  const eventsOf = Map.groupBy(events, ({ returnId }) => returnId);
  const { content: _, ...image } = getTableColumns(returnImages);
  const images = await db
    .select(image)
    .from(returnImages)
    .where(inArray(returnImages.returnId, ids))
    .orderBy(asc(returnImages.position));
  const imagesOf = Map.groupBy(images, ({ returnId }) => returnId);
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    events: eventsOf.get(row.id) ?? [],
    pictures: imagesOf.get(row.id) ?? [],
  }));
}

/** The returns of an order, in order of creation. */
export async function listOrderReturns(db: Executor, orderId: string): Promise<ReturnWithLines[]> {
  const rows = await db
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(asc(returnRequests.createdAt), asc(returnRequests.id));
  return withParts(db, rows);
}

/** The returns of a user, in order of creation, for the export of their data. */
export async function listReturnsOf(db: Executor, userId: string) {
  const { orderNumber } = orders;
  const { status, wish, reason, note, answer, createdAt, id } = returnRequests;
  const { returnId } = returnImages;
  return db
    .select({
      ...{ orderNumber, status, wish, reason, note, answer, createdAt },
      pictures: sql<number>`(select count(*)::int from ${returnImages} where ${returnId} = ${id})`,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(createdAt), asc(id));
}

export async function findReturn(db: Executor, id: string): Promise<ReturnWithLines | null> {
  const [found] = await withParts(
    db,
    await db.select().from(returnRequests).where(eq(returnRequests.id, id)),
  );
  return found ?? null;
}

/** A page of the returns, of one status or all, latest first, and the cursor of the next page. */
export async function listReturnRows(
  db: Executor,
  {
    status,
    limit,
    cursor,
  }: { status?: ReturnStatus | undefined; limit: number; cursor?: Cursor | undefined },
): Promise<{ rows: ReturnWithLines[]; next: Cursor | null }> {
  const { createdAt, id } = returnRequests;
  const found = await db
    .select({ row: returnRequests, moment: cursorMoment(createdAt) })
    .from(returnRequests)
    .where(and(status && eq(returnRequests.status, status), afterCursor(returnRequests, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ row }) => row.id);
  return {
    rows: await withParts(
      db,
      rows.map(({ row }) => row),
    ),
    next,
  };
}

/** The number of returns that need an administrator's action. */
export async function countPendingReturns(db: Executor): Promise<number> {
  return db.$count(returnRequests, inArray(returnRequests.status, ['requested', 'received']));
}

/**
 * Inserts a return request. @param lines positions of the order's lines, with the returned
 * quantities
 */
export async function insertReturn(
  tx: Transaction,
  row: typeof returnRequests.$inferInsert,
  lines: readonly { item: number; quantity: number }[],
): Promise<void> {
  await tx.insert(returnRequests).values(row);
  await tx
    .insert(returnLines)
    .values(lines.map(({ item, quantity }) => ({ returnId: row.id, position: item, quantity })));
  await tx.insert(returnEvents).values({ returnId: row.id, to: row.status });
}

/** Changes a return's status, on condition of its current one. @returns whether it was changed */
export async function moveReturn(
  tx: Transaction,
  { id, status }: Pick<ReturnRow, 'id' | 'status'>,
  change: Pick<ReturnRow, 'status'> & Partial<Pick<ReturnRow, 'answer' | 'refundKey'>>,
): Promise<boolean> {
  const rows = await tx
    .update(returnRequests)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(returnRequests.id, id), eq(returnRequests.status, status)))
    .returning({ id: returnRequests.id });
  if (rows.length === 0) return false;
  await tx.insert(returnEvents).values({ returnId: id, to: change.status });
  return true;
}

/**
 * Stores the inspection result of a returned line, or the part of its payment that was returned as
 * store credit.
 */
export async function noteLine(
  tx: Transaction,
  { returnId, position }: Pick<ReturnLineRow, 'returnId' | 'position'>,
  found: { restock: boolean } | { creditedPaise: number },
): Promise<void> {
  await tx
    .update(returnLines)
    .set(found)
    .where(and(eq(returnLines.returnId, returnId), eq(returnLines.position, position)));
}

/**
 * The units of an order that were settled by store credit, with the paise of their payment it
 * covers.
 */
export async function listCredited(db: Executor, orderId: string): Promise<RefundedLine[]> {
  const { position, quantity, creditedPaise: amountPaise } = returnLines;
  return db
    .select({ position, quantity, amountPaise })
    .from(returnLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnLines.returnId))
    .where(and(eq(returnRequests.orderId, orderId), gt(amountPaise, 0)));
}

/**
 * The units of an order whose returns were settled without a refund: by store credit or exchange.
 */
export async function listSettledQuantity(
  db: Executor,
  orderId: string,
): Promise<Omit<RefundedLine, 'amountPaise'>[]> {
  const { position, quantity } = returnLines;
  const { status, refundKey } = returnRequests;
  return db
    .select({ position, quantity })
    .from(returnLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnLines.returnId))
    .where(and(eq(returnRequests.orderId, orderId), eq(status, 'settled'), isNull(refundKey)));
}

/** The order's first delivery, milliseconds since the epoch; null before it. */
export async function findDeliveredAt(db: Executor, orderId: string): Promise<number | null> {
  const [row] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.to, 'delivered')))
    .orderBy(asc(orderEvents.id))
    .limit(1);
  return row?.at.getTime() ?? null;
}

/** The content of an email about a return; null for an unknown return. */
export async function findReturnRequest(db: Executor, id: string) {
  const [row] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      email: orders.email,
      locale: orders.locale,
      name: sql<string | null>`${orders.address} ->> 'fullName'`,
      status: returnRequests.status,
      reason: returnRequests.reason,
      wish: returnRequests.wish,
      note: returnRequests.note,
      answer: returnRequests.answer,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(eq(returnRequests.id, id));
  return row ?? null;
}

/**
 * The times at which a return was approved and its order delivered, in ms since the epoch, and the
 * longest return period of its lines, in days; null before approval.
 */
export async function findReturnTimes(db: Executor, id: string) {
  const [row] = await db
    .select({
      orderId: returnRequests.orderId,
      approved: sql<number | null>`(extract(epoch from max(${returnEvents.at})) * 1000)::float8`,
    })
    .from(returnEvents)
    .innerJoin(returnRequests, eq(returnRequests.id, returnEvents.returnId))
    .where(and(eq(returnEvents.returnId, id), eq(returnEvents.to, 'approved')))
    .groupBy(returnRequests.orderId);
  const deliveredAt = row ? await findDeliveredAt(db, row.orderId) : null;
  if (!row?.approved || deliveredAt === null) return null;
  const { returnDays, returnRule } = orderItems;
  const lines = await db
    .select({ returnDays, returnRule })
    .from(returnLines)
    .innerJoin(
      orderItems,
      and(eq(orderItems.orderId, row.orderId), eq(orderItems.position, returnLines.position)),
    )
    .where(eq(returnLines.returnId, id));
  const days = lines.map(
    (line) => line.returnDays ?? defaultReturns.days[line.returnRule ?? 'standard'],
  );
  return { approvedAt: row.approved, deliveredAt, days: Math.max(0, ...days) };
}

/** The returned items, by their names in a language as at the purchase. */
export async function listReturnItems(
  db: Executor,
  id: string,
  locale: Locale,
): Promise<{ name: string; quantity: number }[]> {
  return db
    .select({ name: itemName(locale), quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnLines.returnId))
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.orderId, returnRequests.orderId),
        eq(orderItems.position, returnLines.position),
      ),
    )
    .where(eq(returnLines.returnId, id))
    .orderBy(asc(returnLines.position));
}
