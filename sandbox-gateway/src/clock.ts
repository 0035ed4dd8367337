/** Time as the gateway sees it, and the work that waits for it. All figures are ms; `now` counts from 1970. */
export type Clock = {
  now(): number;
  /** Runs a job once its time has come. The returned function cancels it. Jobs handle their own failures. */
  at(due: number, job: () => unknown): () => void;
  /** Moves the time forward and waits for each job that comes due on the way, in order, at its own moment. */
  advance(ms: number): Promise<void>;
  /** Forgets every waiting job and every advance. */
  reset(): void;
};

type Waiting = { due: number; job: () => unknown };

/** The machine's time, which `advance` can push ahead. */
export function createSystemClock(): Clock {
  return createClock(Date.now, true);
}

/** A time that moves only by `advance`. */
export function createFakeClock(startMs = Date.UTC(2026, 0, 15, 6, 30)): Clock {
  return createClock(() => startMs, false);
}

/** `setTimeout` cannot wait longer. */
const longestTimerMs = 2 ** 31 - 1;

function createClock(base: () => number, ticks: boolean): Clock {
  const waiting = new Set<Waiting>();
  let ahead = 0;
  let timer: NodeJS.Timeout | undefined;
  let armedFor = Number.POSITIVE_INFINITY;
  const now = () => base() + ahead;
  const earliest = () => [...waiting].reduce<Waiting | undefined>((a, b) => (a && a.due <= b.due ? a : b), undefined);

  function arm(): void {
    clearTimeout(timer);
    const next = ticks ? earliest() : undefined;
    armedFor = next?.due ?? Number.POSITIVE_INFINITY;
    if (!next) return;
    timer = setTimeout(tick, Math.min(Math.max(next.due - now(), 0), longestTimerMs));
    timer.unref();
  }

  function tick(): void {
    for (const entry of [...waiting].filter(({ due }) => due <= now()).sort((a, b) => a.due - b.due)) {
      waiting.delete(entry);
      void entry.job();
    }
    arm();
  }

  return {
    now,
    at(due, job) {
      const entry = { due, job };
      waiting.add(entry);
      if (due < armedFor) arm();
      return () => {
        waiting.delete(entry);
      };
    },
    async advance(ms) {
      const target = now() + ms;
      for (let next = earliest(); next && next.due <= target; next = earliest()) {
        waiting.delete(next);
        ahead += Math.max(next.due - now(), 0);
        await next.job();
      }
      ahead += Math.max(target - now(), 0);
      arm();
    },
    reset() {
      clearTimeout(timer);
      waiting.clear();
      armedFor = Number.POSITIVE_INFINITY;
      ahead = 0;
    },
  };
}
