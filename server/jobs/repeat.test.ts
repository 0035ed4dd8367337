import { expect, it, vi } from 'vitest';
import { silentLog } from '../ports/log.ts';
import { repeat } from './repeat.ts';

it('runs at once, ends a running round before it stops, and begins no other', async () => {
  const round = Promise.withResolvers<void>();
  const job = vi.fn(() => round.promise);
  const stopped = repeat('test', 1, job, silentLog)();
  round.resolve();
  await stopped;
  expect(job).toHaveBeenCalledTimes(1);
});

it('may be stopped before its first round', async () => {
  const job = vi.fn(async () => {});
  await repeat('test', 1, job, silentLog, 3_600_000)();
  expect(job).not.toHaveBeenCalled();
});
