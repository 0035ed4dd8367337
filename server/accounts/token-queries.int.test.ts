import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';
import { tokens } from './schema.ts';
import { consumeToken, insertToken } from './token-queries.ts';

describe.each(databaseKinds())('a mailed secret on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(tokens);
  });

  const give = (seconds: number) =>
    insertToken(database.db, { hash: 'h1', purpose: 'verify', email: 'asha@example.com' }, seconds);

  it('opens what it was made for, once, of 10 at once', async () => {
    await give(600);
    const rows = await Promise.all(Array.from({ length: 10 }, () => consumeToken(database.db, 'verify', 'h1')));
    expect(rows.filter(Boolean)).toHaveLength(1);
  });

  it('opens nothing else, and stays as it was', async () => {
    await give(600);
    expect(await consumeToken(database.db, 'reset', 'h1')).toBeNull();
    expect(await consumeToken(database.db, 'verify', 'h1')).toMatchObject({ email: 'asha@example.com' });
  });

  it('opens nothing after its time', async () => {
    await give(-1);
    expect(await consumeToken(database.db, 'verify', 'h1')).toBeNull();
  });
});
