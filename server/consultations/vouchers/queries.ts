import { and, asc, desc, eq, gt, inArray, like, notExists, sql } from 'drizzle-orm';
import { balanceRefunds, ledgerEntries, ledgerMovements, topUps } from '../../ledger/schema.ts';
import { inIndia } from '../../platform/database/india.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { advancesFrom } from './advance-queries.ts';
import { vouchers } from './schema.ts';

export type VoucherRow = typeof vouchers.$inferSelect;

/** Adds a voucher. @throws a unique violation if its ledger reference has one of its kind */
export async function insertVoucher(
  tx: Transaction,
  row: typeof vouchers.$inferInsert,
): Promise<void> {
  await tx.insert(vouchers).values(row);
}

/** Vouchers issued in a date range (days in India, YYYY-MM-DD, both included). */
export async function listVouchersBetween(
  db: Executor,
  from: string,
  to: string,
): Promise<VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(sql`${inIndia(vouchers.issuedAt)}::date between ${from}::date and ${to}::date`)
    .orderBy(asc(vouchers.issuedAt), asc(vouchers.number));
}

/** Vouchers by number. One query, skipped for an empty list. */
export async function listVouchersByNumber(
  db: Executor,
  numbers: readonly string[],
): Promise<VoucherRow[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(vouchers)
    .where(inArray(vouchers.number, [...numbers]));
}

/** A customer's vouchers, latest first, at most 100. */
export async function listVouchersOf(db: Executor, userId: string): Promise<VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(eq(vouchers.userId, userId))
    .orderBy(desc(vouchers.issuedAt))
    .limit(100);
}

/**
 * A customer's receipt vouchers with an unused amount, in order of creation, locked until the
 * transaction is complete.
 */
export async function lockAdvances(tx: Transaction, userId: string): Promise<VoucherRow[]> {
  return tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.userId, userId), gt(vouchers.leftPaise, 0)))
    .orderBy(asc(vouchers.issuedAt), asc(vouchers.number))
    .for('update');
}

export async function setLeft(tx: Transaction, number: string, leftPaise: number): Promise<void> {
  await tx.update(vouchers).set({ leftPaise }).where(eq(vouchers.number, number));
}

/**
 * Payments into balances of the last two days that are advances and have no receipt voucher;
 * excludes customers with sandbox payments.
 */
export async function listUnreceipted(db: Executor, limit: number) {
  const { ref, kind, createdAt } = ledgerMovements;
  const { account, amountPaise, movementId, side } = ledgerEntries;
  const voucher = db
    .select({ one: sql`1` })
    .from(vouchers)
    .where(and(eq(vouchers.kind, 'receipt_voucher'), eq(vouchers.ref, ref)));
  const userId = sql<string>`substr(${account}, ${'customer:'.length + 1})`;
  const test = db
    .select({ one: sql`1` })
    .from(topUps)
    .where(
      and(eq(topUps.userId, userId), eq(topUps.provider, 'sandbox'), eq(topUps.status, 'paid')),
    );
  return db
    .select({ ref, userId, amountPaise })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, and(eq(movementId, ledgerMovements.id), eq(side, 'to')))
    .where(
      and(
        eq(kind, 'top-up'),
        like(account, 'customer:%'),
        sql`${createdAt} > now() - interval '2 days'`,
        sql`${createdAt} >= ${advancesFrom}`,
        notExists(voucher),
        notExists(test),
      ),
    )
    .orderBy(asc(createdAt), asc(ledgerMovements.id))
    .limit(limit);
}

/**
 * Refunds of balances in the last two days, with their customer, if advances are unused and no
 * refund voucher exists.
 */
export async function listUnvouchered(db: Executor, limit: number) {
  const { ref, kind, createdAt } = ledgerMovements;
  const { account, amountPaise, movementId, side } = ledgerEntries;
  const userId = sql<string>`coalesce(${balanceRefunds.userId}, substr(${account}, ${'customer:'.length + 1}))`;
  const voucher = db
    .select({ one: sql`1` })
    .from(vouchers)
    .where(
      and(eq(vouchers.kind, 'refund_voucher'), sql`split_part(${vouchers.ref}, ' ', 1) = ${ref}`),
    );
  return db
    .select({ ref, userId, amountPaise: sql<number>`(-${amountPaise})::float8` })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, and(eq(movementId, ledgerMovements.id), eq(side, 'from')))
    .leftJoin(balanceRefunds, eq(balanceRefunds.key, ref))
    .where(
      and(
        inArray(kind, ['top-up-refund', 'closing-refund']),
        sql`${createdAt} > now() - interval '2 days'`,
        notExists(voucher),
        sql`exists (select 1 from ${vouchers} receipt where receipt.user_id = ${userId} and receipt.left_paise > 0)`,
      ),
    )
    .orderBy(asc(createdAt), asc(ledgerMovements.id))
    .limit(limit);
}
