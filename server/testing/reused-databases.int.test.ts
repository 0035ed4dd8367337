import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { metalRates } from '../catalogue/designs/schema.ts';
import type { Database } from '../platform/database/open-database.ts';
import { databaseKinds, openTestDatabase } from './test-database.ts';

const addRate = (db: Database) =>
  db
    .insert(metalRates)
    .values({ metal: 'silver-925', paisePerGram: 1 })
    .returning({ id: metalRates.id });

describe.each(databaseKinds())('a database closed by a test, on %s', (kind) => {
  async function use<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const { db, close } = await openTestDatabase(kind);
    return work(db).finally(close);
  }

  it('is empty for the next test, with reset sequences', async () => {
    await use(addRate);
    expect(await use(async (db) => [await db.$count(metalRates), await addRate(db)])).toEqual([
      0,
      [{ id: 1 }],
    ]);
  });

  it('is not reused after changes to its schema', async () => {
    await use((db) =>
      db.execute(sql`alter table metal_rates drop constraint metal_rates_positive`),
    );
    await expect(
      use((db) => db.insert(metalRates).values({ metal: 'silver-925', paisePerGram: 0 })),
    ).rejects.toThrow();
  });

  it('accepts no further statement from the test that closed it', async () => {
    const closed = await use(async (db) => db);
    await expect(addRate(closed)).rejects.toThrow();
    expect(await use((db) => db.$count(metalRates))).toBe(0);
  });
});
