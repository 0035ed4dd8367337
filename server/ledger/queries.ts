import { type CreditKind, defined, type giftKinds } from '@jyotiratna/contract';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lockKeyInTransaction } from '../platform/database/advisory-locks.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import type { LedgerAccount } from './accounts.ts';
import { ledgerEntries, ledgerMovements, topUps } from './schema.ts';

export type MovementKind = (typeof ledgerMovements.$inferSelect)['kind'];
export type TopUpRow = typeof topUps.$inferSelect;

/** Inserts a movement; false when one of that kind and ref exists. */
export async function insertMovement(
  tx: Executor,
  row: {
    id: string;
    kind: MovementKind;
    ref: string;
    paymentId?: string | null;
    note?: string | null;
  },
): Promise<boolean> {
  const rows = await tx
    .insert(ledgerMovements)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: ledgerMovements.id });
  return rows.length > 0;
}

/** Inserts both entries of a movement in one statement: the database checks their sum at commit. */
export async function insertEntries(
  tx: Executor,
  rows: (typeof ledgerEntries.$inferInsert)[],
): Promise<void> {
  await tx.insert(ledgerEntries).values(rows);
}

/**
 * Locks an account until the transaction ends, for all callers of this function. Read the balance
 * only after it.
 */
export async function lockBalance(tx: Transaction, account: LedgerAccount): Promise<void> {
  await lockKeyInTransaction(tx, 'balance', account);
}

/** The balance of an account: the sum of its entries, paise. */
export async function balanceOf(db: Executor, account: LedgerAccount): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amountPaise}), 0)::float8` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, account));
  return row?.sum ?? 0;
}

/** The sum over all accounts, paise: always zero. */
export async function ledgerTotal(db: Executor): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amountPaise}), 0)::float8` })
    .from(ledgerEntries);
  return row?.sum ?? 0;
}

/**
 * Lists an account's movements, latest first; the minutes of one session are one row, whose `ref`
 * is without the minute's number.
 */
