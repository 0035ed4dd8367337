import { setTimeout as sleepFor } from 'node:timers/promises';
import { PaymentsError } from '../payments-error.ts';

/**
 * Delays before the second and the third attempt, in ms; up to half as much is added at random
 * as jitter.
 */
const pauses = [200, 800];
/** A customer's request is pending: a longer delay requested by a provider aborts the call. */
const maxPauseMs = 2_000;

export type Timing = {
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** 0 up to 1, as `Math.random`. */
  random(): number;
};

export const realTiming: Timing = {
  sleep: async (ms, signal) => {
    await sleepFor(ms, undefined, signal ? { signal } : undefined);
  },
  random: Math.random,
};

/**
 * Whether another try makes sense after this failure, and after which pause in ms (the provider's
 * `Retry-After` where it sent one).
 * @param attempts how many tries have failed so far, from 1
 * @returns undefined when the failure is final
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

/** Runs a call that may be repeated without harm, up to three times. */
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
