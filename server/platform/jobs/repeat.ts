import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

/**
 * Runs `job` now, or after `firstMs`, and then `everyMs` after each end, so it never overlaps with itself; a failure is
 * logged and the next round comes as usual.
 * @returns stops it: no further round begins, and the promise resolves when the running one has ended
 */
export function repeat(
  name: string,
  everyMs: number,
  job: () => Promise<unknown>,
  log: Log,
  firstMs = 0,
): () => Promise<void> {
  const stop = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: stop.signal, ref: false }).catch(() => {});
  const ended = rounds();

  async function rounds(): Promise<void> {
    if (firstMs > 0) await wait(firstMs);
    while (!stop.signal.aborted) {
      try {
        await job();
      } catch (error) {
        if (!stop.signal.aborted) log.error({ err: error, job: name }, 'job failed');
      }
      await wait(everyMs);
    }
  }

  return async () => {
    stop.abort();
    await ended;
  };
}
