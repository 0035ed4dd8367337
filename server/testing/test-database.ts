import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { openReused, type Reused, reuseEmbedded, reusePostgres } from './reused-databases.ts';

export type DatabaseKind = OpenDatabase['kind'];

/**
 * The databases available for tests: both where PostgreSQL exists, else the embedded one. With
 * `TEST_DATABASES=one` only PostgreSQL, which takes half of the time.
 */
export function databaseKinds(): DatabaseKind[] {
  if (!inject('postgresUrl')) return ['embedded'];
  return process.env.TEST_DATABASES === 'one' ? ['postgres'] : ['embedded', 'postgres'];
}

/**
 * The URL of a fresh PostgreSQL database: migrated and empty, or a copy of another template.
 * @throws where the machine has no PostgreSQL
 */
export async function newPostgresDatabase(
  template = 'shop_template',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  if (!server) throw new Error('This test needs PostgreSQL.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  return {
    url: server.replace(/postgres$/, name),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

/** Copies the migrated and empty embedded database into this data folder. */
export async function fillDataDir(dataDir: string): Promise<void> {
  await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
}

/** A new data folder with the embedded database, migrated and empty. */
export async function newDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jyotiratna-data-'));
  await fillDataDir(dataDir);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A migrated and empty database for one test until it is closed. */
export function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  return openReused(kind, kind === 'postgres' ? makePostgres : makeEmbedded);
}

async function makeEmbedded(): Promise<Reused> {
  const { dataDir, remove } = await newDataDir();
  return reuseEmbedded(await openDatabase({ dataDir }), remove);
}

async function makePostgres(): Promise<Reused> {
  const { url, drop } = await newPostgresDatabase();
  const client = await connect(url);
  return reusePostgres(client, () => openDatabase({ databaseUrl: url, dataDir: '' }), drop);
}

async function administer(url: string, statement: string): Promise<void> {
  const client = await connect(url);
  await client.query(statement).finally(() => client.end());
}

async function connect(connectionString: string): Promise<Client> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
