import { Worker } from 'node:worker_threads';
import type { Redis } from 'ioredis';
import { afterEach, expect, it } from 'vitest';
import { requestCounts } from './request-counts.ts';

/** A worker that replies to every message immediately. */
const answering = `const { parentPort, workerData } = require('node:worker_threads');
parentPort.on('message', () => {
  parentPort.postMessage([7, 1000]);
  Atomics.store(workerData, 0, 1);
  Atomics.notify(workerData, 0);
});`;

let thread: Worker | undefined;
afterEach(async () => void (await thread?.terminate()));

it('a response that arrived while this process was blocked counts, however late it is read', async () => {
  const responded = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(answering, { eval: true, workerData: responded });
  thread = worker;
  const redis = {
    status: 'ready',
    eval: () => {
      worker.postMessage('count');
      return new Promise((resolve) => worker.once('message', resolve));
    },
  };
  const warnings: unknown[] = [];
  const Store = requestCounts(redis as unknown as Redis, {
    warn: (...entry: unknown[]) => void warnings.push(entry),
  });
  const store = new Store({}).child({ routeInfo: { method: 'GET', url: '/' } } as never);
  const counting = new Promise((resolve) => {
    store.incr('203.0.113.9', (_error, counts) => resolve(counts), 60_000, 600);
  });
  Atomics.wait(responded, 0, 0);
  // Blocks this thread for longer than the timeout of Redis.
  for (const end = performance.now() + 300; performance.now() < end; );
  expect([await counting, warnings]).toEqual([{ current: 7, ttl: 1000 }, []]);
});
