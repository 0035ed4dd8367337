import { isIn, soldStatuses } from '@jyotiratna/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { payments, refunds } from '../payments/schema.ts';
import type { Database, Executor } from '../platform/database/open-database.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { isCreditCode } from '../pricing/credit-code.ts';
import { coupons } from '../pricing/schema.ts';
import { duePaise } from '../reservations/order-credit.ts';
import { orderEvents, orderItems, orders } from '../reservations/schema.ts';
import { stockUseRows } from '../reservations/stock-use-queries.ts';

type LedgerPayment = { id: string; order_id: string; amount: number; captured: boolean };
type Ledger = { captured: number; refunded: number; payments: LedgerPayment[] };

export type Expected = {
  /** Tracked stock of each product before any sale. */
  stock: Record<string, number>;
  /** The gateway's ledger; without it the money is not compared. */
  ledger?: Ledger;
  /** Orders confirmed to a client. */
  acknowledged?: readonly string[];
  /** False while refunds are still queued. */
  refundsDrained?: boolean;
};

/** Asserts the invariants after every race, failure and kill (I1 to I8 of the checkout's plan). */
export async function assertInvariants(db: Database, expected: Expected): Promise<void> {
  const { stock, ledger, acknowledged = [], refundsDrained = true } = expected;
  const [allOrders, allPayments, allRefunds, emails] = await Promise.all([
    db.select().from(orders),
    db.select().from(payments),
    db.select().from(refunds),
    db.select().from(outbox).where(eq(outbox.kind, 'mail')),
  ]);
  const sold = allOrders.filter((order) => isIn(soldStatuses, order.status));
  // Unpaid cash-on-delivery orders have no payment yet.
  const paid = sold.filter(({ provider, status }) => provider !== 'cash' || status === 'delivered');
  const brought = allPayments
    .filter(({ method }) => method === 'cash')
    .map(({ orderId }) => orderId);
  expect(
    allOrders.filter(
      ({ id, provider, status }) =>
        provider === 'cash' &&
        !brought.includes(id) &&
        ['delivered', 'refund_pending', 'refunded'].includes(status),
    ),
    'I4: orders whose cash nobody wrote down',
  ).toEqual([]);

  await assertStock(db, stock);
  await assertCoupons(db);

  const captured = (ledger?.payments ?? []).filter((payment) => payment.captured);
  const decided = new Map(allPayments.filter((row) => row.disposition).map((row) => [row.id, row]));
  expect(
    captured.filter((payment) => !decided.has(payment.id)),
    'I3: captured payments without a decision',
  ).toEqual([]);

  for (const order of paid.filter((row) => row.amountPaise > 0)) {
    const applied = allPayments.filter(
      (row) => row.orderId === order.id && row.disposition === 'applied',
    );
    expect(
      applied.map((row) => [row.amountPaise, row.currency]),
      `I4: the payments of ${order.id}`,
    ).toEqual([[duePaise(order), order.currency]]);
  }

  if (ledger && refundsDrained) {
    // An amount below ₹1 cannot be refunded: it stays with the shop after a refund of the rest.
    const closedOrders = allOrders.filter(
      ({ status, refundedPaise, provider }) =>
        provider !== 'cash' && ['refunded', 'cancelled'].includes(status) && refundedPaise > 0,
    );
    const crumbs = closedOrders.map((order) => order.amountPaise - order.refundedPaise);
    expect(
      crumbs.filter((paise) => paise >= 100),
      'I5: money of orders that have ended',
    ).toEqual([]);
    const online = paid.filter(({ provider }) => provider !== 'cash');
    const kept = [...closedOrders, ...online].map((order) => {
      const isPaid = allPayments.some(
        (row) => row.orderId === order.id && row.disposition === 'applied',
      );
      const returned = allRefunds
        .filter((row) => row.orderId === order.id && row.status === 'processed')
        .reduce((total, { creditPaise }) => total + creditPaise, 0);
      const credit = isPaid ? order.creditPaise - returned : 0;
      return order.amountPaise - order.refundedPaise - credit;
    });
    const retained = kept.reduce((sum, paise) => sum + paise, 0);
    expect(ledger.captured - ledger.refunded, 'I5: money kept against orders paid').toBe(retained);
  }

  const existing = new Set(allOrders.map((order) => order.id));
  expect(
    acknowledged.filter((id) => !existing.has(id)),
    'I6: acknowledged orders that are gone',
  ).toEqual([]);

  const confirmations = emails
    .map((row) => row.key)
    .filter((key) => key.startsWith('order-confirmation:'));
  const reachable = sold
    .filter((order) => order.email)
    .map((order) => `order-confirmation:${order.id}`);
  const refundedLater = allOrders
    .filter((order) => !isIn(soldStatuses, order.status))
    .map((order) => order.id);
  expect(
    confirmations
      .filter((key) => !refundedLater.includes(key.slice('order-confirmation:'.length)))
      .sort(),
    'I7: confirmations',
  ).toEqual(reachable.sort());
  const byHand = new Set(['provider', 'admin']);
  // A payment that was refunded manually before its disposition was decided needs no refund by the
  // shop.
  const refundedByHand = (id: string) =>
    allRefunds
      .filter(
        ({ paymentId, reason, status }) =>
          paymentId === id && byHand.has(reason) && status === 'processed',
      )
      .reduce((total, { amountPaise }) => total + amountPaise, 0);
  const ours = allRefunds.filter((row) => !byHand.has(row.reason)).map((row) => row.paymentId);
  const unused = allPayments.filter(({ disposition }) => disposition && disposition !== 'applied');
  expect(
    ours.filter((id) => !unused.some((payment) => payment.id === id)),
    'I7: refunds of payments that were used',
  ).toEqual([]);
  const isSettled = ({ id, amountPaise }: (typeof unused)[number]) => {
    const count = ours.filter((paymentId) => paymentId === id).length;
    return count === 1 || (count === 0 && refundedByHand(id) >= amountPaise);
  };
  expect(
    unused.filter((payment) => !isSettled(payment)).map(({ id }) => id),
    'I7: payments that were not used, without one refund',
  ).toEqual([]);

  const left = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.from, 'paid'),
        sql`${orderEvents.to} in ('created', 'expired', 'payment_review')`,
      ),
    );
  expect(left, 'I8: orders that left paid').toEqual([]);
}

