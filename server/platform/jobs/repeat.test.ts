import { expect, it, vi } from 'vitest';
import { noopLog } from '../log.ts';
import { repeat } from './repeat.ts';

it('runs immediately, completes the current run before it stops, and starts no other', async () => {
  const round = Promise.withResolvers<void>();
  const job = vi.fn(() => round.promise);
  const stopped = repeat('test', 1, job, noopLog)();
  round.resolve();
  await stopped;
  expect(job).toHaveBeenCalledTimes(1);
});

it('may be stopped before its first run', async () => {
  const job = vi.fn(async () => {});
  await repeat('test', 1, job, noopLog, 3_600_000)();
  expect(job).not.toHaveBeenCalled();
});

it('runs repeatedly, also after a failed run, whose error is logged', async () => {
  const enough = Promise.withResolvers<void>();
  let rounds = 0;
  const job = async () => {
    rounds += 1;
    if (rounds === 4) enough.resolve();
    if (rounds % 2) throw new Error(`round ${rounds}`);
  };
  const error = vi.fn();
  const stop = repeat('test', 1, job, { ...noopLog, error });
  await enough.promise;
  await stop();
  expect(error.mock.calls).toEqual([
    [{ err: new Error('round 1'), job: 'test' }, 'job failed'],
    [{ err: new Error('round 3'), job: 'test' }, 'job failed'],
  ]);
});

it('survives a job that throws synchronously', async () => {
  const second = Promise.withResolvers<void>();
  let rounds = 0;
  const job = () => {
    rounds += 1;
    if (rounds === 1) throw new Error('at once');
    second.resolve();
    return Promise.resolve();
  };
  const error = vi.fn();
  const stop = repeat('test', 1, job, { ...noopLog, error });
  await second.promise;
  await stop();
  expect(error).toHaveBeenCalledWith({ err: new Error('at once'), job: 'test' }, 'job failed');
});

it('stops only after the current run is complete', async () => {
  const round = Promise.withResolvers<void>();
  let finished = false;
  const job = async () => {
    await round.promise;
    finished = true;
  };
  const stopped = repeat('test', 1, job, noopLog)().then(() => finished);
  round.resolve();
  expect(await stopped).toBe(true);
});
