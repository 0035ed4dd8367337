import { afterEach, expect, it } from 'vitest';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

let pool: Pool;
afterEach(() => pool.close());

function open(options: PoolOptions = {}): Pool {
  pool = createPool(new URL('./testing/tasks.ts', import.meta.url), { threads: 1, ...options });
  return pool;
}

const busy = { code: 'busy', status: 503, extra: { retryAfter: 5 } };

it('responds from another thread, without access to the secrets of this one', async () => {
  const { run } = open();
  expect(await run('name', null)).toBeGreaterThan(0);
  expect(await run('environment', null)).toEqual([]);
});

it('propagates the error of a task', async () => {
  await expect(open().run('reject', null)).rejects.toThrow(new RangeError('not so'));
});

it('has a bounded queue: further requests receive a retry error', async () => {
  const { run } = open({ queue: 2 });
  const [fourth, ...rest] = await Promise.allSettled(
    [1, 2, 3, 4].map(() => run('wait', 50)).reverse(),
  );
  expect(rest.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
  expect(fourth).toMatchObject({ status: 'rejected', reason: busy });
  expect(await run('name', null)).toBeGreaterThan(0);
});

it('processes tasks in order of arrival, also those that arrive behind queued ones', async () => {
  const { run } = open();
  const completed: number[] = [];
  const request = async (n: number) => {
    await run('name', null);
    completed.push(n);
    // Each completed task is followed by another, as under constant load.
    if (n < 20) await request(n + 5);
  };
  await Promise.all([0, 1, 2, 3, 4].map(request));
  expect(completed).toEqual(completed.toSorted((a, b) => a - b));
});

it('creates the input of a task when a thread is about to be free for it, one ahead', async () => {
  const { run } = open();
  const created: number[] = [];
  const finished: number[] = [];
  const request = async (n: number) => {
    await run('wait', async () => {
      // A previous task is running; the completion of another is reported a moment later.
      expect(finished.length).toBeGreaterThanOrEqual(n - 2);
      created.push(n);
      return 1;
    });
    finished.push(n);
  };
  await Promise.all([0, 1, 2, 3].map(request));
  expect(created).toEqual([0, 1, 2, 3]);
});

it('propagates the error of an input’s creation, and continues', async () => {
  const { run } = open();
  const make = () => Promise.reject(new RangeError('not so'));
  for (let n = 0; n < 3; n += 1)
    await expect(run('name', make)).rejects.toThrow(new RangeError('not so'));
  expect(await run('name', null)).toBeGreaterThan(0);
});

it.each(['die', 'fill'])(
  'outlives a thread that a task kills (%s), and serves those that wait',
  async (deadly) => {
    const { run } = open();
    const before = await run<number>('name', null);
    const [died, after] = await Promise.allSettled([run(deadly, null), run<number>('name', null)]);
    expect(died).toMatchObject({ status: 'rejected', reason: busy });
    expect(after).toEqual({ status: 'fulfilled', value: expect.any(Number) });
    expect(after).not.toMatchObject({ value: before });
  },
);

it('terminates a task that would never finish, and continues', async () => {
  const { run } = open({ timeoutMs: 300 });
  await expect(run('never', null)).rejects.toMatchObject(busy);
  // The next thread may take longer to start than this short timeout.
  await expect.poll(() => run('name', null).catch(() => 0), { timeout: 20_000 }).toBeGreaterThan(0);
});

it('terminates an idle thread, and starts another one for the next task', async () => {
  const { run } = open({ idleMs: 1 });
  const first = await run<number>('name', null);
  await expect.poll(() => run<number>('name', null), { timeout: 20_000 }).toBeGreaterThan(first);
});

it('leaves nothing running after it closes', async () => {
  const { run, close } = open();
  const running = expect(run('never', null)).rejects.toMatchObject(busy);
  const pending = expect(run('name', null)).rejects.toMatchObject(busy);
  await close();
  await Promise.all([running, pending]);
  await expect(run('name', null)).rejects.toMatchObject(busy);
});
