import { ShopError } from '@jyotiratna/contract';

export type ConcurrencyLimiter = {
  /**
   * Runs work in FIFO order.
   * @throws ShopError busy if the queue is full, or the wait timed out
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/**
 * Limits concurrency to `width`. Under load, further requests are queued here without resources,
 * instead of occupying all database connections, which paying customers need.
 * @param maximum maximum length of the queue
 */
export function createConcurrencyLimiter(
  width: number,
  timeoutMs: number,
  maximum = Number.POSITIVE_INFINITY,
): ConcurrencyLimiter {
  const pending = new Set<{ enter: () => void }>();
  let inside = 0;

  function leave(): void {
    const [next] = pending;
    if (!next) inside -= 1;
    else {
      pending.delete(next);
      next.enter();
    }
  }

  async function enter(): Promise<void> {
    if (inside < width) {
      inside += 1;
      return;
    }
    if (pending.size >= maximum) throw new ShopError('busy', { retryAfter: 2 });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { enter: resolve };
    pending.add(place);
    const timer = setTimeout(() => {
      pending.delete(place);
      reject(new ShopError('busy', { retryAfter: 2 }));
    }, timeoutMs);
    await promise.finally(() => clearTimeout(timer));
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

declare module './deps.ts' {
  interface Deps {
    /** Limits the orders that this process places concurrently. */
    checkoutLimiter: ConcurrencyLimiter;
  }
}
