import { Worker } from 'node:worker_threads';
import type { Redis } from 'ioredis';
import { afterEach, expect, it } from 'vitest';
import { requestCounts } from './request-counts.ts';

/** Answers every message at once, and tells that it has. */
const answering = `const { parentPort, workerData } = require('node:worker_threads');
parentPort.on('message', () => {
  parentPort.postMessage([7, 1000]);
  Atomics.store(workerData, 0, 1);
  Atomics.notify(workerData, 0);
});`;

let thread: Worker | undefined;
afterEach(async () => void (await thread?.terminate()));

it('an answer that came while this process was busy counts, however late it is read', async () => {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const asked = new Worker(answering, { eval: true, workerData: answered });
  thread = asked;
  const redis = {
    status: 'ready',
    eval: () => {
      asked.postMessage('count');
      return new Promise((resolve) => asked.once('message', resolve));
    },
  };
  const warnings: unknown[] = [];
  const Store = requestCounts(redis as unknown as Redis, { warn: (...told: unknown[]) => void warnings.push(told) });
  const store = new Store({}).child({ routeInfo: { method: 'GET', url: '/' } } as never);
  const counting = new Promise((resolve) => {
    store.incr('203.0.113.9', (_error, counted) => resolve(counted), 60_000, 600);
  });
  Atomics.wait(answered, 0, 0);
  // Longer than anyone waits for Redis.
  for (const end = performance.now() + 300; performance.now() < end; );
  expect([await counting, warnings]).toEqual([{ current: 7, ttl: 1000 }, []]);
});
