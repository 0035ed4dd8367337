import { afterEach, expect, it } from 'vitest';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

let pool: Pool;
afterEach(() => pool.close());

function open(options: PoolOptions = {}): Pool {
  pool = createPool(new URL('./testing/tasks.ts', import.meta.url), { threads: 1, ...options });
  return pool;
}

const busy = { code: 'busy', status: 503, extra: { retryAfter: 5 } };

it('answers from another thread, which knows no secret of this one', async () => {
  const { run } = open();
  expect(await run('name', null)).toBeGreaterThan(0);
  expect(await run('environment', null)).toEqual([]);
});

it('hands on what a task throws', async () => {
  await expect(open().run('refuse', null)).rejects.toThrow(new RangeError('not so'));
});

it('has an end to its queue: who comes then is told to come again', async () => {
  const { run } = open({ queue: 2 });
  const [fourth, ...others] = await Promise.allSettled([1, 2, 3, 4].map(() => run('wait', 50)).reverse());
  expect(others.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
  expect(fourth).toMatchObject({ status: 'rejected', reason: busy });
  expect(await run('name', null)).toBeGreaterThan(0);
});

it('serves in the order of coming, also who comes while others wait', async () => {
  const { run } = open();
  const served: number[] = [];
  const ask = async (n: number) => {
    await run('name', null);
    served.push(n);
    // As each is served another comes, as in a rush that does not end.
    if (n < 20) await ask(n + 5);
  };
  await Promise.all([0, 1, 2, 3, 4].map(ask));
  expect(served).toEqual(served.toSorted((a, b) => a - b));
});

it('makes what a task is given when a thread is about to be free for it, one ahead', async () => {
  const { run } = open();
  const made: number[] = [];
  const ended: number[] = [];
  const ask = async (n: number) => {
    await run('wait', async () => {
      // Of those that came before one is under way; that another has ended is told a moment later.
      expect(ended.length).toBeGreaterThanOrEqual(n - 2);
      made.push(n);
      return 1;
    });
    ended.push(n);
  };
  await Promise.all([0, 1, 2, 3].map(ask));
  expect(made).toEqual([0, 1, 2, 3]);
});

it('hands on what the making of an input throws, and goes on', async () => {
  const { run } = open();
  const make = () => Promise.reject(new RangeError('not so'));
  for (let n = 0; n < 3; n += 1) await expect(run('name', make)).rejects.toThrow(new RangeError('not so'));
  expect(await run('name', null)).toBeGreaterThan(0);
});

it.each(['die', 'fill'])('outlives a thread that a task kills (%s), and serves those that wait', async (deadly) => {
  const { run } = open();
  const before = await run<number>('name', null);
  const [died, after] = await Promise.allSettled([run(deadly, null), run<number>('name', null)]);
  expect(died).toMatchObject({ status: 'rejected', reason: busy });
  expect(after).toEqual({ status: 'fulfilled', value: expect.any(Number) });
  expect(after).not.toMatchObject({ value: before });
});

it('ends a task that would never end, and goes on', async () => {
  const { run } = open({ patienceMs: 300 });
  await expect(run('never', null)).rejects.toMatchObject(busy);
  // The next thread may take longer to start than such a short patience allows.
  await expect.poll(() => run('name', null).catch(() => 0), { timeout: 20_000 }).toBeGreaterThan(0);
});

it('ends a thread that has nothing to do, and starts another one for the next task', async () => {
  const { run } = open({ idleMs: 1 });
  const first = await run<number>('name', null);
  await expect.poll(() => run<number>('name', null), { timeout: 20_000 }).toBeGreaterThan(first);
});

it('lets nothing outlive its end', async () => {
  const { run, close } = open();
  const running = expect(run('never', null)).rejects.toMatchObject(busy);
  const waiting = expect(run('name', null)).rejects.toMatchObject(busy);
  await close();
  await Promise.all([running, waiting]);
  await expect(run('name', null)).rejects.toMatchObject(busy);
});