export async function listLedgerMovements(db: Executor, account: LedgerAccount, limit: number) {
  const subject = sql<string>`split_part(${ledgerMovements.ref}, ':', 1)`;
  const at = sql<string>`max(${ledgerMovements.createdAt})`;
  return db
    .select({
      kind: sql<
        Exclude<MovementKind, CreditKind | (typeof giftKinds)[number]>
      >`${ledgerMovements.kind}`,
      ref: subject,
      amountPaise: sql<number>`sum(${ledgerEntries.amountPaise})::float8`,
      count: sql<number>`count(*)::int`,
      at: at.mapWith(ledgerMovements.createdAt),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(eq(ledgerEntries.account, account))
    .groupBy(ledgerMovements.kind, subject)
    .orderBy(desc(at))
    .limit(limit);
}

/**
 * Lists an account's movements one by one, latest first, with their notes and the order at the
 * other account.
 */
export async function listStoredMovements(db: Executor, account: LedgerAccount, limit: number) {
  const { kind, ref, note, createdAt: at } = ledgerMovements;
  const other = alias(ledgerEntries, 'other');
  const orderId = sql<
    string | null
  >`case when ${other.account} like 'order:%' then substr(${other.account}, 7) end`;
  return db
    .select({ kind, ref, note, orderId, amountPaise: ledgerEntries.amountPaise, at })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .innerJoin(
      other,
      and(eq(other.movementId, ledgerMovements.id), ne(other.side, ledgerEntries.side)),
    )
    .where(eq(ledgerEntries.account, account))
    .orderBy(desc(at), desc(ledgerMovements.id))
    .limit(limit);
}

/** The number of movements of an account. */
export async function countMovements(db: Executor, account: LedgerAccount): Promise<number> {
  return db.$count(ledgerEntries, eq(ledgerEntries.account, account));
}

export async function insertTopUp(
  db: Executor,
  row: typeof topUps.$inferInsert,
): Promise<TopUpRow> {
  const [inserted] = await db
    .insert(topUps)
    .values({ ...row, dueAt: sql`now() + interval '1 minute'` })
    .returning();
  return defined(inserted);
}

/**
 * Whether a customer's balance has received money of the test gateway, which cannot pay for a
 * taxable supply.
 */
export async function hasTestMoney(db: Executor, userId: string): Promise<boolean> {
  const where = and(
    eq(topUps.userId, userId),
    eq(topUps.provider, 'sandbox'),
    eq(topUps.status, 'paid'),
  );
  return (await db.$count(topUps, where)) > 0;
}

export async function findTopUp(db: Executor, id: string): Promise<TopUpRow | null> {
  const [row] = await db.select().from(topUps).where(eq(topUps.id, id));
  return row ?? null;
}

export async function findTopUpByGatewayId(
  db: Executor,
  provider: string,
  sessionId: string,
): Promise<TopUpRow | null> {
  const [row] = await db
    .select()
    .from(topUps)
    .where(and(eq(topUps.provider, provider), eq(topUps.gatewayOrderId, sessionId)));
  return row ?? null;
}

/** Links a top-up to the provider's session; the first link stays. */
export async function setTopUpGatewayId(
  db: Executor,
  id: string,
  gatewayOrderId: string,
): Promise<void> {
  await db
    .update(topUps)
    .set({ gatewayOrderId, updatedAt: sql`now()` })
    .where(and(eq(topUps.id, id), isNull(topUps.gatewayOrderId)));
}

/**
 * Marks a top-up as paid, and stops polling the provider: a further payment of the same session
 * arrives by webhook.
 */
export async function markTopUpPaid(tx: Executor, id: string): Promise<void> {
  await tx
    .update(topUps)
    .set({
      status: 'paid',
      paidAt: sql`coalesce(${topUps.paidAt}, now())`,
      dueAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(topUps.id, id));
}

/**
 * Schedules the next poll of the provider within seconds: a customer reports a payment that the
 * provider has not confirmed.
 */
export async function pollTopUpSoon(db: Executor, id: string): Promise<void> {
  await db
    .update(topUps)
    .set({ dueAt: sql`least(${topUps.dueAt}, now() + interval '10 seconds')` })
    .where(and(eq(topUps.id, id), eq(topUps.status, 'created')));
}

/**
 * Claims top-ups whose payment status is due to be polled. A claim commits the date of the next
 * poll before any call, so that a killed process loses no payment. Polls become less frequent and
 * stop after five days.
 */
export async function claimDueTopUps(db: Executor, max: number): Promise<TopUpRow[]> {
  const due = db
    .select({ id: topUps.id })
    .from(topUps)
    .where(sql`${topUps.dueAt} <= now()`)
    .orderBy(topUps.dueAt)
    .limit(max)
    .for('update', { skipLocked: true });
  return db
    .update(topUps)
    .set({
      dueAt: sql`case when now() < ${topUps.createdAt} + interval '20 minutes' then now() + interval '1 minute' when now() < ${topUps.createdAt} + interval '5 days' then now() + interval '1 hour' end`,
      status: sql`case when ${topUps.status} = 'created' and now() >= ${topUps.createdAt} + interval '5 days' then 'ended' else ${topUps.status} end`,
      updatedAt: sql`now()`,
    })
    .where(inArray(topUps.id, due))
    .returning();
}

/** Whether a payment was credited to a balance, by the provider's payment id. */
export const isCredited = (db: Executor, paymentId: string) => isRecorded(db, 'top-up', paymentId);
/** Whether a refund was debited from a balance, by the provider's refund id. */
export const isRefundRecorded = (db: Executor, refundId: string) =>
  isRecorded(db, 'top-up-refund', refundId);

async function isRecorded(db: Executor, kind: MovementKind, ref: string): Promise<boolean> {
  const count = await db.$count(
    ledgerMovements,
    and(eq(ledgerMovements.kind, kind), eq(ledgerMovements.ref, ref)),
  );
  return count > 0;
}

/** The account that a payment was credited to; null if it was credited to none. */
export async function findCreditedAccount(db: Executor, paymentId: string) {
  const [row] = await db
    .select({ account: ledgerEntries.account })
    .from(ledgerMovements)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.movementId, ledgerMovements.id), eq(ledgerEntries.side, 'to')),
    )
    .where(and(eq(ledgerMovements.kind, 'top-up'), eq(ledgerMovements.ref, paymentId)));
  return (row?.account as LedgerAccount | undefined) ?? null;
}
