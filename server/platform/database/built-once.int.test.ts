import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds, openTestDatabase } from '../../testing/test-database.ts';
import { builtForIds, builtOnce, builtOnceEach, placeholders } from './built-once.ts';
import type { Executor, OpenDatabase } from './open-database.ts';
import { settings } from './settings-schema.ts';
import { transact } from './transact.ts';

describe.each(databaseKinds())('a statement that is built once, on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(settings);
    await database.db.insert(settings).values([
      { key: 'one', value: { pieces: 1 } },
      { key: 'two', value: { pieces: 2 } },
    ]);
  });

  const build = vi.fn((db: Executor) =>
    db
      .select()
      .from(settings)
      .where(eq(settings.key, sql.placeholder('key'))),
  );
  const find = builtOnce(build);

  it('returns each run’s own values, parsed as the table declares', async () => {
    const found = await Promise.all(
      ['two', 'one', 'none'].map((key) => find(database.db, { key })),
    );
    expect(found).toEqual([
      [{ key: 'two', value: { pieces: 2 } }],
      [{ key: 'one', value: { pieces: 1 } }],
      [],
    ]);
  });

  it('is not built again', async () => {
    await find(database.db, { key: 'one' });
    build.mockClear();
    await find(database.db, { key: 'one' });
    expect(build).not.toHaveBeenCalled();
  });

  it('runs in the given transaction, and sees its writes', async () => {
    await find(database.db, { key: 'three' });
    const seen = await transact(database.db, async (tx) => {
      await tx.insert(settings).values({ key: 'three', value: 3 });
      return find(tx, { key: 'three' });
    });
    expect(seen).toEqual([{ key: 'three', value: 3 }]);
  });

  it('leaves nothing of a transaction that fails', async () => {
    const insert = builtOnceEach((db, columns: string[]) =>
      db.insert(settings).values(placeholders<typeof settings.$inferSelect>(columns)),
    );
    const work = transact(database.db, async (tx) => {
      await insert(tx, ['key', 'value'], { key: 'gone', value: 1 });
      throw new Error('after it');
    });
    await expect(work).rejects.toThrow('after it');
    expect(await find(database.db, { key: 'gone' })).toEqual([]);
  });

  it('stores SQL null for a null in a JSON column, not JSON null', async () => {
    const given = builtOnce((db) =>
      db.update(settings).set({
        value: sql`coalesce(${sql.param(sql.placeholder('value'), settings.value)}, '"none"'::jsonb)`,
      }),
    );
    await given(database.db, { value: null });
    expect(await find(database.db, { key: 'one' })).toEqual([{ key: 'one', value: 'none' }]);
  });

  it.each([1, 2, 3])('finds the rows of %i ids', async (many) => {
    const findAll = builtForIds((db, ids) =>
      db
        .select({ key: settings.key })
        .from(settings)
        .where(sql`${settings.key} in (${sql.join(ids, sql`, `)})`)
        .orderBy(settings.key),
    );
    const ids = ['one', 'two', 'none'].slice(0, many);
    const rows = await findAll(database.db, ids);
    expect(rows.map(({ key }) => key)).toEqual(ids.filter((id) => id !== 'none'));
  });
});
