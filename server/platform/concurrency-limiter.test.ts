import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

describe('the concurrency limiter', () => {
  it('admits that many concurrently, in the order of arrival', async () => {
    const limiter = createConcurrencyLimiter(2, 1000);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((n) =>
      limiter.run(() => {
        started.push(n);
        return new Promise<void>((done) => ends.push(done));
      }),
    );
    await eventually(() => expect(started).toEqual([0, 1]));
    ends[1]!();
    await eventually(() => expect(started).toEqual([0, 1, 2]));
    ends[0]!();
    ends[2]!();
    await eventually(() => expect(started).toEqual([0, 1, 2, 3]));
    ends[3]!();
    await Promise.all(all);
  });

  it('opens again after work that failed', async () => {
    const limiter = createConcurrencyLimiter(1, 1000);
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(async () => 'yes')).resolves.toBe('yes');
  });

  it('rejects a request after its timeout, and frees its slot', async () => {
    vi.useFakeTimers();
    const limiter = createConcurrencyLimiter(1, 1000);
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const first = limiter.run(() => promise);
    const second = expect(limiter.run(async () => {})).rejects.toMatchObject({ code: 'busy' });
    await vi.advanceTimersByTimeAsync(1000);
    await second;
    end();
    await first;
    await expect(limiter.run(async () => 'in')).resolves.toBe('in');
    vi.useRealTimers();
  });
});
