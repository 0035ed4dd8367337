import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { lockDataDir } from './lock-data-dir.ts';
import * as schema from './schema/index.ts';

type Schema = typeof schema;

/** Either database, by one type: the shop's code does not know which one it talks to. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
/** Inside `transact`. With the embedded database, using the outer one inside a transaction would wait for ever. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** What queries accept: they may run alone or as part of a transaction. */
export type Executor = Database | Transaction;

export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Makes this process the only one with that lock until it ends or gives it back; null while another one has it. */
  lead: (lock: number) => Promise<(() => Promise<void>) | null>;
  close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens PostgreSQL where `databaseUrl` is given, else the embedded PGlite below `dataDir` (locked to this process), and
 * brings the schema up to date.
 * @throws DataDirInUse when another process has the embedded database
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  pool?: number;
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.pool ?? 10) : openEmbedded(options.dataDir);
}

async function openPostgres(connectionString: string, max: number): Promise<OpenDatabase> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then((module) => module.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new Pool({
    connectionString,
    max,
    // Counts the wait for a free connection too: in a rush, late is better than refused. A server that is down refuses at once.
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  await migrateOnce(pool, () => migrate(db, { migrationsFolder }));
  const lead = (lock: number) => takeAdvisoryLock(connectionString, lock);
  return { db: db as unknown as Database, kind: 'postgres', lead, close: () => pool.end() };
}

/** Several processes may start at once: an advisory lock lets one of them migrate while the others wait. */
async function migrateOnce(pool: import('pg').Pool, migrate: () => Promise<void>): Promise<void> {
  const migrationLock = 7_306_082;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

/** On a connection of its own: the server frees the lock when that connection ends, also after a kill -9. */
async function takeAdvisoryLock(connectionString: string, lock: number): Promise<(() => Promise<void>) | null> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lock]);
  if (rows[0].taken) return () => client.end();
  await client.end();
  return null;
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockDataDir(dataDir);
  try {
    const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    const folder = path.join(dataDir, 'database');
    await mkdir(folder, { recursive: true });
    const client = await PGlite.create({ dataDir: folder });
    const db = drizzle(client, { schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    const close = async () => {
      await client.close();
      await unlock();
    };
    // The folder is locked to this process: it leads in everything.
    const lead = async () => async () => {};
    return { db: db as unknown as Database, kind: 'embedded', lead, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
