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

  const restore = (seconds: number) =>
    insertToken(database.db, { hash: 'h1', purpose: 'verify', email: 'asha@example.com' }, seconds);

  it('works only once for its purpose, despite 10 concurrent uses', async () => {
    await restore(600);
    const rows = await Promise.all(
      Array.from({ length: 10 }, () => consumeToken(database.db, 'verify', 'h1')),
    );
    expect(rows.filter(Boolean)).toHaveLength(1);
  });

  it('is not valid for another purpose, which leaves it unchanged', async () => {
    await restore(600);
    expect(await consumeToken(database.db, 'reset', 'h1')).toBeNull();
    expect(await consumeToken(database.db, 'verify', 'h1')).toMatchObject({
      email: 'asha@example.com',
    });
  });

  it('does not work after its expiry', async () => {
    await restore(-1);
    expect(await consumeToken(database.db, 'verify', 'h1')).toBeNull();
  });
});
