import { dayTag } from '../cache/cache.ts';
import { indianDayNumber } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { joinKeys, keysOfChange } from './purge-keys.ts';
import { purgeByHttp, type SendPurge } from './send-purge.ts';

type Pace = {
  /** The period in ms in which changes are batched into one purge. */
  gatherMs: number;
  /**
   * Delay in ms of a second purge: a process that had not received the change yet may have filled
   * the cache again.
   */
  retryDelayMs: number;
  /** Delay in ms after a failed purge. */
  retryMs: number;
};

const standard: Pace = { gatherMs: 100, retryDelayMs: 1_500, retryMs: 5_000 };
/** Cloudflare accepts 100 keys per request, Fastly 256. */
const maxKeys = 100;

/**
 * Purges changed content from the shared cache (CDN), and at midnight in India the content of the
 * day. Each process purges the changes it receives, so that a purge follows the last receipt. No
 * effect without a configured URL.
 * @returns a function that stops it
 */
export function startPurging(
  deps: Pick<Deps, 'env' | 'changes' | 'clock' | 'log'>,
  send: SendPurge | null = purgeByHttp(deps.env),
  { gatherMs, retryDelayMs, retryMs }: Pace = standard,
): () => void {
  if (!send) return () => {};
  const pending = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let gathering = false;
  let today = indianDayNumber(deps.clock);

  function next(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms).unref();
    timers.add(timer);
  }

  function gather(keys: readonly string[], afterMs: number): void {
    for (const key of keys) pending.add(key);
    if (gathering) return;
    gathering = true;
    next(afterMs, () => void purge());
  }

  async function purge(): Promise<void> {
    const keys = joinKeys(pending, maxKeys);
    pending.clear();
    gathering = false;
    try {
      await send?.(keys);
    } catch (error) {
      deps.log.warn(
        { err: error, keys: keys.length },
        'the CDN rejected a purge; it will be retried',
      );
      gather(keys, retryMs);
    }
  }

  deps.changes.onTouch(({ tags }) => {
    const keys = keysOfChange(tags);
    gather(keys, gatherMs);
    next(retryDelayMs, () => gather(keys, 0));
  });
  const midnight = setInterval(() => {
    const day = indianDayNumber(deps.clock);
    if (day !== today) gather([dayTag], 0);
    today = day;
  }, 10_000).unref();

  return () => {
    clearInterval(midnight);
    for (const timer of timers) clearTimeout(timer);
  };
}
