import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A transaction of either database. */
type Transaction = PgDatabase<PgQueryResultHKT>;

/**
 * All advisory locks of the shop. PostgreSQL identifies them by number only, and two uses of one
 * number would block each other; here a number is the index of a name in a list, so that names
 * never collide. Append only: processes of two versions may run concurrently.
 */
const single = [
  'migration',
  'sandbox ledger',
  'administrators',
  'redirects',
  'text caps',
  'archives',
] as const;
/** Families of locks by key; keys with the same hash only wait for each other. */
const families = ['owner', 'network', 'balance', 'cash', 'phone'] as const;

export type AdvisoryLock = (typeof single)[number];
export type AdvisoryLockFamily = (typeof families)[number];

/** An offset that separates them from the locks of other programs on the same server. */
const base = 7_306_082;

/** SQL that blocks until a lock is acquired, and holds it for the connection's lifetime. */
export function waitForLock(lock: AdvisoryLock): { text: string; values: number[] } {
  return { text: 'select pg_advisory_lock($1)', values: [numberOf(lock)] };
}

/** SQL that tries to acquire a lock; `taken` is the result. */
export function tryLock(lock: AdvisoryLock): { text: string; values: number[] } {
  return { text: 'select pg_try_advisory_lock($1) as taken', values: [numberOf(lock)] };
}

/** Acquires a lock until the transaction ends; blocks if it is taken. */
export async function lockInTransaction(tx: Transaction, lock: AdvisoryLock): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberOf(lock)}::bigint)`);
}

/** Acquires the lock of a key until the transaction ends; blocks if it is taken. One query. */
export async function lockKeyInTransaction(
  tx: Transaction,
  family: AdvisoryLockFamily,
  key: string,
): Promise<void> {
  await lockKeysInTransaction(tx, [[family, key]]);
}

/**
 * Acquires the locks of several keys, in the given order, until the transaction ends. One query.
 */
export async function lockKeysInTransaction(
  tx: Transaction,
  keys: readonly (readonly [family: AdvisoryLockFamily, key: string])[],
): Promise<void> {
  const locks = keys.map(lockOf);
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

/** Locks with two numbers are separate from those with one. */
function lockOf([family, key]: readonly [AdvisoryLockFamily, string]): SQL {
  return sql`pg_advisory_xact_lock(${base + families.indexOf(family)}::int, hashtext(${key}))`;
}

function numberOf(lock: AdvisoryLock): number {
  return base + single.indexOf(lock);
}
