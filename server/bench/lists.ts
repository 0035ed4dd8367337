/**
 * The shop's and the administrators' lists on PostgreSQL with 100 000 variants (40 000 single
 * stones, 5000 products in 10 sizes, 10 000 others) and 1 000 000 orders of two lines each:
 * milliseconds and queries of each uncached response (the session's included). Run: `node
 * server/bench/lists.ts [orders]`. The goal is less than 100 ms for each list.
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
import { noopLog } from '../platform/log.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { createMemoryImageStore } from '../testing/memory-image-store.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { fillShop } from './fill-shop.ts';
import { benchTableOf, measuredCommit, writeSection } from './write-section.ts';

const orders = Number(process.argv[2] ?? 1_000_000);
const size = { products: 55_000, stones: 40_000, sized: 5000, users: 50_000, orders };
const rounds = 15;
const goalMs = 100;
const numberFormat = new Intl.NumberFormat('en-IN');

const server = await startPostgres();
const folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-bench-'));
const database = await openDatabase({ databaseUrl: server.url, dataDir: folder });
try {
  const startedAt = performance.now();
  await fillShop(server.url, size);
  console.log(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  await measure();
} finally {
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const { db } = database;
  const env = readEnv({ SEED: 'none', PAYMENTS: 'none', LOG_LEVEL: 'silent', DATA_DIR: folder });
  const deps = await createDeps({ env, db, store: createMemoryImageStore(), log: noopLog });
  const app = await createApp({ deps });
  const token = newToken();
  await db
    .insert(users)
    .values({ id: 'usr_admin', email: 'owner@example.com', name: 'Owner', role: 'admin' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId: 'usr_admin', expiresAt });
  const get = async (url: string) => {
    const reply = await app.inject({ url: `/api${url}`, headers: { cookie: `sid=${token}` } });
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  const { orders: page } = await get('/payments/orders?limit=1');
  const [{ _id: someId }] = page;
  const deep = Buffer.from(JSON.stringify(['2024-06-01T00:00:00.000000Z', someId])).toString(
    'base64url',
  );
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const day = daysAgo(10);

  let queries = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counts(this: pg.Client, ...args: unknown[]) {
    queries += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;

  // Publicly cached responses need a new URL each time: `#` is the round, in a bound or search term
  // of equal cost.
  const lists = [
    '/products?limit=24&priceTo=7000#&sort=newest',
    '/products?limit=24&category=Precious&sort=price-low&cursor=@price',
    '/products?limit=24&counts=true&stone=yellow-sapphire&weightFrom=4&weightTo=6&priceTo=6000#&certified=true',
    '/products?limit=24&counts=true&sort=per-carat-low&priceTo=7000#',
    '/products?limit=24&planet=Jupiter&sort=name&search=stone%20with%20a%20l#',
    '/products?limit=24&search=bracelet%20401#',
    '/products?limit=24&search=pukraj%20401#',
    '/products?limit=24&search=nothing%20of%20this%20#',
    `/products?limit=24&search=${encodeURIComponent('रत्न')}%20401#`,
    '/products/stone-430#',
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
    // Broad searches, with matches in all years, or all within one.
    '/payments/orders?search=buyer',
    '/payments/orders?search=JR-7',
    `/admin/orders/${someId}`,
    '/admin/dashboard',
    `/admin/reports/summary?by=product&from=${daysAgo(30)}&to=${daysAgo(0)}`,
    `/admin/reports/summary?by=coupon&from=${daysAgo(30)}&to=${daysAgo(0)}`,
    '/admin/customers',
    '/admin/customers?search=buyer4711',
    '/admin/stock-moves',
    '/admin/audit',
    '/admin/audit?action=order.',
    '/admin/coupons',
  ];
  const table: string[][] = [['Median, ms', 'Slowest', 'Queries', 'List']];
  console.log(`${'median'.padStart(8)} ${'slowest'.padStart(8)} queries  path`);
  for (const list of lists) {
    const times: number[] = [];
    queries = 0;
    for (let round = 0; round < rounds; round += 1) {
      const price = Buffer.from(JSON.stringify([String(60_000 + round), 'rem_1'])).toString(
        'base64url',
      );
      const url = list.replace('#', String(round).padStart(2, '0')).replace('@price', price);
      const from = performance.now();
      await get(url);
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    const [median, slowest] = [times[rounds >> 1]!, times.at(-1)!];
    const mark = median > goalMs ? '  over the goal' : '';
    const each = (queries / rounds).toFixed(0).padStart(7);
    const readable = decodeURIComponent(list);
    console.log(
      `${median.toFixed(1).padStart(8)} ${slowest.toFixed(1).padStart(8)} ${each}  ${readable.slice(0, 90)}${mark}`,
    );
    table.push([
      median.toFixed(1),
      slowest.toFixed(1),
      each.trim(),
      `\`${readable.slice(0, 90)}\``,
    ]);
  }
  writeSection(
    'Lists',
    `At ${measuredCommit()} on PostgreSQL: ${numberFormat.format(size.products)} products in 1,00,000 variants, ${numberFormat.format(orders)} orders of two lines.
Nothing is cached between requests. The goal is 100 ms.\n\n${benchTableOf(table)}`,
  );
  await app.close();
}
