import { indianDayNumber } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { dayTag } from '../kept/kept.ts';
import { joinKeys, keysOfChange } from './purge-keys.ts';
import { purgeByHttp, type SendPurge } from './send-purge.ts';

type Pace = {
  /** Changes of so many ms are purged together. */
  gatherMs: number;
  /** And once more so many ms later: a process that had not heard of the change may have answered the cache in the meantime. */
  againMs: number;
  /** The pause after a purge that failed, ms. */
  retryMs: number;
};

const usual: Pace = { gatherMs: 100, againMs: 1_500, retryMs: 5_000 };
/** Cloudflare takes 100 keys with one call, Fastly 256. */
const mostKeys = 100;

/**
 * Has the cache before the shop forget what a change touches, and each midnight in India what is of its day. Every process
 * purges what it hears of, so that the last one to hear is followed by a purge. Does nothing without an address.
 * @returns stops it
 */
export function startPurging(
  deps: Pick<Deps, 'env' | 'changes' | 'clock' | 'log'>,
  send: SendPurge | null = purgeByHttp(deps.env),
  { gatherMs, againMs, retryMs }: Pace = usual,
): () => void {
  if (!send) return () => {};
  const waiting = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let gathering = false;
  let today = indianDayNumber(deps.clock);

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms).unref();
    timers.add(timer);
  }

  function gather(keys: readonly string[], afterMs: number): void {
    for (const key of keys) waiting.add(key);
    if (gathering) return;
    gathering = true;
    later(afterMs, () => void purge());
  }

  async function purge(): Promise<void> {
    const keys = joinKeys(waiting, mostKeys);
    waiting.clear();
    gathering = false;
    try {
      await send?.(keys);
    } catch (error) {
      deps.log.warn({ err: error, keys: keys.length }, 'the CDN did not take a purge; it is sent again');
      gather(keys, retryMs);
    }
  }

  deps.changes.onTouch(({ tags }) => {
    const keys = keysOfChange(tags);
    gather(keys, gatherMs);
    later(againMs, () => gather(keys, 0));
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
