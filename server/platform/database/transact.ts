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

/** The tags that the current transaction touches, told once it is committed. */
const underWay = new AsyncLocalStorage<Set<string>>();
const listeners = new WeakMap<Database, (tags: string[]) => Promise<void>>();

/** Notes which kept replies the current transaction touches, by their tags; `onTouched` is told after the commit. */
export function noteTouched(tags: readonly string[]): void {
  const touched = underWay.getStore();
  if (!touched) throw new Error('Only a transaction that transact runs can note what it touches.');
  for (const tag of tags) touched.add(tag);
}

/** Who is told what a committed transaction touched; `transact` resolves after it. */
export function onTouched(db: Database, listener: (tags: string[]) => Promise<void>): void {
  listeners.set(db, listener);
}

/** Gives settings of PostgreSQL these values until the transaction ends. One query. */
export async function setUntilEnd(tx: Executor, settings: Readonly<Record<string, string>>): Promise<void> {
  const each = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await tx.execute(sql`select ${sql.join(each, sql`, `)}`);
}

const retryable = new Set(['40P01', '40001']);

/** How long a transaction waits, as PostgreSQL writes durations. */
export type Limits = { lock: string; statement: string };

/** What a transaction begins with: its limits, and settings that hold until it ends, such as what a trigger reads. */
type Options = Partial<Limits> & { settings?: Readonly<Record<string, string>> };

/** A visitor waits: better a clear 'busy' than a request that hangs. */
const whileServing: Limits = { lock: '3s', statement: '5s' };

/** Nobody waits yet, and processes that start together on a slow disk queue for each other. */
export const whileStarting: Limits = { lock: '60s', statement: '60s' };

/**
 * Runs one transaction at READ COMMITTED with a limit on waiting, and again (up to three times in all) when the database
 * chose it as the victim of a deadlock or a serialisation conflict. No network call belongs inside.
 * Rows are locked in this order everywhere: order, products by id, coupon.
 */
export async function transact<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  { lock = whileServing.lock, statement = whileServing.statement, settings }: Options = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const touched = new Set<string>();
    try {
      const result = await underWay.run(touched, () =>
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
