import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as onEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type DatabaseKind, newPostgresDatabase } from './test-database.ts';

const all = path.join(import.meta.dirname, '../db/migrations');

export type OldDatabase = {
  /** Executes one statement; returns its rows. */
  run: (text: string) => Promise<object[]>;
  /** Runs this migration and all later ones. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
};

/** A database in the state before a migration, such as `0080_gift_cards`. */
export async function openOldDatabase(kind: DatabaseKind, migration: string): Promise<OldDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-migrations-'));
  await cp(all, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag === migration);
  if (at < 0) throw new Error(`There is no migration ${migration}.`);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  const { run, migrate, close } = await openRaw(kind);
  await migrate(folder);
  await rm(folder, { recursive: true, force: true });
  return { run, migrate: () => migrate(all), close };
}

/** A database without any migration. */
async function openRaw(kind: DatabaseKind) {
  if (kind === 'embedded') {
    const client = await PGlite.create();
    const run = async (text: string) => (await client.query<object>(text)).rows;
    const migrate = (migrationsFolder: string) =>
      migrateEmbedded(onEmbedded(client), { migrationsFolder });
    return { run, migrate, close: () => client.close() };
  }
  const database = await newPostgresDatabase('template0');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const run = async (text: string) => (await client.query<object>(text)).rows;
  const migrate = (migrationsFolder: string) =>
    migrateServer(onServer(client), { migrationsFolder });
  const close = async () => {
    await client.end();
    await database.drop();
  };
  return { run, migrate, close };
}
