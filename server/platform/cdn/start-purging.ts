import { dayTag } from '../cache/cache.ts';
import { indianDayNumber } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { joinKeys, keysOfChange } from './purge-keys.ts';
import { purgeByHttp, type SendPurge } from './send-purge.ts';

type Pace = {
  /** Changes of so many ms are purged together. */
  gatherMs: number;
  /**
   * Repeated after this delay in ms: a process that had not yet received the change may have
   * served the cache since.
   */
  retryDelayMs: number;
  /** The pause after a purge that failed, ms. */
  retryMs: number;
};

const standard: Pace = { gatherMs: 100, retryDelayMs: 1_500, retryMs: 5_000 };
/** Cloudflare accepts 100 keys per request, Fastly 256. */
const maxKeys = 100;

/**
 * Purges changed content from the cache in front of the shop, and each midnight in India the
 * content of the day. Every process purges the events it receives, so that the last one to
 * receive them is followed by a purge. Does nothing without an address.
 * @returns stops it
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
