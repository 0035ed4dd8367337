import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AdvancedProps } from './advanced-panel.tsx';

const AdvancedPanel = lazy(() => import('./advanced-panel.tsx'));

/** The advanced chart, collapsed by default; its script and data are loaded when it is opened. */
export function AdvancedChart(props: AdvancedProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group kundli-screen-only facet-card border border-line bg-surface px-5 md:px-7"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className="flex min-h-16 items-center justify-between gap-4 font-display text-[1.375rem] leading-tight">
        {kundliResult.advanced}
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className="shrink-0 group-open:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      {opened && (
        <Suspense fallback={<Skeleton className="mb-6 h-80" />}>
          <AdvancedPanel {...props} />
        </Suspense>
      )}
    </details>
  );
}
