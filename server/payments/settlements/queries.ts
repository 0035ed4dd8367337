import { and, asc, desc, eq, gte, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { balanceRefunds, ledgerEntries, ledgerMovements } from '../../ledger/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import type {
  ProviderSettlement,
  SettlementLine,
} from '../../platform/payment-providers/provider.ts';
import { orders } from '../../reservations/schema.ts';
import { moneyPaise } from '../refund-queries.ts';
import { payments, refunds } from '../schema.ts';
import { settlementLines, settlements } from './schema.ts';

export type SettlementRow = typeof settlements.$inferSelect;
export type SettlementLineRow = typeof settlementLines.$inferSelect;

/** Saves a settlement with its lines; replaces those stored before. */
export async function saveSettlement(
  tx: Transaction,
  provider: string,
  { id, ...reported }: ProviderSettlement,
  lines: readonly SettlementLine[],
): Promise<void> {
  await tx
    .insert(settlements)
    .values({ id, provider, ...reported })
    .onConflictDoUpdate({ target: settlements.id, set: { ...reported, fetchedAt: sql`now()` } });
  await tx.delete(settlementLines).where(eq(settlementLines.settlementId, id));
  if (lines.length > 0)
    await tx
      .insert(settlementLines)
      .values(lines.map((line, position) => ({ ...line, settlementId: id, position })));
}

/** Lists settlements of a period (without its end), latest first. */
export async function listSettlementRows(
  db: Executor,
  from: Date,
  to: Date,
): Promise<SettlementRow[]> {
  return db
    .select()
    .from(settlements)
    .where(and(gte(settlements.createdAt, from), lt(settlements.createdAt, to)))
    .orderBy(desc(settlements.createdAt), desc(settlements.id));
}

/** The lines of these settlements, in the provider's order. */
export async function listStoredLines(
  db: Executor,
  ids: readonly string[],
): Promise<SettlementLineRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(settlementLines)
    .where(inArray(settlementLines.settlementId, [...ids]))
    .orderBy(asc(settlementLines.settlementId), asc(settlementLines.position));
}

/** The ids among `entityIds` that occur in several settlement lines. */
export async function listRepeated(
  db: Executor,
  entityIds: readonly string[],
): Promise<Set<string>> {
  if (entityIds.length === 0) return new Set();
  const rows = await db
    .select({ id: settlementLines.entityId })
    .from(settlementLines)
    .where(inArray(settlementLines.entityId, [...entityIds]))
    .groupBy(settlementLines.entityId)
    .having(sql`count(*) > 1`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Paise by the provider's payment ids: payments for orders, and payments into balances. Two
 * queries.
 */
export async function findPaymentAmounts(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const captured = and(
    inArray(payments.id, [...ids]),
    inArray(payments.status, ['captured', 'refunded']),
  );
  const ofOrders = await db
    .select({ id: payments.id, paise: payments.amountPaise })
    .from(payments)
    .where(captured);
  return new Map([
    ...(await listMovements(db, 'top-up', ids)),
    ...ofOrders.map(({ id, paise }) => [id, paise] as const),
  ]);
}

/**
 * Paise by the provider's refund ids: refunds of orders, of payments into balances, and of closed
 * balances. Three queries.
 */
export async function findRefundAmounts(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const ofOrders = await db
    .select({ id: refunds.gatewayRefundId, paise: sql<number>`${moneyPaise}::float8` })
    .from(refunds)
    .where(inArray(refunds.gatewayRefundId, [...ids]));
  const ofClosings = await db
    .select({ id: balanceRefunds.gatewayRefundId, paise: balanceRefunds.amountPaise })
    .from(balanceRefunds)
    .where(inArray(balanceRefunds.gatewayRefundId, [...ids]));
  const all = [...ofOrders, ...ofClosings].flatMap(({ id, paise }) =>
    id === null ? [] : [[id, paise] as const],
  );
  return new Map([...(await listMovements(db, 'top-up-refund', ids)), ...all]);
}

/** An order's id, and its public order number. */
type SettledOrder = { orderId: string; orderNumber: string };

/** Orders by the provider's ids of their payments and refunds. Two queries. */
export async function findOrdersOf(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, SettledOrder>> {
  if (ids.length === 0) return new Map();
  const order = { orderId: orders.id, orderNumber: orders.orderNumber };
  const paid = await db
    .select({ id: payments.id, ...order })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.id, [...ids]));
  const refunded = await db
    .select({ id: refunds.gatewayRefundId, ...order })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(refunds.gatewayRefundId, [...ids]));
  return new Map(
    [...paid, ...refunded].flatMap(({ id, ...one }) => (id ? [[id, one] as const] : [])),
  );
}

async function listMovements(
  db: Executor,
  kind: 'top-up' | 'top-up-refund',
  refs: readonly string[],
) {
  const rows = await db
    .select({
      id: ledgerMovements.ref,
      paise: sql<number>`abs(${ledgerEntries.amountPaise})::float8`,
    })
    .from(ledgerMovements)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.movementId, ledgerMovements.id), eq(ledgerEntries.side, 'to')),
    )
    .where(and(eq(ledgerMovements.kind, kind), inArray(ledgerMovements.ref, [...refs])));
  return rows.map(({ id, paise }) => [id, paise] as const);
}

/**
 * Payments for orders by these providers that no settlement contains, captured before `before` and
 * at most 90 days earlier: their number, total in paise, and oldest date.
 */
export async function readUnsettled(db: Executor, providers: readonly string[], before: Date) {
  const settled = db
    .select({ one: sql`1` })
    .from(settlementLines)
    .where(eq(settlementLines.entityId, payments.id));
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paise: sql<number>`coalesce(sum(${payments.amountPaise}), 0)::float8`,
      oldest: sql<string | null>`min(${payments.createdAt})`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        isNotNull(payments.disposition),
        inArray(payments.status, ['captured', 'refunded']),
        inArray(orders.provider, [...providers]),
        lt(payments.createdAt, before),
        gte(payments.createdAt, sql`${before.toISOString()}::timestamptz - interval '90 days'`),
        notExists(settled),
      ),
    );
  return row ?? { count: 0, paise: 0, oldest: null };
}

/** The time of the latest fetch of settlements; null before the first. */
export async function readLastFetch(db: Executor): Promise<string | null> {
  const [row] = await db
    .select({ at: sql<string | null>`max(${settlements.fetchedAt})` })
    .from(settlements);
  return row?.at ?? null;
}
