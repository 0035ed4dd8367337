/** The gateway's clock and its scheduled tasks. All values are ms; `now` is since 1970. */
export type GatewayClock = {
  now(): number;
  /** Schedules a job. The returned function cancels it. Jobs handle their own errors. */
  at(due: number, job: () => unknown): () => void;
  /** Advances the clock and awaits each job that becomes due, in order, at its own time. */
  advance(ms: number): Promise<void>;
  /** Clears every scheduled job and every advance. */
  reset(): void;
};

type Pending = { due: number; job: () => unknown };

/** A clock with the machine's time, which `advance` can move ahead. */
export function createSystemClock(): GatewayClock {
  return createClock(Date.now, true);
}

/** A clock that moves only by `advance`. */
export function createFakeClock(startMs = Date.UTC(2026, 0, 15, 6, 30)): GatewayClock {
  return createClock(() => startMs, false);
}

/** Maximum delay of `setTimeout`. */
const maxTimerMs = 2 ** 31 - 1;

function createClock(base: () => number, ticks: boolean): GatewayClock {
  const pending = new Set<Pending>();
  let offsetMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let armedFor = Number.POSITIVE_INFINITY;
  const now = () => base() + offsetMs;
  const nextTimer = () =>
    [...pending].reduce<Pending | undefined>((a, b) => (a && a.due <= b.due ? a : b), undefined);

  function arm(): void {
    clearTimeout(timer);
    const next = ticks ? nextTimer() : undefined;
    armedFor = next?.due ?? Number.POSITIVE_INFINITY;
    if (!next) return;
    timer = setTimeout(tick, Math.min(Math.max(next.due - now(), 0), maxTimerMs));
    timer.unref();
  }

  function tick(): void {
    for (const entry of [...pending]
      .filter(({ due }) => due <= now())
      .sort((a, b) => a.due - b.due)) {
      pending.delete(entry);
      void entry.job();
    }
    arm();
  }

  return {
    now,
    at(due, job) {
      const entry = { due, job };
      pending.add(entry);
      if (due < armedFor) arm();
      return () => {
        pending.delete(entry);
      };
    },
    async advance(ms) {
      const target = now() + ms;
      for (let next = nextTimer(); next && next.due <= target; next = nextTimer()) {
        pending.delete(next);
        offsetMs += Math.max(next.due - now(), 0);
        await next.job();
      }
      offsetMs += Math.max(target - now(), 0);
      arm();
    },
    reset() {
      clearTimeout(timer);
      pending.clear();
      armedFor = Number.POSITIVE_INFINITY;
      offsetMs = 0;
    },
  };
}
