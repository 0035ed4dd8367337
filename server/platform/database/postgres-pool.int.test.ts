import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from '../../boot/app.ts';
import { createDeps } from '../../boot/deps.ts';
import { createMemoryImageStore } from '../../testing/memory-image-store.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import { readEnv } from '../env.ts';
import { noopLog } from '../log.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { transact } from './transact.ts';

const pool = 3;
const timeoutMs = { connectMs: 1500, responseMs: 500 };

describe.skipIf(!inject('postgresUrl'))('the connections to PostgreSQL', () => {
  let server: PostgresServer;
  let database: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({ databaseUrl: server.url, dataDir: '', pool, timeoutMs });
    const env = readEnv({ SEED: 'none', PAYMENTS: 'none', LOG_LEVEL: 'silent' });
    app = await createApp({
      deps: await createDeps({
        env,
        db: database.db,
        store: createMemoryImageStore(),
        log: noopLog,
      }),
    });
  });
  afterEach(() => server.thaw());
  afterAll(async () => {
    await app?.close();
    await database?.close();
    await server?.stop();
  });

  const login = () =>
    app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: 'a@example.com', password: 'wrong one' },
    });
  const one = () => transact(database.db, (tx) => tx.execute(sql`select 1`));
  const extra = pool * 4;
  const times = <Result>(work: () => Promise<Result>) =>
    Promise.all(Array.from({ length: extra }, work));

  it('are abandoned while a frozen server accepts them without a response, and recover when it resumes', async () => {
    await times(one);
    await server.freeze();
    const [results, ready] = await Promise.all([times(login), app.inject({ url: '/readyz' })]);
    expect(new Set(results.map((reply) => `${reply.statusCode} ${reply.json().code}`))).toEqual(
      new Set(['503 busy']),
    );
    expect(ready.statusCode).toBe(503);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await server.thaw();
    expect((await login()).statusCode).toBe(401);
  });

  it('are not leaked by transactions that could not start', async () => {
    await times(one);
    await server.freeze();
    const outcomes = await Promise.allSettled(Array.from({ length: extra }, one));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await server.thaw();
    expect(await times(one)).toHaveLength(extra);
  });

  it('may break in the middle of a transaction without ending the process', async () => {
    const broken = transact(database.db, async (tx) => {
      await server.crash();
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    await server.restart();
    expect(await times(one)).toHaveLength(extra);
  });

  it('stay open when a statement exceeds the idle timeout, as long as data arrives', async () => {
    const slow = sql`select pg_sleep(0.01), repeat('x', 8192) from generate_series(1, 80)`;
    const { rows } = (await database.db.execute(slow)) as unknown as { rows: unknown[] };
    expect(rows).toHaveLength(80);
  });
});
