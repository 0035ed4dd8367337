import { setTimeout as sleepFor } from 'node:timers/promises';
import { PaymentsError } from '../payments-error.ts';

/**
 * Delays before the second and the third attempt, in ms; a random jitter of up to half is added.
 */
const pauses = [200, 800];
/**
 * Maximum delay in ms, since a customer waits: if the provider requests a longer one, the call
 * fails.
 */
const maxPauseMs = 2_000;

export type Timing = {
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to 1, as `Math.random`. */
  random(): number;
};

export const realTiming: Timing = {
  sleep: async (ms, signal) => {
    await sleepFor(ms, undefined, signal ? { signal } : undefined);
  },
  random: Math.random,
};

/**
 * The delay in ms before a retry after this failure (the provider's `Retry-After`, if sent).
 * @param attempts number of failed attempts, from 1
 * @returns undefined if the failure is final
 */
export function pauseBeforeRetry(
  failure: unknown,
  attempts: number,
  random: () => number,
): number | undefined {
  if (
    !(failure instanceof PaymentsError) ||
    failure.kind === 'refused' ||
    failure.reason === 'breaker_open'
  )
    return undefined;
  const standard = pauses[attempts - 1];
  if (standard === undefined) return undefined;
  const pause = Math.max(standard * (1 + random() / 2), failure.retryAfterMs ?? 0);
  return pause > maxPauseMs ? undefined : pause;
}

/** Runs an idempotent call, with at most three attempts. */
export async function withRetries<T>(
  timing: Timing,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await run();
    } catch (failure) {
      const pause = pauseBeforeRetry(failure, attempts, timing.random);
      if (pause === undefined || signal?.aborted) throw failure;
      await timing.sleep(pause, signal).catch(() => {
        throw failure;
      });
    }
  }
}
