import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from './open-database.ts';

/** The SQLSTATE of a failed statement, from either driver. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Whether a unique index rejected a row; `index` narrows it to one index. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  for (let cause = error; index && cause instanceof Error; cause = cause.cause) {
    if ((cause as { constraint?: unknown }).constraint === index) return true;
  }
  return index === undefined;
}

/** Whether a foreign key rejected a change: a referenced row was to be deleted, or is missing. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === '23503';
}

/** The tags that the current transaction invalidates, published after its commit. */
const inProgress = new AsyncLocalStorage<Set<string>>();
const listeners = new WeakMap<Database, (tags: string[]) => Promise<void>>();

/**
 * Records cache tags that the current transaction invalidates; `onInvalidated` listeners receive
 * them after the commit.
 */
export function invalidateOnCommit(tags: readonly string[]): void {
  const touched = inProgress.getStore();
  if (!touched) throw new Error('Tags can be invalidated only inside a transaction of transact().');
  for (const tag of tags) touched.add(tag);
}

/**
 * Sets the listener for the tags that a committed transaction invalidated; `transact` resolves
 * after it.
 */
export function onInvalidated(db: Database, listener: (tags: string[]) => Promise<void>): void {
  listeners.set(db, listener);
}

/** Sets PostgreSQL settings until the transaction ends. One query. */
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
 * Options of a transaction: its timeouts, and PostgreSQL settings local to it, such as those read
 * by a trigger.
 */
type Options = Partial<Limits> & { settings?: Readonly<Record<string, string>> };

/** While serving requests: a clear 'busy' is better than a request that hangs. */
const whileServing: Limits = { lock: '3s', statement: '5s' };

/**
 * At startup: no request waits yet, and processes that start together on a slow disk wait for each
 * other.
 */
export const whileStarting: Limits = { lock: '60s', statement: '60s' };

/**
 * Runs a transaction at READ COMMITTED with timeouts, and retries it (at most three attempts in
 * total) if the database aborted it because of a deadlock or serialisation conflict. Network calls
 * must not run inside. Rows are locked in this order everywhere: order, products by id, coupon.
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
