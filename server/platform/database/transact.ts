import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from './open-database.ts';

/** SQLSTATE of a failed statement, from either driver. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** True when a unique index rejected a row. `index` narrows it to one index. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  for (let cause = error; index && cause instanceof Error; cause = cause.cause) {
    if ((cause as { constraint?: unknown }).constraint === index) return true;
  }
  return index === undefined;
}

/** Whether a row that others refer to was to be deleted, or one that is absent was referred to. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === '23503';
}

/** The tags that the current transaction invalidates, published once it is committed. */
const inProgress = new AsyncLocalStorage<Set<string>>();
const listeners = new WeakMap<Database, (tags: string[]) => Promise<void>>();

/**
 * Records the cached responses that the current transaction invalidates, by their tags;
 * `onInvalidated` receives them after the commit.
 */
export function invalidateOnCommit(tags: readonly string[]): void {
  const touched = inProgress.getStore();
  if (!touched) throw new Error('Tags can be invalidated only inside a transaction of transact().');
  for (const tag of tags) touched.add(tag);
}

/**
 * The listener for the invalidated tags of a committed transaction; `transact` resolves after
 * it.
 */
export function onInvalidated(db: Database, listener: (tags: string[]) => Promise<void>): void {
  listeners.set(db, listener);
}

/** Sets PostgreSQL settings to these values for the rest of the transaction. One query. */
export async function setUntilEnd(
  tx: Executor,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const each = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  await tx.execute(sql`select ${sql.join(each, sql`, `)}`);
}

const retryable = new Set(['40P01', '40001']);

/** A transaction's timeouts, as PostgreSQL durations. */
export type Limits = { lock: string; statement: string };

/**
 * The options of a transaction: its timeouts, and settings local to it, such as those read by a
 * trigger.
 */
type Options = Partial<Limits> & { settings?: Readonly<Record<string, string>> };

/** A visitor's request is pending: a clear 'busy' is better than a request that hangs. */
const whileServing: Limits = { lock: '3s', statement: '5s' };

/**
 * No request is pending yet, and processes that start together on a slow disk queue for each
 * other.
 */
export const whileStarting: Limits = { lock: '60s', statement: '60s' };

/**
 * Runs one transaction at READ COMMITTED with a timeout, and retries it (up to three attempts
 * in all) when the database aborted it because of a deadlock or a serialisation conflict. No
 * network call belongs inside. Rows are locked in this order everywhere: order, products by id,
 * coupon.
 */
export async function transact<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  { lock = whileServing.lock, statement = whileServing.statement, settings }: Options = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const touched = new Set<string>();
    try {
      const result = await inProgress.run(touched, () =>
        db.transaction(async (tx) => {
          await setUntilEnd(tx, { lock_timeout: lock, statement_timeout: statement, ...settings });
          return work(tx as Transaction);
        }),
      );
      if (touched.size > 0) await listeners.get(db)?.([...touched]);
      return result;
    } catch (error) {
      if (attempt >= 3 || !retryable.has(sqlState(error) ?? '')) throw error;
      await pause(10 * attempt + Math.random() * 20);
    }
  }
}
