import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { drainOutbox } from './outbox.ts';
import {
  addToOutbox,
  claimOutbox,
  completeOutbox,
  postponeOutbox,
  readPendingJobs,
} from './queries.ts';
import { outbox } from './schema.ts';

describe.each(databaseKinds())('the outbox on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.deps.db.delete(outbox));

  const rows = () => shop.deps.db.select().from(outbox).orderBy(outbox.key);

  it('runs each task once, however often it was queued and however many workers drain it', async () => {
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
    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });

  it('ignores other kinds', async () => {
    await addToOutbox(shop.deps.db, 'mail', 'm', {});
    expect(await drainOutbox(shop.deps, 'refund', async () => {})).toEqual({ done: 0, failed: 0 });
    expect((await rows())[0]!.doneAt).toBeNull();
  });

  it('reports the age of the oldest task of each kind, including deferred ones', async () => {
    const { db } = shop.deps;
    for (const key of ['old', 'new', 'done']) await addToOutbox(db, 'mail', key, {});
    await addToOutbox(db, 'refund', 'r', {});
    await db.execute(
      sql`update outbox set created_at = now() - interval '1 hour' where key <> 'new'`,
    );
    await db.execute(sql`update outbox set due_at = now() + interval '1 hour' where key = 'old'`);
    for (const [kind, key] of [
      ['mail', 'done'],
      ['refund', 'r'],
    ] as const)
      await completeOutbox(db, kind, key);
    const pending = await readPendingJobs(db);
    expect([...pending.keys()]).toEqual(['mail']);
    expect(Math.round(pending.get('mail')! / 60)).toBe(60);
  });

  it('defers a failure, with the kind of error but not its message', async () => {
    await addToOutbox(shop.deps.db, 'mail', 'm', {});
    const deny = async () => {
      throw Object.assign(new Error('550 asha@example.in unknown'), { code: 'EENVELOPE' });
    };
    expect(await drainOutbox(shop.deps, 'mail', deny)).toEqual({ done: 0, failed: 1 });
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, doneAt: null, lastError: 'Error EENVELOPE' });
    expect(row!.dueAt.getTime() - Date.now()).toBeGreaterThan(3000);
    await shop.deps.db.update(outbox).set({ dueAt: sql`now()` });
    expect(await drainOutbox(shop.deps, 'mail', async () => {})).toEqual({ done: 1, failed: 0 });
  });

  it('assigns the task of a dead worker to another when its lease expires', async () => {
    await addToOutbox(shop.deps.db, 'mail', 'm', {});
    await claimOutbox(shop.deps.db, 'mail', { limit: 1, leaseSeconds: 60 });
    expect(await drainOutbox(shop.deps, 'mail', async () => {})).toEqual({ done: 0, failed: 0 });
    await shop.deps.db.update(outbox).set({ dueAt: sql`now()` });
    expect(await drainOutbox(shop.deps, 'mail', async () => {})).toEqual({ done: 1, failed: 0 });
  });

  it('prevents a completed task from being queued again', async () => {
    const { db } = shop.deps;
    expect(await addToOutbox(db, 'mail', 'm', {})).toBe(true);
    await drainOutbox(shop.deps, 'mail', async () => {});
    expect(await addToOutbox(db, 'mail', 'm', {})).toBe(false);
    expect(await drainOutbox(shop.deps, 'mail', async () => {})).toEqual({ done: 0, failed: 0 });
    // Its lease has expired, so it would be due again if it were not done.
    await db.update(outbox).set({ dueAt: sql`now() - interval '1 hour'` });
    expect(await drainOutbox(shop.deps, 'mail', async () => {})).toEqual({ done: 0, failed: 0 });
  });

  it('claims no more tasks at once than requested', async () => {
    for (let n = 0; n < 4; n += 1) await addToOutbox(shop.deps.db, 'mail', `m${n}`, {});
    expect(await claimOutbox(shop.deps.db, 'mail', { limit: 3, leaseSeconds: 60 })).toHaveLength(3);
    expect(await claimOutbox(shop.deps.db, 'mail', { limit: 3, leaseSeconds: 60 })).toHaveLength(1);
  });

  it.each([
    [1, 4, 5],
    [2, 8, 10],
    [5, 64, 80],
    [40, 2880, 3600],
  ])('defers after failure %i for %i to %i seconds', async (failures, min, max) => {
    await addToOutbox(shop.deps.db, 'mail', 'm', {});
    await shop.deps.db.update(outbox).set({ attempts: failures - 1 });
    await drainOutbox(shop.deps, 'mail', () => Promise.reject(new Error('down')));
    const [{ wait }] = (await shop.deps.db
      .select({ wait: sql<number>`extract(epoch from ${outbox.dueAt} - now())::float8` })
      .from(outbox)) as [{ wait: number }];
    expect(wait).toBeGreaterThan(min - 2);
    expect(wait).toBeLessThanOrEqual(max);
  });

  it('stores only the kind of an error, with or without a code', async () => {
    await addToOutbox(shop.deps.db, 'mail', 'm', {});
    await drainOutbox(shop.deps, 'mail', () =>
      Promise.reject(new TypeError('asha@example.in refused')),
    );
    expect((await rows())[0]!.lastError).toBe('TypeError');
  });

  it('ignores the failure of a worker with an expired lease and a reassigned task', async () => {
    const { db } = shop.deps;
    await addToOutbox(db, 'mail', 'm', {});
    const [slow] = await claimOutbox(db, 'mail', { limit: 1, leaseSeconds: 60 });
    await db.update(outbox).set({ dueAt: sql`now()` });
    await claimOutbox(db, 'mail', { limit: 1, leaseSeconds: 60 });
    await postponeOutbox(db, 'mail', slow!, { seconds: 3600, error: 'late' });
    expect((await rows())[0]).toMatchObject({ attempts: 2, lastError: null });
  });
});
