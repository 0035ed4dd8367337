/**
 * The administrators' lists on PostgreSQL with 10 000 remedies and 1 000 000 orders: milliseconds and queries of each (the
 * session's included).
 * Run: `node server/bench/admin-lists.ts [orders]`. The goal is less than 100 ms for each list.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { sessions, users } from '../accounts/schema.ts';
import { createApp } from '../boot/app.ts';
import { createDeps } from '../boot/deps.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readEnv } from '../platform/env.ts';
import { silentLog } from '../platform/log.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { createMemoryImageStore } from '../testing/memory-image-store.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { fillShop } from './fill-shop.ts';

const orders = Number(process.argv[2] ?? 1_000_000);
const rounds = 15;
const goalMs = 100;

const server = await startPostgres();
if (!server) {
  console.log('No PostgreSQL on this machine: nothing measured.');
  process.exit(0);
}
const folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-bench-'));
const database = await openDatabase({ databaseUrl: server.url, dataDir: folder });
try {
  const began = performance.now();
  await fillShop(server.url, { products: 10_000, users: 50_000, orders });
  console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await measure();
} finally {
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const { db } = database;
  const env = readEnv({ SEED: 'none', PAYMENTS: 'none', LOG_LEVEL: 'silent', DATA_DIR: folder });
  const deps = await createDeps({ env, db, store: createMemoryImageStore(), log: silentLog });
  const app = await createApp({ deps });
  const token = newToken();
  await db.insert(users).values({ id: 'usr_admin', email: 'owner@example.com', name: 'Owner', role: 'admin' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId: 'usr_admin', expiresAt });
  const get = async (url: string) => {
    const reply = await app.inject({ url: `/api${url}`, headers: { cookie: `sid=${token}` } });
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  const { orders: page } = await get('/payments/orders?limit=1');
  const [{ _id: someId }] = page;
  const deep = Buffer.from(JSON.stringify(['2024-06-01T00:00:00.000000Z', someId])).toString('base64url');
  const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);

  let queries = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    queries += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;

  console.log(`${'median'.padStart(8)} ${'slowest'.padStart(8)} queries  path`);
  for (const url of [
    '/admin/products',
    '/admin/products?sort=quantity-low',
    '/admin/products?sort=name&limit=200',
    '/admin/products?search=stone%20999',
    '/payments/orders',
    `/payments/orders?cursor=${deep}`,
    '/payments/orders?status=delivered',
    '/payments/orders?status=payment_review',
    `/payments/orders?from=${day}&to=${day}`,
    `/payments/orders?search=${someId}`,
    '/payments/orders?search=buyer4711@example',
    '/payments/orders?search=nobody@nowhere',
    '/payments/orders?search=JR-77',
    // Broad: spread over all years, and all in one of them.
    '/payments/orders?search=buyer',
    '/payments/orders?search=JR-7',
    `/admin/orders/${someId}`,
    '/admin/dashboard',
    '/admin/audit',
    '/admin/audit?action=order.',
    '/admin/coupons',
  ]) {
    const times: number[] = [];
    queries = 0;
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      await get(url);
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    const [median, slowest] = [times[rounds >> 1]!, times.at(-1)!];
    const mark = median > goalMs ? '  over the goal' : '';
    const each = (queries / rounds).toFixed(0).padStart(7);
    console.log(
      `${median.toFixed(1).padStart(8)} ${slowest.toFixed(1).padStart(8)} ${each}  ${url.slice(0, 60)}${mark}`,
    );
  }
  await app.close();
}
