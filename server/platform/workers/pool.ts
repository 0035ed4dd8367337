import { availableParallelism } from 'node:os';
import { ShopError } from '@jyotiratna/contract';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';

export type Pool = {
  /**
   * Runs the task of that name in a thread.
   * @param input its input, or a function that creates it when a thread is about to be free:
   *   queued data is traversed by each garbage collection, so it should be small
   * @throws ShopError busy (503) when the queue is full, on a timeout, or when the thread dies;
   *   else the error of the task or of the creation of its input
   */
  run: <Result>(task: string, input: unknown) => Promise<Result>;
  /** Terminates the threads; running tasks fail as busy. */
  close: () => Promise<void>;
};

export type PoolOptions = {
  /** Threads at most: by default one core is left to the event loop. */
  threads?: number;
  /** Tasks that may wait for a thread. */
  queue?: number;
  /**
   * Timeout of a task including its queue time, in ms. Its thread is terminated then: a task may
   * be an endless one.
   */
  timeoutMs?: number;
  /** Idle timeout of a thread, in ms. */
  idleMs?: number;
};

/** Heap limit of one thread in megabytes: a kundli uses some twenty. */
const heapMb = 256;
/** Its young generation in megabytes: V8 would keep 64 of them for it. */
const youngMb = 24;

/** Threads for the exports of `file`. They are started at the first task. */
export function createPool(file: URL, options: PoolOptions = {}): Pool {
  const {
    threads = Math.max(1, availableParallelism() - 1),
    queue = 50,
    timeoutMs = 15_000,
    idleMs = 300_000,
  } = options;
  let pool: Piscina | undefined;
  let closed = false;
  let inProgress = 0;
  // For abortable tasks, Piscina's own queue is LIFO: under load the first ones were delayed for
  // seconds.
  const inTurn = pLimit(threads);
  // The input of one more is created while the threads work, so that a thread never idles for it.
  const soon = pLimit(threads + 1);

  function open(): Piscina {
    pool ??= new Piscina({
      filename: file.href,
      // A thread's loaded fonts and data are 50 MB, and take half a second to load again.
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      // Requests go first where cores are few.
      niceIncrement: 5,
      // No thread needs a secret.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
      recordTiming: false,
    });
    return pool;
  }

  return {
    async run(task, input) {
      if (closed || inProgress >= threads + queue) throw new ShopError('busy', { retryAfter: 5 });
      inProgress += 1;
      const ending = new AbortController();
      const { signal } = ending;
      // Cleared on completion: until then it references the task's input.
      const timer = setTimeout(() => ending.abort(), timeoutMs);
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
        throw isOfThePool(error)
          ? Object.assign(new ShopError('busy', { retryAfter: 5 }), { cause: error })
          : error;
      } finally {
        clearTimeout(timer);
        inProgress -= 1;
      }
    },
    async close() {
      closed = true;
      await pool?.destroy();
    },
  };
}

/** True for an error about a task, not in it. */
function isOfThePool(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, code } = error as NodeJS.ErrnoException;
  return (
    name === 'AbortError' ||
    code === 'ERR_WORKER_OUT_OF_MEMORY' ||
    /^(Terminating worker thread|worker exited)/.test(message)
  );
}
