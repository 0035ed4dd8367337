import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToOutbox, claimOutbox } from '../db/queries/outbox.ts';
import { outbox } from '../db/schema/index.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { drainOutbox } from './outbox.ts';

describe.each(databaseKinds())('the outbox on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.deps.db.delete(outbox));

  const rows = () => shop.deps.db.select().from(outbox).orderBy(outbox.key);

  it('does each task once, however often it was noted and however many workers drain', async () => {
    const { db } = shop.deps;
    for (let n = 0; n < 12; n += 1) {
      await addToOutbox(db, 'refund', `r${n}`, { n });
      await addToOutbox(db, 'refund', `r${n}`, { n: 'again' });
    }
    const done: unknown[] = [];
    await Promise.all(
      Array.from({ length: 4 }, () =>
        drainOutbox(shop.deps, 'refund', async ({ payload }) => void done.push(payload.n)),
      ),
    );
    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('leaves other kinds alone', async () => {
    await addToOutbox(shop.deps.db, 'mail', 'm', {});
    expect(await drainOutbox(shop.deps, 'refund', async () => {})).toEqual({ done: 0, failed: 0 });
    expect((await rows())[0]!.doneAt).toBeNull();
  });

  it('puts a failure off, with the kind of error but not its words', async () => {
    await addToOutbox(shop.deps.db, 'mail', 'm', {});
    const refuse = async () => {
      throw Object.assign(new Error('550 asha@example.in unknown'), { code: 'EENVELOPE' });
    };
    expect(await drainOutbox(shop.deps, 'mail', refuse)).toEqual({ done: 0, failed: 1 });
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, doneAt: null, lastError: 'Error EENVELOPE' });
    expect(row!.dueAt.getTime() - Date.now()).toBeGreaterThan(3000);
    await shop.deps.db.update(outbox).set({ dueAt: sql`now()` });
    expect(await drainOutbox(shop.deps, 'mail', async () => {})).toEqual({ done: 1, failed: 0 });
  });

  it('gives the task of a dead worker to another when its lease ends', async () => {
    await addToOutbox(shop.deps.db, 'mail', 'm', {});
    await claimOutbox(shop.deps.db, 'mail', { limit: 1, leaseSeconds: 60 });
    expect(await drainOutbox(shop.deps, 'mail', async () => {})).toEqual({ done: 0, failed: 0 });
    await shop.deps.db.update(outbox).set({ dueAt: sql`now()` });
    expect(await drainOutbox(shop.deps, 'mail', async () => {})).toEqual({ done: 1, failed: 0 });
  });
});
