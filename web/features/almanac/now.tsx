import type { AlmanacSpan } from '@jyotiratna/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { almanac } from '#messages/almanac/almanac.ts';
import { runs } from './what-runs.ts';

const minute = 60_000;

const NowContext = createContext<number | null>(null);

/** Tells its children the time (ms since 1970) on every full minute; null until the page's scripts run. */
export function NowProvider({ children }: { children: ReactNode }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = Date.now();
      setNow(at);
      timer = setTimeout(tick, minute - (at % minute));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}

/** ms since 1970, or null where the time is not known yet. */
export function useNow(): number | null {
  return useContext(NowContext);
}

/** Whether a span runs now; false until the time is known. */
export function useRuns(span: AlmanacSpan): boolean {
  const now = useNow();
  return now !== null && runs(span, now);
}

/** 'Now' beside what runs; its place is kept while nothing does. */
export function NowMark({ on }: { on: boolean }) {
  return (
    <span
      className={`cut inline-flex min-h-6 shrink-0 items-center bg-kesar-400 px-2 text-meta font-semibold text-ink-900 ${on ? '' : 'invisible'}`}
    >
      {almanac.now.mark}
    </span>
  );
}
