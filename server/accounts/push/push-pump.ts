import type { Log } from '../../platform/log.ts';

/** Maximum concurrent runs: a push service that does not respond delays no other one. */
const maxRuns = 4;

export type PushPump = {
  /** Starts sending the queued notifications without awaiting it. */
  start: () => void;
  /** Resolves once nothing is being sent. */
  idle: () => Promise<void>;
};

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Sends push notifications right after the transaction that queued them. */
    pushPump: PushPump;
  }
}

/** @param deliver sends everything due; an error is logged, and a job retries */
export function createPushPump(deliver: () => Promise<void>, log: Log): PushPump {
  const runs = new Set<Promise<void>>();
  let rerun = false;
  function start(): void {
    if (runs.size >= maxRuns) {
      rerun = true;
      return;
    }
    const run = deliver()
      .catch((error: unknown) => log.error({ err: error }, 'push messages could not be sent'))
      .finally(() => {
        runs.delete(run);
        if (!rerun) return;
        rerun = false;
        start();
      });
    runs.add(run);
  }
  return {
    start,
    idle: async () => {
      while (runs.size > 0) await Promise.all(runs);
    },
  };
}
