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

it('runs round after round, the next when the one before has ended', async () => {
  let running = 0;
  let rounds = 0;
  const enough = Promise.withResolvers<void>();
  const stop = repeat(
    'test',
    1,
    async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((done) => setTimeout(done, 5));
      running -= 1;
      rounds += 1;
      if (rounds === 3) enough.resolve();
    },
    silentLog,
  );
  await enough.promise;
  await stop();
  expect(running).toBe(0);
});

it('goes on after a round that failed, and logs which job it was and why', async () => {
  const logged: unknown[] = [];
  const log = { ...silentLog, error: (facts: unknown) => void logged.push(facts) };
  const again = Promise.withResolvers<void>();
  const failure = new Error('the database is away');
  let rounds = 0;
  const job = async () => {
    rounds += 1;
    if (rounds === 1) throw failure;
    again.resolve();
  };
  const stop = repeat('sweep', 1, job, log, 1);
  await again.promise;
  await stop();
  expect(logged).toEqual([{ err: failure, job: 'sweep' }]);
});

it('is stopped only when the running round has ended', async () => {
  const begun = Promise.withResolvers<void>();
  const round = Promise.withResolvers<void>();
  let stopped = false;
  const job = () => {
    begun.resolve();
    return round.promise;
  };
  const stop = repeat('test', 1, job, silentLog);
  await begun.promise;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await new Promise((done) => setTimeout(done, 20));
  expect(stopped).toBe(false);
  round.resolve();
  await stopping;
});
