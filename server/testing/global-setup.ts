import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database/open-database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with a migrated database `shop_template`; null where the machine has no PostgreSQL. */
    postgresUrl: string | null;
    /** A data folder with a migrated, empty embedded database. */
    embeddedTemplate: string;
  }
}

/** What a run of the integration tests shares: a migrated template of each database, which each test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server) process.stderr.write('\nNO POSTGRESQL FOUND: the tests on PostgreSQL are left out.\n\n');
  const embedded = await mkdtemp(path.join(tmpdir(), 'jyotiratna-template-'));
  await Promise.all([server && makeTemplate(server), migrate({ dataDir: embedded })]);

  project.provide('postgresUrl', server?.url ?? null);
  project.provide('embeddedTemplate', embedded);
  return async () => {
    await Promise.all([server?.stop(), rm(embedded, { recursive: true, force: true })]);
  };
}

async function makeTemplate(server: PostgresServer): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database shop_template');
  await client.end();
  await migrate({ databaseUrl: server.url.replace(/postgres$/, 'shop_template'), dataDir: '' });
}

async function migrate(where: { databaseUrl?: string; dataDir: string }): Promise<void> {
  const opened = await openDatabase(where);
  await opened.close();
}
