import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defined } from '@jyotiratna/contract';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { type AdvisoryLock, tryLock, waitForLock } from './advisory-locks.ts';
import { withParsersSetOnce } from './embedded-statements.ts';
import { listenToPostgres } from './listen-to-postgres.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { placeEmptyDatabase } from './place-empty-database.ts';
import type { Timeout } from './postgres-pool.ts';

/** The result of `execute<Row>` on either database. */
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>;
}
type RowsOf<Row> = { rows: Row[] };

/** The embedded or the PostgreSQL database: the shop's code is independent of the kind. */
export type Database = PgDatabase<Rows>;
/**
 * The database inside `transact`. With the embedded database, using the outer one within a
 * transaction would deadlock.
 */
export type Transaction = PgTransaction<Rows, Record<string, never>, Record<string, never>>;
/** Executes queries, alone or within a transaction. */
export type Executor = Database | Transaction;

export type OpenDatabase = {
  db: Database;
  /** The database with longer timeouts, for startup work. */
  starting: Database;
  kind: 'embedded' | 'postgres';
  /** Acquires a lock until this process exits or releases it; null if another process has it. */
  lead: (lock: AdvisoryLock) => Promise<(() => Promise<void>) | null>;
  /**
   * Listens to `pg_notify` messages; a broken connection is replaced, and messages in the interval
   * are lost.
   */
  listen: (channel: string, onMessage: (message: string) => void) => Promise<void>;
  close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded PGlite below `dataDir` (locked to this
 * process), and runs pending migrations.
 * @throws DataDirInUse if another process has the embedded database
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  pool?: number;
  timeoutMs?: Timeout;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, pool = 10, timeoutMs } = options;
  return databaseUrl ? openPostgres(databaseUrl, pool, timeoutMs) : openEmbedded(dataDir);
}

async function openPostgres(
  connectionString: string,
  max: number,
  timeoutMs?: Timeout,
): Promise<OpenDatabase> {
  const [{ drizzle }, { openPool, servingTimeout, startupTimeout }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('./postgres-pool.ts'),
  ]);
  await migratePostgres(connectionString);
  const pools = [
    openPool(connectionString, max, timeoutMs ?? servingTimeout),
    // Its connections are opened on demand, and closed soon after.
    openPool(connectionString, 2, startupTimeout),
  ];
  const [db, starting] = pools.map((pool) => drizzle(pool, { casing: 'snake_case' }));
  const lead = (lock: AdvisoryLock) => takeAdvisoryLock(connectionString, lock);
  const listeners: { stop: () => Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(listeners.map(({ stop }) => stop()));
    await Promise.all(pools.map((pool) => pool.end()));
  };
  const listen = async (channel: string, onMessage: (message: string) => void) => {
    listeners.push(await listenToPostgres(connectionString, channel, onMessage));
  };
  return { db: defined(db), starting: defined(starting), kind: 'postgres', lead, listen, close };
}

/**
 * Runs pending migrations on a separate connection without a timeout. Several processes may start
 * concurrently; an advisory lock, released with the connection, lets one of them migrate while the
 * others wait.
 */
async function migratePostgres(connectionString: string): Promise<void> {
  const [{ Client }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then((module) => module.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const client = new Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(waitForLock('migration'));
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/**
 * Acquires an advisory lock on a separate connection: the server frees it when that connection
 * closes, also after a kill -9.
 */
async function takeAdvisoryLock(
  connectionString: string,
  lock: AdvisoryLock,
): Promise<(() => Promise<void>) | null> {
  const { Client } = (await import('pg')).default;
  // A request may depend on this, so the attempt times out if the server does not respond.
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on('error', () => {});
  await client.connect();
  const isLocked = await client.query(tryLock(lock)).then(
    ({ rows }) => rows[0].taken as boolean,
    () => false,
  );
  if (isLocked) return () => client.end();
  await client.end();
  return null;
}

/**
 * The buffer size of the embedded database in this process's memory: the default of 128 MB soon
 * fills up. Beyond it, files are read through the system's cache.
 */
const sharedBuffers = '32MB';

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockDataDir(dataDir);
  try {
    const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    const folder = path.join(dataDir, 'database');
    // V8 recompiles the database's hot functions with optimisation: four concurrent compilations
    // use up to 20 MB each, which the allocator retains. Sequential compilation takes the same
    // total time.
    setFlagsFromString('--wasm-num-compilation-tasks=1');
    await placeEmptyDatabase(folder);
    await mkdir(folder, { recursive: true });
    const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`];
    const client = await PGlite.create({ dataDir: folder, startParams });
    const db = drizzle(withParsersSetOnce(client), { casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    const close = async () => {
      await client.close();
      await unlock();
    };
    // The folder is locked to this process, so it acquires every lock.
    const lead = async () => async () => {};
    // No other process uses this database: there is nothing to receive.
    const listen = async () => {};
    return { db, starting: db, kind: 'embedded', lead, listen, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
