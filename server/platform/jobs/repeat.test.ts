import { expect, it, vi } from 'vitest';
import { silentLog } from '../log.ts';
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

it('runs again and again, also after a round that failed, and logs why', async () => {
  const enough = Promise.withResolvers<void>();
  let rounds = 0;
  const job = async () => {
    rounds += 1;
    if (rounds === 4) enough.resolve();
    if (rounds % 2) throw new Error(`round ${rounds}`);
  };
  const error = vi.fn();
  const stop = repeat('test', 1, job, { ...silentLog, error });
  await enough.promise;
  await stop();
  expect(error.mock.calls).toEqual([
    [{ err: new Error('round 1'), job: 'test' }, 'job failed'],
    [{ err: new Error('round 3'), job: 'test' }, 'job failed'],
  ]);
});

it('survives a job that throws before it promises anything', async () => {
  const again = Promise.withResolvers<void>();
  let rounds = 0;
  const job = () => {
    rounds += 1;
    if (rounds === 1) throw new Error('at once');
    again.resolve();
    return Promise.resolve();
  };
  const error = vi.fn();
  const stop = repeat('test', 1, job, { ...silentLog, error });
  await again.promise;
  await stop();
  expect(error).toHaveBeenCalledWith({ err: new Error('at once'), job: 'test' }, 'job failed');
});

it('has not stopped before the running round has ended', async () => {
  const round = Promise.withResolvers<void>();
  let ended = false;
  const job = async () => {
    await round.promise;
    ended = true;
  };
  const stopped = repeat('test', 1, job, silentLog)().then(() => ended);
  round.resolve();
  expect(await stopped).toBe(true);
});
