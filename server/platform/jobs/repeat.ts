import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

/**
 * Schedules a job: runs it now, or after `firstMs`, and then `everyMs` after each completion, so
 * that it never overlaps with itself. A failure is logged, and the next run follows as scheduled.
 * @returns a function that stops it: no further run starts, and its promise resolves when the
 * current run is complete
 */
export function repeat(
  name: string,
  everyMs: number,
  job: () => Promise<unknown>,
  log: Log,
  firstMs = 0,
): () => Promise<void> {
  const stop = new AbortController();
  const wait = (ms: number) =>
    pause(ms, undefined, { signal: stop.signal, ref: false }).catch(() => {});
  const finished = rounds();

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
    await finished;
  };
}
