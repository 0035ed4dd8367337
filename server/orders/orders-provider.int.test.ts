import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as onEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseKind, databaseKinds, newPostgresDatabase } from '../testing/test-database.ts';

const all = path.join(import.meta.dirname, '../db/migrations');
const before = '0016_orders_provider';

describe.each(databaseKinds())('orders from before the provider was recorded, on %s', (kind) => {
  let folder: string;
  let old: Awaited<ReturnType<typeof openRaw>>;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-migrations-'));
    await cp(all, folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8'));
    const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag === before);
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
    old = await openRaw(kind);
    await old.migrate(folder);
    await old.run(`insert into orders (id, owner_key, idempotency_key, request_hash, purchase_id, quote_hash, status,
        amount_paise, subtotal_paise, discount_paise, rounding_paise, holds_stock, payment_method, expires_at)
      select m, 'guest:x', m, 'h', m, 'q', 'paid', 100, 100, 0, 0, true, m, now() from unnest(array['razorpay', 'none']) m`);
  });
  afterEach(async () => {
    await old.close();
    await rm(folder, { recursive: true, force: true });
  });

  const result = async () => {
    await old.migrate(all);
    return old.run('select id, provider, payment_method from orders order by id');
  };

  it('belong to the real provider in a shop that never had a sandbox', async () => {
    expect(await result()).toEqual([
      { id: 'none', provider: 'none', payment_method: 'none' },
      { id: 'razorpay', provider: 'razorpay', payment_method: 'razorpay' },
    ]);
  });

  it('count as tests in a shop that had one', async () => {
    await old.run(`insert into settings (key, value) values ('sandbox.secrets', '{}')`);
    expect(await result()).toEqual([
      { id: 'none', provider: 'none', payment_method: 'none' },
      { id: 'razorpay', provider: 'sandbox', payment_method: 'sandbox' },
    ]);
  });
});

/** A database without any migration. */
async function openRaw(kind: DatabaseKind) {
  if (kind === 'embedded') {
    const client = await PGlite.create();
    const run = async (text: string) => (await client.query(text)).rows;
    const migrate = (migrationsFolder: string) => migrateEmbedded(onEmbedded(client), { migrationsFolder });
    return { run, migrate, close: () => client.close() };
  }
  const database = await newPostgresDatabase('template0');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const run = async (text: string) => (await client.query(text)).rows;
  const migrate = (migrationsFolder: string) => migrateServer(onServer(client), { migrationsFolder });
  const close = async () => {
    await client.end();
    await database.drop();
  };
  return { run, migrate, close };
}
