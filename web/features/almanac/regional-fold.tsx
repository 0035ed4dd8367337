import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { almanac } from '#messages/almanac/almanac.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const RegionalCalendar = lazy(() => import('./regional-calendar.tsx'));

/** A collapsed section; its script and data are loaded when it is opened. */
export function RegionalFold({ city, year }: { city: string; year: number }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group facet-card border border-line bg-surface px-5 md:px-7"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
        {almanac.monthly.regional}
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className="shrink-0 group-open:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      {opened && (
        <Suspense fallback={<Skeleton className="mb-6 h-64" />}>
          <RegionalCalendar city={city} year={year} />
        </Suspense>
      )}
    </details>
  );
}
