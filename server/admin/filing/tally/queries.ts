import { and, asc, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
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

/** Money that providers brought into balances, and that went back by them, on these days in India. One query. */
export async function listBalanceMoney(db: Executor, { from, to }: Days): Promise<MoneyMovement[]> {
  const { id, kind, ref, createdAt } = ledgerMovements;
  const { account, amountPaise, movementId } = ledgerEntries;
  const rows = await db
    .select({
      ...{ id: ref, date: indianDay(createdAt), paise: sql<number>`(-${amountPaise})::float8`, reference: ref },
      provider: sql<string>`substr(${account}, ${'provider:'.length + 1})`,
    })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(movementId, id))
    .where(
      and(
        inArray(kind, ['top-up', 'top-up-refund', 'closing-refund']),
        and(like(account, 'provider:%'), or(sql`${account} <> 'provider:sandbox'`)),
        sinceDay(createdAt, from),
        untilDay(createdAt, to),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ ...row, of: 'balance' as const }));
}
