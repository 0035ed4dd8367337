import { availableParallelism } from 'node:os';
import { ShopError } from '@jyotiratna/contract';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';

export type Pool = {
  /**
   * Runs the task of this name in a worker thread.
   * @param input the task's input, or a function that creates it when a thread is about to be free:
   * queued data should be small, since each garbage collection traverses it
   * @throws ShopError busy (503) if the queue is full, on a timeout, or if the thread dies; else
   * the error of the task or of `input`
   */
  run: <Result>(task: string, input: unknown) => Promise<Result>;
  /** Terminates the threads; running tasks fail as busy. */
  close: () => Promise<void>;
};

export type PoolOptions = {
  /** Maximum number of threads; by default, one core is left to the event loop. */
  threads?: number;
  /** Maximum number of queued tasks. */
  queue?: number;
  /**
   * Timeout of a task including its time in the queue, in ms. Its thread is terminated then, since
   * the task may never end.
   */
  timeoutMs?: number;
  /** Idle timeout of a thread, in ms. */
  idleMs?: number;
};

/** Heap limit of a thread in MB; a kundli uses some twenty. */
const heapMb = 256;
/** Young generation of a thread in MB; V8 would use 64. */
const youngMb = 24;

/** A pool of threads that run the exports of `file`; started at the first task. */
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
  // Piscina's own queue is LIFO for abortable tasks: under load, the first ones were delayed for
  // seconds.
  const inTurn = pLimit(threads);
  // One further input is created while the threads are busy, so that a thread never waits for it.
  const soon = pLimit(threads + 1);

  function open(): Piscina {
    pool ??= new Piscina({
      filename: file.href,
      // A thread's loaded fonts and data take 50 MB, and half a second to load.
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      // A lower priority, so that requests go first on few cores.
      niceIncrement: 5,
      // Threads need no secrets.
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
      // Must be cleared on completion: until then it references the task's input.
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

/** Whether an error is of the pool (timeout, memory, terminated thread), not of the task. */
function isOfThePool(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, code } = error as NodeJS.ErrnoException;
  return (
    name === 'AbortError' ||
    code === 'ERR_WORKER_OUT_OF_MEMORY' ||
    /^(Terminating worker thread|worker exited)/.test(message)
  );
}
