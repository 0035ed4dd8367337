import { availableParallelism } from 'node:os';
import { ShopError } from '@jyotiratna/contract';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';

export type Pool = {
  /**
   * Runs the task of that name in a thread.
   * @param input what it is given, or what makes that when a thread is about to be free: what waits is gone through by each
   *   collection of garbage, so that it should be little
   * @throws ShopError busy (503) when too many wait, when it takes too long, or when the thread dies over it; else what
   * the task or the making of its input throws
   */
  run: <Result>(task: string, input: unknown) => Promise<Result>;
  /** Ends the threads; what is under way fails as busy. */
  close: () => Promise<void>;
};

export type PoolOptions = {
  /** Threads at most: by default one core is left to the event loop. */
  threads?: number;
  /** Tasks that may wait for a thread. */
  queue?: number;
  /** How long a task may take, its wait included, in ms. Its thread is ended then: a task may be one that never ends. */
  patienceMs?: number;
  /** For how long a thread without work is kept, in ms. */
  idleMs?: number;
};

/** Megabytes of heap of one thread: a kundli takes some twenty. */
const heapMb = 256;

/** Threads for the exports of `file`. None is started before the first task. */
export function createPool(file: URL, options: PoolOptions = {}): Pool {
  const {
    threads = Math.max(1, availableParallelism() - 1),
    queue = 50,
    patienceMs = 15_000,
    idleMs = 300_000,
  } = options;
  let pool: Piscina | undefined;
  let closed = false;
  let underWay = 0;
  // Of tasks that can be ended, Piscina's own queue lets the newest go first: in a rush the first ones waited for seconds.
  const inTurn = pLimit(threads);
  // The input of one more is made while the threads work, so that none of them has to wait for it.
  const soon = pLimit(threads + 1);

  function open(): Piscina {
    pool ??= new Piscina({
      filename: file.href,
      // What a thread has read and draws with is 50 MB, and takes half a second to read again.
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      // Requests go first where cores are few.
      niceIncrement: 5,
      // No thread needs a secret.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      recordTiming: false,
    });
    return pool;
  }

  return {
    async run(task, input) {
      if (closed || underWay >= threads + queue) throw new ShopError('busy', { retryAfter: 5 });
      underWay += 1;
      const ending = new AbortController();
      const { signal } = ending;
      // Cleared at the end: until then it holds what the task was given.
      const timer = setTimeout(() => ending.abort(), patienceMs);
      const hasWaited = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      const work = async (given: unknown) => {
        signal.throwIfAborted();
        if (closed) throw new ShopError('busy', { retryAfter: 5 });
        return open().run(given, { name: task, signal });
      };
      const prepare = async () => {
        signal.throwIfAborted();
        const given = typeof input === 'function' ? await input() : input;
        return inTurn(() => work(given));
      };
      try {
        return await Promise.race([soon(prepare), hasWaited]);
      } catch (error) {
        throw isOfThePool(error) ? Object.assign(new ShopError('busy', { retryAfter: 5 }), { cause: error }) : error;
      } finally {
        clearTimeout(timer);
        underWay -= 1;
      }
    },
    async close() {
      closed = true;
      await pool?.destroy();
    },
  };
}

/** True for what happens to a task, not in it. */
function isOfThePool(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, code } = error as NodeJS.ErrnoException;
  return (
    name === 'AbortError' ||
    code === 'ERR_WORKER_OUT_OF_MEMORY' ||
    /^(Terminating worker thread|worker exited)/.test(message)
  );
}
