import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A transaction of either database. */
type Transaction = PgDatabase<PgQueryResultHKT>;

/**
 * Every advisory lock of the shop. PostgreSQL identifies them by a number alone, and two uses
 * of one number block each other for ever; here a number is a name's index in a list, so that
 * two names never share one. Append only: processes of two versions may run concurrently.
 */
const single = [
  'migration',
  'sandbox ledger',
  'administrators',
  'redirects',
  'text caps',
  'archives',
] as const;
/** Locks by a key within a family; two keys of one hash only wait for each other. */
const families = ['owner', 'network', 'balance', 'cash', 'phone'] as const;

export type AdvisoryLock = (typeof single)[number];
export type AdvisoryLockFamily = (typeof families)[number];

/** Separate from the locks of other programs on the same server. */
const base = 7_306_082;

/**
 * The statement that blocks until the lock is acquired and keeps it for the connection's
 * lifetime.
 */
export function waitForLock(lock: AdvisoryLock): { text: string; values: number[] } {
  return { text: 'select pg_advisory_lock($1)', values: [numberOf(lock)] };
}

/** The statement that tries to acquire the lock; `taken` is its result. */
export function tryLock(lock: AdvisoryLock): { text: string; values: number[] } {
  return { text: 'select pg_try_advisory_lock($1) as taken', values: [numberOf(lock)] };
}

/** Blocks until the lock is acquired, for the rest of the transaction. */
export async function lockInTransaction(tx: Transaction, lock: AdvisoryLock): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberOf(lock)}::bigint)`);
}

/**
 * Blocks until the lock of that key is acquired, for the rest of the transaction. One query.
 */
export async function lockKeyInTransaction(
  tx: Transaction,
  family: AdvisoryLockFamily,
  key: string,
): Promise<void> {
  await lockKeysInTransaction(tx, [[family, key]]);
}

/** The same for several keys, one after the other. One query. */
export async function lockKeysInTransaction(
  tx: Transaction,
  keys: readonly (readonly [family: AdvisoryLockFamily, key: string])[],
): Promise<void> {
  const locks = keys.map(lockOf);
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

/** Pairs of numbers are a space of their own. */
function lockOf([family, key]: readonly [AdvisoryLockFamily, string]): SQL {
  return sql`pg_advisory_xact_lock(${base + families.indexOf(family)}::int, hashtext(${key}))`;
}

function numberOf(lock: AdvisoryLock): number {
  return base + single.indexOf(lock);
}
