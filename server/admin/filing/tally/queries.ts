import { and, asc, eq, inArray, isNotNull, like, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerMovements } from '../../../ledger/schema.ts';
import { payments, refunds } from '../../../payments/schema.ts';
import { indianDay, sinceDay, untilDay } from '../../../platform/database/india.ts';
import type { Executor } from '../../../platform/database/open-database.ts';
import { orders } from '../../../reservations/schema.ts';
import type { MoneyMovement } from './plan-vouchers.ts';

type Days = { from: string; to: string };

/** Payments and refunds of orders on these days in India; those of the test gateway are none. Two queries. */
export async function listOrderMoney(db: Executor, { from, to }: Days): Promise<MoneyMovement[]> {
  const earnest = sql`${orders.provider} <> 'sandbox'`;
  const received = await db
    .select({
      ...{ id: payments.id, date: indianDay(payments.createdAt), paise: payments.amountPaise },
      ...{ provider: orders.provider, reference: orders.orderNumber },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        isNotNull(payments.disposition),
        earnest,
        sinceDay(payments.createdAt, from),
        untilDay(payments.createdAt, to),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const returned = await db
    .select({
      ...{ id: refunds.key, date: indianDay(refunds.updatedAt), paise: sql<number>`(-${refunds.amountPaise})::float8` },
      ...{ provider: orders.provider, reference: orders.orderNumber },
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(eq(refunds.status, 'processed'), earnest, sinceDay(refunds.updatedAt, from), untilDay(refunds.updatedAt, to)),
    )
    .orderBy(asc(refunds.updatedAt), asc(refunds.key));
  return [...received, ...returned].map((row) => ({ ...row, of: 'order' as const }));
}

/**
 * Money that came into balances or for sessions outside of the shop, and that went back, on these days in India. The minutes of a
 * session are one row a day. One query.
 */
export async function listBalanceMoney(db: Executor, { from, to }: Days): Promise<MoneyMovement[]> {
  const { id, kind, ref, createdAt } = ledgerMovements;
  const { account, amountPaise, movementId } = ledgerEntries;
  const about = sql<string>`split_part(${ref}, ':', 1)`;
  const rows = await db
    .select({
      ...{ id: about, date: indianDay(createdAt), paise: sql<number>`sum(-${amountPaise})::float8`, reference: about },
      provider: sql<string>`substr(${account}, ${'provider:'.length + 1})`,
    })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(movementId, id))
    .where(
      and(
        inArray(kind, ['top-up', 'top-up-refund', 'closing-refund', 'prepaid']),
        and(like(account, 'provider:%'), sql`${account} <> 'provider:sandbox'`),
        sinceDay(createdAt, from),
        untilDay(createdAt, to),
      ),
    )
    .groupBy(kind, account, sql`1`, sql`2`)
    .orderBy(sql`min(${createdAt})`, sql`1`);
  return rows.map((row) => ({ ...row, of: 'balance' as const }));
}
