import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open-database.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with a migrated database `shop_template`; null where the machine has no PostgreSQL. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL server for a run of the integration tests; each file copies its migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server) process.stderr.write('\nNO POSTGRESQL FOUND: the tests on PostgreSQL are left out.\n\n');
  if (server) {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query('create database shop_template');
    await client.end();
    const template = await openDatabase({ databaseUrl: server.url.replace(/postgres$/, 'shop_template'), dataDir: '' });
    await template.close();
  }
  project.provide('postgresUrl', server?.url ?? null);
  return async () => server?.stop();
}
