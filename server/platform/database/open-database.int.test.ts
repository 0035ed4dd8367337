import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueVersion, products } from '../../catalogue/schema.ts';
import { processEnvironment } from '../../testing/program-environment.ts';
import { databaseKinds, fillDataDir, openTestDatabase } from '../../testing/test-database.ts';
import { DataDirInUse } from './lock-data-dir.ts';
import { openDatabase } from './open-database.ts';
import { isUniqueViolation, sqlState, transact, whileStarting } from './transact.ts';

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'jyotiratna-data-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('preserves its rows when it is closed and reopened', async () => {
    const first = await openDatabase({ dataDir });
    await first.db.insert(catalogueVersion).values({ version: 7 });
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.db.select().from(catalogueVersion)).toEqual([{ id: 1, version: 7 }]);
    await second.close();
  });

  it('starts as a copy of the prepared one, without initializing its own', async () => {
    const folders = ['one', 'other'].map((name) => path.join(dataDir, name));
    const identifiers: unknown[] = [];
    for (const folder of folders) {
      const opened = await openDatabase({ dataDir: folder });
      const { rows } = (await opened.db.execute(
        sql`select system_identifier::text from pg_control_system()`,
      )) as unknown as {
        rows: unknown[];
      };
      identifiers.push(...rows);
      await opened.close();
    }
    expect(identifiers[0]).toEqual(identifiers[1]);
  });

  it('rejects a second opener with a message that names the folder', async () => {
    await fillDataDir(dataDir);
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirInUse);
    await expect(openDatabase({ dataDir })).rejects.toThrow(dataDir);
    await first.close();
  });

  it('is free again after its process was killed, and has every acknowledged row', async () => {
    await fillDataDir(dataDir);
    const script = `
      const { openDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, 'open-database.ts'))});
      const { sql } = await import('drizzle-orm');
      const { db } = await openDatabase({ dataDir: process.argv[1] });
      for (let n = 1; ; n += 1) {
        await db.execute(sql\`insert into settings (key, value) values (\${String(n)}, '1')\`);
        process.stdout.write(n + '\\n');
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
      env: processEnvironment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    for await (const chunk of child.stdout) {
      printed += chunk;
      if (printed.split('\n').length > 50) break;
    }
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const acknowledged = Number(printed.trimEnd().split('\n').at(-1));
    const reopened = await openDatabase({ dataDir });
    const result = (await reopened.db.execute(
      sql`select count(*)::int as n from settings`,
    )) as unknown as {
      rows: { n: number }[];
    };
    expect(result.rows[0]?.n).toBeGreaterThanOrEqual(acknowledged);
    await reopened.close();
  });
});

describe.each(databaseKinds())('transactions on %s', (kind) => {
  const row = {
    id: 'p',
    slug: 's',
    name: 'n',
    category: 'Precious' as const,
    originalPricePaise: 1,
    discountedPricePaise: 1,
  };

  it('leave nothing behind when they fail', async () => {
    const { db, close } = await openTestDatabase(kind);
    const failing = transact(db, async (tx) => {
      await tx.insert(products).values(row);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.$count(products)).toBe(0);
    await close();
  });

  it('distinguish a duplicate row from other failures, by its index', async () => {
    const { db, close } = await openTestDatabase(kind);
    await db.insert(products).values(row);
    const error = await db
      .insert(products)
      .values({ ...row, id: 'q' })
      .catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('23505');
    expect(isUniqueViolation(error, 'products_slug')).toBe(true);
    expect(isUniqueViolation(error, 'orders_gateway')).toBe(false);
    await close();
  });

  it('wait shortly while serving and patiently while starting', async () => {
    const { db, close } = await openTestDatabase(kind);
    const lockTimeout = (limits?: typeof whileStarting) =>
      transact(
        db,
        async (tx) => {
          const { rows } = (await tx.execute(sql`show lock_timeout`)) as {
            rows: { lock_timeout: string }[];
          };
          return rows[0]?.lock_timeout;
        },
        limits,
      );
    expect([await lockTimeout(), await lockTimeout(whileStarting)]).toEqual(['3s', '1min']);
    await close();
  });

  it('return times, intervals and their lists as the strings that Drizzle reads', async () => {
    const { db, close } = await openTestDatabase(kind);
    const query = sql`select date '2026-11-18' as day, timestamp '2026-11-18 10:30' as moment, interval '90 min' as span,
      array[date '2026-11-18'] as days, array[timestamp '2026-11-18 10:30'] as moments, array[interval '90 min'] as spans,
      array[1.50] as sums`;
    const response = {
      ...{ day: '2026-11-18', moment: '2026-11-18 10:30:00', span: '01:30:00' },
      ...{
        days: '{2026-11-18}',
        moments: '{"2026-11-18 10:30:00"}',
        spans: '{01:30:00}',
        sums: '{1.50}',
      },
    };
    expect(((await db.execute(query)) as unknown as { rows: object[] }).rows).toEqual([response]);
    const within = await transact(db, (tx) => tx.execute(query));
    expect((within as unknown as { rows: object[] }).rows).toEqual([response]);
    await close();
  });

  it('reject a stock below zero', async () => {
    const { db, close } = await openTestDatabase(kind);
    await expect(db.insert(products).values({ ...row, stock: -1 })).rejects.toSatisfy(
      (error) => sqlState(error) === '23514',
    );
    await close();
  });
});
