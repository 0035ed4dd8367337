import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openShopReplica } from '../../boot/open-shop-database.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type PostgresServer, startPostgres, startReplica } from '../../testing/postgres-server.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { readEnv } from '../env.ts';
import { noopLog } from '../log.ts';
import { type Database, type OpenDatabase, openDatabase } from './open-database.ts';
import type { Replica } from './replica.ts';

const usesPrimary = 'the read replica is unavailable: reads use the primary';
const second = 'the read replica is in use again';

describe.skipIf(!inject('postgresUrl'))('a read replica', () => {
  let primary: PostgresServer;
  let follower: PostgresServer;
  let database: OpenDatabase;
  let replica: Replica;
  let shop: TestShop;
  const logged: string[] = [];
  const note = (_metadata: object, message = '') => void logged.push(message);
  const log = { ...noopLog, info: note, warn: note };
  const openAt = (DATABASE_READ_URL: string) =>
    openShopReplica(readEnv({ DATABASE_URL: primary.url, DATABASE_READ_URL }), {
      db: database.db,
      log,
    });

  beforeAll(async () => {
    primary = (await startPostgres())!;
    database = await openDatabase({ databaseUrl: primary.url, dataDir: '', pool: 4 });
    follower = await startReplica(primary.url);
    replica = await openAt(follower.url);
    shop = await createTestShop(database, {}, { change: (deps) => ({ ...deps, replica }) });
    await addProduct(shop.deps, { id: 'ring', stock: 50 });
  });
  afterEach(() => void logged.splice(0));
  afterAll(async () => {
    await replica?.close();
    await follower?.stop();
    await shop?.close();
    await primary?.stop();
  });

  /** Whether a replica or the primary executes a query. */
  async function nameOf(db: Database) {
    const recovery = await db.execute(sql`select pg_is_in_recovery() as follows`);
    const [row] = (recovery as unknown as { rows: { follows: boolean }[] }).rows;
    return row?.follows ? 'replica' : 'primary';
  }
  const respondedBy = (from = replica) => from.read(nameOf);
  const isDuplicate = () =>
    expect.poll(() => respondedBy(), { timeout: 20_000, interval: 50 }).toBe('replica');
  const price = async () =>
    (await shop.visitor().get('/products/ring')).body.product.discountedPrice;
  async function changePrice(rupees: number): Promise<void> {
    await database.db.execute(
      sql`update products set discounted_price_paise = ${rupees * 100}, original_price_paise = ${rupees * 100} where id = 'ring'`,
    );
    await shop.deps.catalogue.changed();
  }
  const on = async (server: PostgresServer, statement: string) => {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rowCount } = await client.query(statement).finally(() => client.end());
    return rowCount;
  };

  it('serves the catalogue and reports, consistent with earlier commits', async () => {
    for (const rupees of [101, 102, 103]) {
      await changePrice(rupees);
      expect(await price()).toBe(rupees);
    }
    const before = replica.figures();
    await changePrice(104);
    await price();
    expect(replica.figures()).toEqual({ ...before, byReplica: before.byReplica + 1 });
    expect(logged).toEqual([]);
  });

  it('that lags is not queried: a new price is visible immediately, and nothing stale is cached', async () => {
    await on(follower, 'select pg_wal_replay_pause()');
    await changePrice(201);
    expect(await price()).toBe(201);
    expect(await respondedBy()).toBe('primary');
    expect(replica.figures().unused).toBe(true);
    await on(follower, 'select pg_wal_replay_resume()');
    await isDuplicate();
    expect(await price()).toBe(201);
    expect(logged).toEqual(['the read replica is behind: reads use the primary', second]);
  });

  it('that is killed loses no response: the primary takes over, one log entry, automatic recovery', async () => {
    await changePrice(301);
    const reads = Promise.all(Array.from({ length: 20 }, () => respondedBy()));
    await follower.crash();
    await reads;
    expect(await price()).toBe(301);
    expect(await respondedBy()).toBe('primary');
    expect(
      (await shop.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body,
    ).toContain('database_replica_unused 1');
    await follower.restart();
    await isDuplicate();
    expect(logged).toEqual([usesPrimary, second]);
  });

  it('that accepts connections without a response delays one reader for a second, and the next one not at all', async () => {
    await isDuplicate();
    await follower.freeze();
    const startedAt = performance.now();
    expect(await respondedBy()).toBe('primary');
    const first = performance.now() - startedAt;
    expect(await respondedBy()).toBe('primary');
    expect(performance.now() - startedAt - first).toBeLessThan(500);
    await follower.thaw();
    await isDuplicate();
    expect(first).toBeLessThan(2_500);
  });

  it('that fails during a read has it retried on the primary; a business error is the same on both', async () => {
    let started = 0;
    const response = await replica.read(async (db) => {
      started += 1;
      if (started > 1) return nameOf(db);
      const end =
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'";
      const finished = vi.waitFor(async () => expect(await on(follower, end)).toBe(1), {
        timeout: 10_000,
        interval: 20,
      });
      await Promise.all([db.execute(sql`select pg_sleep(20)`), finished]);
      return 'nobody';
    });
    expect([response, started]).toEqual(['primary', 2]);
    await isDuplicate();
    expect((await shop.visitor().get('/products/none')).status).toBe(404);
    expect(await respondedBy()).toBe('replica');
  });

  it('that does not respond at the start is awaited; a server that is no replica stops the start', async () => {
    await expect(openAt(primary.url)).rejects.toThrow(
      /^DATABASE_READ_URL must be the URL of a streaming replica/,
    );
    await expect(openAt(inject('postgresUrl')!)).rejects.toThrow(/^DATABASE_READ_URL must be/);
    const none = await openAt('postgres://shop@127.0.0.1:1/postgres');
    expect(await respondedBy(none)).toBe('primary');
    expect(logged).toEqual([usesPrimary]);
    await none.close();
  });
});
