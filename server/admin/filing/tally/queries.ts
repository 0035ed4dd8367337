import { creditKinds, giftKinds } from '@jyotiratna/contract';
import { and, asc, eq, inArray, isNotNull, like, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerEntries, ledgerMovements } from '../../../ledger/schema.ts';
import { moneyPaise } from '../../../payments/refund-queries.ts';
import { payments, refunds } from '../../../payments/schema.ts';
import { fromDay, indianDay, untilDay } from '../../../platform/database/india.ts';
import type { Executor } from '../../../platform/database/open-database.ts';
import { orders } from '../../../reservations/schema.ts';
import type { CreditMovement, MoneyMovement } from './plan-vouchers.ts';

type Days = { from: string; to: string };

/**
 * Payments and refunds of orders in a date range (India), without store credit and sandbox
 * payments. Two queries.
 */
export async function listOrderMoney(db: Executor, { from, to }: Days): Promise<MoneyMovement[]> {
  const isLive = sql`${orders.provider} <> 'sandbox'`;
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
        isLive,
        fromDay(payments.createdAt, from),
        untilDay(payments.createdAt, to),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const returned = await db
    .select({
      ...{
        id: refunds.key,
        date: indianDay(refunds.updatedAt),
        paise: sql<number>`(-${moneyPaise})::float8`,
      },
      ...{ provider: orders.provider, reference: orders.orderNumber },
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.status, 'processed'),
        isLive,
        fromDay(refunds.updatedAt, from),
        untilDay(refunds.updatedAt, to),
      ),
    )
    .orderBy(asc(refunds.updatedAt), asc(refunds.key));
  return [...received, ...returned]
    .filter(({ paise }) => paise !== 0)
    .map((row) => ({ ...row, of: 'order' as const }));
}

/**
 * Money received for balances, gift cards and sessions, and refunded, in a date range (India); a
 * session's minutes are added up by day. One query.
 */
export async function listBalanceMoney(db: Executor, { from, to }: Days): Promise<MoneyMovement[]> {
  const { id, kind, ref, createdAt } = ledgerMovements;
  const { account, amountPaise, movementId } = ledgerEntries;
  const other = alias(ledgerEntries, 'other');
  const subject = sql<string>`split_part(${ref}, ':', 1)`;
  const rows = await db
    .select({
      ...{
        id: subject,
        date: indianDay(createdAt),
        paise: sql<number>`sum(-${amountPaise})::float8`,
        reference: subject,
      },
      provider: sql<string>`substr(${account}, ${'provider:'.length + 1})`,
      isGift: sql<boolean>`bool_or(${other.account} like 'gift:%')`,
    })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(movementId, id))
    .innerJoin(other, and(eq(other.movementId, id), ne(other.side, ledgerEntries.side)))
    .where(
      and(
        inArray(kind, ['top-up', 'top-up-refund', 'closing-refund', 'prepaid']),
        and(like(account, 'provider:%'), sql`${account} <> 'provider:sandbox'`),
        fromDay(createdAt, from),
        untilDay(createdAt, to),
      ),
    )
    .groupBy(kind, account, sql`1`, sql`2`)
    .orderBy(sql`min(${createdAt})`, sql`1`);
  return rows.map(({ isGift, ...row }) => ({
    ...row,
    of: isGift ? ('gift' as const) : ('balance' as const),
  }));
}

/**
 * Movements of store credit and gift cards that involve no money, in a date range (India): granted,
 * used, returned, expired. Without those of sandbox payments. One query.
 */
export async function listCreditMovements(
  db: Executor,
  { from, to }: Days,
): Promise<CreditMovement[]> {
  const { id, kind, ref, createdAt } = ledgerMovements;
  const taker = alias(ledgerEntries, 'taker');
  const isTest = sql`exists (select 1 from gift_cards g where g.provider = 'sandbox'
      and 'gift:' || g.id in (${ledgerEntries.account}, ${taker.account}))
    or exists (select 1 from orders o where o.provider = 'sandbox'
      and 'order:' || o.id in (${ledgerEntries.account}, ${taker.account}))`;
  const ofCredit = or(
    inArray(kind, [...creditKinds, ...giftKinds]),
    and(
      eq(kind, 'closing'),
      sql`(${ledgerEntries.account} like 'gift:%' or ${ledgerEntries.account} like 'credit:%')`,
    ),
  );
  return db
    .select({
      ...{ id, date: indianDay(createdAt), reference: ref, paise: taker.amountPaise },
      ...{ from: ledgerEntries.account, to: taker.account },
    })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.movementId, id), eq(ledgerEntries.side, 'from')))
    .innerJoin(taker, and(eq(taker.movementId, id), eq(taker.side, 'to')))
    .where(and(ofCredit, not(isTest), fromDay(createdAt, from), untilDay(createdAt, to)))
    .orderBy(asc(createdAt), asc(id));
}
