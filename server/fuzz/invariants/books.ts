import { inArray, sql } from 'drizzle-orm';
import { orderAccount } from '../../ledger/accounts.ts';
import { ledgerTotal } from '../../ledger/queries.ts';
import { moneyOf } from '../../payments/queries.ts';
import { payments, refunds } from '../../payments/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { orderEvents, orders } from '../../reservations/schema.ts';
import { assertCoupons, assertStock } from '../../testing/invariants.ts';
import type { ShopUnderTest } from '../fuzzed-shop.ts';
import type { Model } from '../model.ts';

type Order = typeof orders.$inferSelect;
type Payment = typeof payments.$inferSelect;
type Refund = typeof refunds.$inferSelect;

/** An order with its payments and their refunds. */
export type BookAccount = { order: Order; payments: Payment[]; refunds: Refund[] };

/** The minimum refund, in paise. */
export const crumb = 100;

export const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((all, amount) => all + amount, 0);

/** All orders with their payments and refunds. */
export async function readAccounts(db: Executor): Promise<BookAccount[]> {
  const rows = await db.select().from(orders);
  const paid = await db.select().from(payments);
  const given = await db.select().from(refunds);
  return rows.map((order) => ({
    order,
    payments: paid.filter(({ orderId }) => orderId === order.id),
    refunds: given.filter(({ orderId }) => orderId === order.id),
  }));
}

/**
 * Checks invariants of the shop's books that hold at any time, independent of the provider: stock
 * and coupon uses agree with the orders, the ledger sums to zero, and no order is closed while a
 * refund is pending.
 */
export async function checkBooks(model: Model, { deps }: ShopUnderTest): Promise<void> {
  const errors = await deps.db.transaction(
    async (tx) => {
      await assertStock(tx, model.stock);
      await assertCoupons(tx);
      const imbalance =
        (await ledgerTotal(tx)) === 0 ? [] : ['The ledger does not add up to zero.'];
      return [
        ...(await readAccounts(tx)).flatMap(accountErrors),
        ...(await stockErrors(tx)),
        ...(await creditErrors(tx)),
        ...imbalance,
      ];
    },
    { isolationLevel: 'repeatable read' },
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

function accountErrors({ order, payments: paid, refunds: given }: BookAccount): string[] {
  const errors: string[] = [];
  const addError = (text: string) => errors.push(`${order.orderNumber} (${order.status}): ${text}`);
  const applied = paid.filter(({ disposition }) => disposition === 'applied');
  if (applied.length > 1) addError('Two payments were applied.');
  const [payment] = applied;
  const processed = (id: string) =>
    given.filter((row) => row.paymentId === id && row.status === 'processed');
  if (payment) {
    const returned = sumOf(processed(payment.id).map((row) => row.amountPaise));
    const back = Math.min(order.amountPaise, returned);
    if (order.refundedPaise !== back)
      addError(`It tells ${order.refundedPaise} paise of ${back} that were refunded.`);
    if (order.status === 'refunded' && order.amountPaise - back >= crumb)
      addError(
        `It has ended with ${order.amountPaise - back} paise of its payment not given back.`,
      );
  }
  for (const { id, amountPaise } of paid) {
    const returned = sumOf(processed(id).map(moneyOf));
    if (returned > amountPaise)
      addError(`${returned} paise of a payment of ${amountPaise} were given back.`);
  }
  return errors;
}

/**
 * No gift card and no store credit is overdrawn, and an order's account has exactly the credit that
 * paid it, less the credit that its refunds returned.
 */
async function creditErrors(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ account: string; paise: number }>(sql`
    select account, sum(amount_paise)::float8 as paise from ledger_entries
    where account like 'gift:%' or account like 'credit:%' or account like 'order:%'
    group by account`);
  const overdrawn = rows
    .filter(({ paise }) => paise < 0)
    .map(({ account, paise }) => `${account} has ${paise} paise.`);
  const paiseByAccount = new Map(rows.map(({ account, paise }) => [account, paise]));
  const wrong = (await readAccounts(db)).flatMap(({ order, payments: paid, refunds: given }) => {
    const back = given.filter(({ status }) => status === 'processed');
    const isPaid = paid.some(({ disposition }) => disposition === 'applied');
    const expected = order.creditPaise - sumOf(back.map(({ creditPaise }) => creditPaise));
    const paise = paiseByAccount.get(orderAccount(order.id)) ?? 0;
    if (paise === expected || (!isPaid && paise === 0)) return [];
    return [
      `${order.orderNumber} (${order.status}): It holds ${paise} of ${expected} paise of credit.`,
    ];
  });
  return [...overdrawn, ...wrong];
}

/**
 * Dispatched units are not in stock, unless their parcel was rejected and returned, or their line
 * was restocked.
 */
async function stockErrors(db: Executor): Promise<string[]> {
  const delivered = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.to, ['shipped']));
  const ids = [...new Set(delivered.map(({ orderId }) => orderId))];
  const rows =
    ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, ids));
  return rows
    .filter(({ hasReservedStock, status }) => !hasReservedStock && status !== 'returned')
    .map(
      ({ orderNumber, status }) =>
        `${orderNumber} (${status}): its pieces left the shop and are on the shelf.`,
    );
}
