import type { AlmanacSpan } from '@jyotiratna/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { almanac } from '#messages/almanac/almanac.ts';
import { runs } from './running-periods.ts';

const minute = 60_000;

const NowContext = createContext<number | null>(null);

/**
 * Passes the time (ms since 1970) to its children on every full minute; null until hydration.
 */
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

/** ms since 1970; null until hydration. */
export function useNow(): number | null {
  return useContext(NowContext);
}

/** Whether a period is current; false until hydration. */
export function useRuns(span: AlmanacSpan): boolean {
  const now = useNow();
  return now !== null && runs(span, now);
}

/** The label 'Now' next to a current period; its space is always reserved. */
export function NowMark({ on }: { on: boolean }) {
  return (
    <span
      className={`cut inline-flex min-h-6 shrink-0 items-center bg-kesar-400 px-2 text-meta font-semibold text-ink-900 ${on ? '' : 'invisible'}`}
    >
      {almanac.now.mark}
    </span>
  );
}
