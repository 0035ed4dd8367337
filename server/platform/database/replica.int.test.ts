import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openShopReplica } from '../../boot/open-shop-database.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type PostgresServer, startPostgres, startReplica } from '../../testing/postgres-server.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { readEnv } from '../env.ts';
import { silentLog } from '../log.ts';
import { type Database, type OpenDatabase, openDatabase } from './open-database.ts';
import type { Replica } from './replica.ts';

const away = 'the read replica cannot be asked: the primary answers meanwhile';
const again = 'the read replica is asked again';

describe.skipIf(!inject('postgresUrl'))('a read replica', () => {
  let primary: PostgresServer;
  let follower: PostgresServer;
  let database: OpenDatabase;
  let replica: Replica;
  let shop: TestShop;
  const said: string[] = [];
  const note = (_facts: object, message = '') => void said.push(message);
  const log = { ...silentLog, info: note, warn: note };
  const openAt = (DATABASE_READ_URL: string) =>
    openShopReplica(readEnv({ DATABASE_URL: primary.url, DATABASE_READ_URL }), { db: database.db, log });

  beforeAll(async () => {
    primary = (await startPostgres())!;
    database = await openDatabase({ databaseUrl: primary.url, dataDir: '', pool: 4 });
    follower = await startReplica(primary.url);
    replica = await openAt(follower.url);
    shop = await createTestShop(database, {}, { change: (deps) => ({ ...deps, replica }) });
    await addProduct(shop.deps, { id: 'ring', stock: 50 });
  });
  afterEach(() => void said.splice(0));
  afterAll(async () => {
    await replica?.close();
    await follower?.stop();
    await shop?.close();
    await primary?.stop();
  });

  /** Which server answers what the replica may: one of them follows the other. */
  async function nameOf(db: Database) {
    const asked = await db.execute(sql`select pg_is_in_recovery() as follows`);
    const [row] = (asked as unknown as { rows: { follows: boolean }[] }).rows;
    return row?.follows ? 'replica' : 'primary';
  }
  const answeredBy = (asked = replica) => asked.read(nameOf);
  const isRepeated = () => expect.poll(() => answeredBy(), { timeout: 20_000, interval: 50 }).toBe('replica');
  const price = async () => (await shop.visitor().get('/products/ring')).body.product.discountedPrice;
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

  it('answers the catalogue and reports, after what was committed before', async () => {
    for (const rupees of [101, 102, 103]) {
      await changePrice(rupees);
      expect(await price()).toBe(rupees);
    }
    const before = replica.figures();
    await changePrice(104);
    await price();
    expect(replica.figures()).toEqual({ ...before, byReplica: before.byReplica + 1 });
    expect(said).toEqual([]);
  });

  it('that is behind is not asked: a new price shows at once, and nothing stale is kept', async () => {
    await on(follower, 'select pg_wal_replay_pause()');
    await changePrice(201);
    expect(await price()).toBe(201);
    expect(await answeredBy()).toBe('primary');
    expect(replica.figures().unused).toBe(true);
    await on(follower, 'select pg_wal_replay_resume()');
    await isRepeated();
    expect(await price()).toBe(201);
    expect(said).toEqual(['the read replica is behind: the primary answers meanwhile', again]);
  });

  it('that is killed costs no reply: the primary answers, it is told once, and it comes back by itself', async () => {
    await changePrice(301);
    const asked = Promise.all(Array.from({ length: 20 }, () => answeredBy()));
    await follower.crash();
    await asked;
    expect(await price()).toBe(301);
    expect(await answeredBy()).toBe('primary');
    expect((await shop.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body).toContain(
      'database_replica_unused 1',
    );
    await follower.restart();
    await isRepeated();
    expect(said).toEqual([away, again]);
  });

  it('that takes connections and says nothing keeps one reader waiting for a second, and the next one for none', async () => {
    await isRepeated();
    await follower.freeze();
    const startedAt = performance.now();
    expect(await answeredBy()).toBe('primary');
    const first = performance.now() - startedAt;
    expect(await answeredBy()).toBe('primary');
    expect(performance.now() - startedAt - first).toBeLessThan(500);
    await follower.thaw();
    await isRepeated();
    expect(first).toBeLessThan(2_500);
  });

  it('that fails in the middle of a read has it begun anew on the primary; a refusal of the shop is one of both', async () => {
    let started = 0;
    const answer = await replica.read(async (db) => {
      started += 1;
      if (started > 1) return nameOf(db);
      const end = "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'";
      const ended = vi.waitFor(async () => expect(await on(follower, end)).toBe(1), { timeout: 10_000, interval: 20 });
      await Promise.all([db.execute(sql`select pg_sleep(20)`), ended]);
      return 'nobody';
    });
    expect([answer, started]).toEqual(['primary', 2]);
    await isRepeated();
    expect((await shop.visitor().get('/products/none')).status).toBe(404);
    expect(await answeredBy()).toBe('replica');
  });

  it('that does not answer at the start is waited for; a server that is none stops the start', async () => {
    await expect(openAt(primary.url)).rejects.toThrow(/^DATABASE_READ_URL takes the URL of a streaming replica/);
    await expect(openAt(inject('postgresUrl')!)).rejects.toThrow(/^DATABASE_READ_URL takes/);
    const none = await openAt('postgres://shop@127.0.0.1:1/postgres');
    expect(await answeredBy(none)).toBe('primary');
    expect(said).toEqual([away]);
    await none.close();
  });
});
