import { ShopError } from '@jyotiratna/contract';

export type Gate = {
  /** Runs the work when its turn has come, first come first served. @throws ShopError busy when too many wait, or it waited too long */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/**
 * Lets `width` pieces of work run at once. In a rush of buyers the rest waits here, holding nothing, instead of taking
 * every connection of the database from those who are paying.
 * @param longest how many may wait
 */
export function createGate(width: number, patienceMs: number, longest = Number.POSITIVE_INFINITY): Gate {
  const waiting = new Set<{ enter: () => void }>();
  let inside = 0;

  function leave(): void {
    const [next] = waiting;
    if (!next) inside -= 1;
    else {
      waiting.delete(next);
      next.enter();
    }
  }

  async function enter(): Promise<void> {
    if (inside < width) {
      inside += 1;
      return;
    }
    if (waiting.size >= longest) throw new ShopError('busy', { retryAfter: 2 });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { enter: resolve };
    waiting.add(place);
    const timer = setTimeout(() => {
      waiting.delete(place);
      reject(new ShopError('busy', { retryAfter: 2 }));
    }, patienceMs);
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

declare module '../platform/deps.ts' {
  interface Deps {
    /** Orders being made at once in this process. */
    checkoutGate: Gate;
  }
}
