import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { keepTemporaryFilesInMemory } from '../../scripts/testing/memory-folder.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const root = path.dirname(path.dirname(import.meta.dirname));

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The URL of a server with a migrated database `shop_template`; null where the machine has no
     * PostgreSQL.
     */
    postgresUrl: string | null;
    /** A data folder with a migrated, empty embedded database. */
    embeddedTemplate: string;
  }
}

/**
 * Global set-up of the integration tests: a migrated template of each database, which each test
 * copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.join(root, 'scripts', 'prepare.mjs'), 'programs'], {
    stdio: 'inherit',
  });
  // Workers inherit the environment.
  const removeFolder = await keepTemporaryFilesInMemory();
  const server = await startPostgres();
  if (!server)
    process.stderr.write('\nNO POSTGRESQL FOUND: the tests on PostgreSQL are left out.\n\n');
  const [embedded] = await Promise.all([embeddedTemplate(), server && makeTemplate(server)]);

  project.provide('postgresUrl', server?.url ?? null);
  project.provide('embeddedTemplate', embedded);
  return async () => {
    await server?.stop();
    await removeFolder();
  };
}

/**
 * A folder with the embedded database after these migrations. Creating one takes longer than most
 * test files: it is cached in `node_modules`, which `npm ci` clears, until the migrations or the
 * database version change.
 */
async function embeddedTemplate(): Promise<string> {
  const folder = path.join(root, 'node_modules', '.cache', 'databases');
  const template = path.join(folder, await basisOf());
  if (existsSync(template)) return template;
  await mkdir(folder, { recursive: true });
  const fresh = await mkdtemp(path.join(folder, 'making-'));
  await migrate({ dataDir: fresh });
  // Another run may have created the same cache first.
  await rename(fresh, template).catch(() => rm(fresh, { recursive: true }));
  return template;
}

async function basisOf(): Promise<string> {
  const migrations = path.join(root, 'server', 'db', 'migrations');
  const names = (await readdir(migrations, { recursive: true }))
    .filter((name) => /\.(?:sql|json)$/.test(name))
    .sort();
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const database = path.join(path.dirname(path.dirname(entry)), 'package.json');
  const hash = createHash('sha256');
  for (const file of [database, ...names.map((name) => path.join(migrations, name))])
    hash.update(path.basename(file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 32);
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
