import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import {
  type StartedGateway,
  startGateway,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '../contact/schema.ts';
import { reconcileOrders } from '../payments/reconcile-order.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { createS3Store } from '../platform/images/s3-store.ts';
import { orders } from '../reservations/schema.ts';
import { type Balancer, nginx, startBalancer } from '../testing/balancer.ts';
import { addProduct } from '../testing/catalogue.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { eventually } from '../testing/eventually.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { type PostgresServer, startPostgres, startReplica } from '../testing/postgres-server.ts';
import { type RedisServer, startRedis, startRedisStandIn } from '../testing/redis-servers.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestDeps } from '../testing/test-deps.ts';

const runs = nginx !== undefined && databaseKinds().includes('postgres');
if (!runs)
  process.stderr.write(
    '\nNO NGINX OR NO POSTGRESQL FOUND: the shape of several machines is left out.\n\n',
  );
/** Long enough to start complete processes on a machine loaded by other tests. */
const timeoutMs = 240_000;

const image = `${'a'.repeat(24)}-160.avif`;
const stock = { ring: 5000, pearl: 1 };

/** Verifies what docs/operating.md states about the outage of each component. */
describe.runIf(runs)(
  'three processes behind nginx, with a replica, Redis and a bucket',
  { timeout: timeoutMs },
  () => {
    let primary: PostgresServer;
    let follower: PostgresServer;
    let redis: RedisServer;
    let bucket: S3Server;
    let gateway: StartedGateway;
    let database: OpenDatabase;
    let balancer: Balancer;
    let env: Record<string, string>;
    let processes: ShopProcess[] = [];
    const paid: string[] = [];

    beforeAll(async () => {
      primary = await startPostgres();
      database = await openDatabase({ databaseUrl: primary.url, dataDir: '', pool: 2 });
      for (const [id, units] of Object.entries(stock))
        await addProduct({ db: database.db }, { id, stock: units });
      [follower, redis, bucket, gateway] = await Promise.all([
        startReplica(primary.url),
        startRedis().then((started) => started ?? startRedisStandIn()),
        startS3(),
        startGateway({ clock: createSystemClock() }),
      ]);
      await createS3Store(bucket.options).put(image, Buffer.from('a picture'));
      env = {
        ...gatewaySettings(gateway.apiBase),
        DATABASE_URL: primary.url,
        DATABASE_READ_URL: follower.url,
        DATABASE_POOL: '3',
        REDIS_URL: redis.url,
        S3_ENDPOINT: bucket.options.endpoint,
        S3_BUCKET: bucket.options.bucket,
        S3_ACCESS_KEY_ID: bucket.options.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.options.secretAccessKey,
        // Two proxies as in deploy/compose.yaml: the TLS terminator, and nginx.
        TRUST_PROXY: '2',
        PAGES: 'yes',
      };
      processes = await start();
      balancer = await startBalancer(processes.map(({ address }) => address));
      await eventually(async () => expect(await status('/healthz')).toBe(200));
    }, timeoutMs);
    afterAll(async () => {
      await balancer?.stop();
      await Promise.all(processes.map((shop) => shop.stop()));
      await database?.close();
      await follower?.stop();
      await Promise.all([primary?.stop(), redis?.stop(), bucket?.stop(), gateway?.close()]);
    });

    const start = () => Promise.all([1, 2, 3].map(() => startShopProcess(env)));
    const status = async (url: string) => (await balancer.send('GET', url)).status;
    /** Enough requests to reach more than one process. */
    const statuses = async (url: string) => {
      const seen: number[] = [];
      for (let n = 0; n < 6; n += 1) seen.push(await status(url));
      return [...new Set(seen)];
    };
    let keys = 0;
    /** @param route headers of the proxy in front of nginx */
    function order(productId: string, route: Record<string, string> = {}) {
      keys += 1;
      const expected = {
        amount: 100,
        currency: 'INR',
        items: [{ productId, quantity: 1 }],
        email: 'asha@example.com',
      };
      const key = { ...route, 'idempotency-key': `shape-${keys}-${crypto.randomUUID()}` };
      return balancer.send('POST', '/api/payments/create-order', expected, key);
    }
    async function pay(gatewayOrderId: string): Promise<number> {
      const { json } = await gateway.attempt(gatewayOrderId);
      const body = { ...json, amount: 100, currency: 'INR' };
      const verified = await balancer.send('POST', '/api/payments/verify', body);
      if (verified.status === 200) paid.push(JSON.parse(verified.body).order._id);
      return verified.status;
    }
    /** Orders and pays for one unit; @returns the last response status */
    async function buy(productId: string): Promise<number> {
      const { status: code, body } = await order(productId);
      return code === 200 ? pay(JSON.parse(body).order.id) : code;
    }
    /** The URL of a page that no process has cached. */
    let sought = 0;
    const newSearch = () => {
      sought += 1;
      return `/api/products?search=ring${sought}`;
    };
    const metric = async (shop: ShopProcess, name: string) => {
      const text = await (await fetch(`http://${shop.address}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    };

    it('are replaced one after the other under load: no read fails, and acknowledged writes persist', async () => {
      const successors = await start();
      let loading = true;
      const reads: number[] = [];
      const orders: number[] = [];
      const acknowledged: string[] = [];
      const reader = async () => {
        for (let n = 0; loading; n += 1)
          reads.push(await status(n % 2 ? '/api/products/ring' : '/remedies/stone-ring'));
      };
      const buyer = async () => {
        while (loading) orders.push(await buy('ring'));
      };
      const writer = async () => {
        for (let n = 0; loading; n += 1) {
          const subject = `Number ${n}`;
          const body = {
            name: 'Asha',
            email: 'asha@example.in',
            subject,
            message: 'Is the ring adjustable?',
          };
          if ((await balancer.send('POST', '/api/contact', body)).status === 200)
            acknowledged.push(subject);
        }
      };
      const load = Promise.all([reader(), reader(), buyer(), writer()]);
      /** Waits for more responses, so that requests reach each replacement. */
      const code = async (read = reads.length, purchases = orders.length) =>
        vi.waitFor(
          () => expect(reads.length > read + 20 && orders.length > purchases + 2).toBe(true),
          {
            timeout: 60_000,
            interval: 20,
          },
        );
      for (const [at, successor] of successors.entries()) {
        await code();
        const old = processes[at]!;
        processes[at] = successor;
        await balancer.sendTo(processes.map(({ address }) => address));
        await old.stop();
      }
      await code();
      loading = false;
      await load;
      expect(reads.filter((one) => one !== 200)).toEqual([]);
      expect(orders.filter((one) => one !== 200)).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(0);
      const stored = (await database.db.select({ subject: messages.subject }).from(messages)).map(
        ({ subject }) => subject,
      );
      expect(
        acknowledged.filter((subject) => stored.filter((one) => one === subject).length !== 1),
      ).toEqual([]);
    });

    it('report within a second in every process and language that the last unit is sold', async () => {
      const addresses = processes.flatMap(({ address }) =>
        ['', '/hi'].map((prefix) => `http://${address}${prefix}/remedies/stone-pearl`),
      );
      const soldOut = () =>
        Promise.all(
          addresses.map(async (address) =>
            (await (await fetch(address)).text()).includes('schema.org/OutOfStock'),
          ),
        );
      expect(new Set(await soldOut())).toEqual(new Set([false]));
      expect(await buy('pearl')).toBe(200);
      await expect
        .poll(soldOut, { timeout: 10_000, interval: 20 })
        .toEqual(addresses.map(() => true));
      expect(await buy('pearl')).toBe(409);
    });

    it('distinguish customers by the address seen by the proxy in front of nginx, despite spoofed headers', async () => {
      const networkOf = async (seen: string) => {
        const { order: opened, orderId } = JSON.parse(
          (await order('ring', { 'x-forwarded-for': seen })).body,
        );
        const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
        expect(await pay(opened.id)).toBe(200);
        return row!.networkKey;
      };
      const own = await networkOf('203.0.113.7');
      expect(await networkOf('198.51.100.9')).not.toBe(own);
      expect(await networkOf('198.51.100.9, 203.0.113.7')).toBe(own);
    });

    it.each(['freeze', 'kill'] as const)(
      'without Redis (%s): nothing fails or blocks',
      async (end) => {
        await redis[end]();
        const startedAt = performance.now();
        expect([await statuses('/api/products/ring'), await buy('ring')]).toEqual([[200], 200]);
        expect(performance.now() - startedAt).toBeLessThan(5_000);
      },
    );

    it('serve pages and orders without the bucket; only an image is missing for a while', async () => {
      const address = `/pictures/${image}`;
      expect(await status(address)).toBe(200);
      await bucket.crash();
      const missing = await balancer.send('GET', address);
      expect([missing.status, JSON.parse(missing.body).code]).toEqual([503, 'storage_unavailable']);
      expect([
        await status('/remedies/stone-ring'),
        await status(newSearch()),
        await buy('ring'),
      ]).toEqual([200, 200, 200]);
      await bucket.restart();
      expect(await status(address)).toBe(200);
    });

    it('serve all clients without the replica, report it in metrics, and use it again after recovery', async () => {
      const unused = () =>
        Promise.all(processes.map((shop) => metric(shop, 'database_replica_unused')));
      expect(await unused()).toEqual([0, 0, 0]);
      await follower.crash();
      for (const { address } of processes)
        expect((await fetch(`http://${address}${newSearch()}`)).status).toBe(200);
      expect(await buy('ring')).toBe(200);
      expect(await unused()).toEqual([1, 1, 1]);
      await follower.restart();
      await expect.poll(unused, { timeout: 20_000, interval: 50 }).toEqual([0, 0, 0]);
    });

    it('return 503 with Retry-After without the database, and recover automatically', async () => {
      await primary.crash();
      const page = await balancer.send('GET', newSearch());
      expect([page.status, Number(page.headers['retry-after']) > 0]).toEqual([503, true]);
      await primary.restart();
      await expect
        .poll(() => statuses(newSearch()), { timeout: 30_000, interval: 50 })
        .toEqual([200]);
      expect(await buy('ring')).toBe(200);
    });

    it('serve all reads with one process stopped', async () => {
      let killed = false;
      const reading = (async () => {
        const seen: number[] = [];
        for (let after = 0; after < 30; after += killed ? 1 : 0)
          seen.push(await status('/remedies/stone-ring'));
        return seen;
      })();
      await processes[0]!.kill();
      killed = true;
      expect(new Set(await reading)).toEqual(new Set([200]));
    });

    it('have lost, duplicated and oversold nothing in total', async () => {
      const deps = await createTestDeps(database.db, gatewaySettings(gateway.apiBase));
      await reconcileOrders(deps);
      expect(paid.length).toBeGreaterThan(10);
      const { rows } = (await database.db.execute(
        sql`select count(*)::int as n from orders where status = 'paid'`,
      )) as unknown as { rows: { n: number }[] };
      expect(rows[0]?.n).toBeGreaterThanOrEqual(paid.length);
      await assertInvariants(database.db, {
        stock,
        ledger: await gateway.ledger(),
        acknowledged: paid,
      });
    });
  },
);