/** I1: stock and reservations add up to the initial quantity. */
export async function assertStock(db: Executor, before: Record<string, number>): Promise<void> {
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(isNotNull(products.stock));
  const soldRows = await db
    .select({
      id: sql<string>`taken.product_id`,
      units: sql<number>`sum((${orderItems.quantity} - ${orderItems.restocked}) * taken.units)::int`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .crossJoinLateral(stockUseRows)
    .where(and(eq(orders.hasReservedStock, true), sql`taken.took_stock`))
    .groupBy(sql`taken.product_id`);
  const sold = new Map(soldRows.map(({ id, units }) => [id, units]));
  const counts = rows.filter(({ id }) => id in before);
  expect(
    counts.filter(({ stock }) => stock! < 0),
    'I1: stock below zero',
  ).toEqual([]);
  expect(
    Object.fromEntries(counts.map(({ id, stock }) => [id, stock! + (sold.get(id) ?? 0)])),
    'I1: stock and held pieces together',
  ).toEqual(before);
}

/** I2: a coupon's count of uses is the number of orders that hold one. */
export async function assertCoupons(db: Executor): Promise<void> {
  const rows = await db.select().from(coupons);
  const holding = await db
    .select({ couponId: orders.couponId })
    .from(orders)
    .where(eq(orders.hasReservedStock, true));
  for (const { id, code, redeemedCount, maxRedemptions } of rows) {
    // Orders with a store-credit code change its balance, not its uses.
    const uses = isCreditCode(code) ? 0 : holding.filter(({ couponId }) => couponId === id).length;
    expect(redeemedCount, `I2: counted uses of ${code}`).toBe(uses);
    expect(redeemedCount, `I2: uses of ${code}`).toBeLessThanOrEqual(
      maxRedemptions ?? Number.POSITIVE_INFINITY,
    );
  }
}
