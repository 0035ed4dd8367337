import { afterEach, expect, test, vi } from 'vitest';
import { createFakeClock, createSystemClock } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('advancing runs due jobs in order, each at its own time', async () => {
  const clock = createFakeClock(1_000);
  const ran: [string, number][] = [];
  clock.at(3_000, () => ran.push(['late', clock.now()]));
  clock.at(2_000, () => ran.push(['early', clock.now()]));
  clock.at(9_000, () => ran.push(['never', clock.now()]));
  await clock.advance(4_000);
  expect([ran, clock.now()]).toEqual([
    [
      ['early', 2_000],
      ['late', 3_000],
    ],
    5_000,
  ]);
});

test('advancing awaits a job and runs the jobs that it scheduled', async () => {
  const clock = createFakeClock(0);
  const ran: number[] = [];
  clock.at(10, async () => {
    await Promise.resolve();
    clock.at(20, () => ran.push(clock.now()));
  });
  await clock.advance(30);
  expect(ran).toEqual([20]);
});

test('a cancelled job does not run', async () => {
  const clock = createFakeClock(0);
  const job = vi.fn();
  clock.at(10, job)();
  await clock.advance(20);
  expect(job).not.toHaveBeenCalled();
});

test('the system clock runs jobs by itself', () => {
  vi.useFakeTimers();
  const clock = createSystemClock();
  const job = vi.fn();
  clock.at(clock.now() + 5_000, job);
  vi.advanceTimersByTime(4_999);
  expect(job).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(job).toHaveBeenCalledOnce();
});

test('the system clock can be advanced', async () => {
  const clock = createSystemClock();
  const job = vi.fn();
  clock.at(clock.now() + 86_400_000, job);
  await clock.advance(86_400_000);
  expect(job).toHaveBeenCalledOnce();
});
