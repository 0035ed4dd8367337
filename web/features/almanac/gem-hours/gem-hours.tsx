import type { GemHours as Found, Graha } from '@jyotiratna/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { gemHoursTitle } from '#messages/almanac/gem-hours-title.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const GemHoursPanel = lazy(() => import('./gem-hours-panel.tsx'));

type Props = {
  graha: Graha;
  /**
   * The sign or nakshatra of the wearer's Moon at birth: null where a chart cannot determine it,
   * absent without a chart.
   */
  wearer?: Found['wearer'];
  /** The label of this list on a page with several. */
  label?: string;
  /** The order of the stone, to whose address the hours can be emailed. */
  orderId?: string;
};

/** The customary hours for putting on a graha's stone. Computed and loaded only when opened. */
export function GemHourList({ graha, wearer, label = gemHoursTitle, orderId }: Props) {
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Before hydration the user may have opened the element.
  useEffect(() => setOpened((before) => before || details.current?.open === true), []);
  return (
    <details
      ref={details}
      className="kundli-screen-only border-y border-line"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className="text-link flex min-h-14 items-center font-semibold">{label}</summary>
      {opened && (
        <Suspense fallback={<Skeleton className="mb-5 h-80" />}>
          <GemHoursPanel
            graha={graha}
            {...(wearer !== undefined && { wearer })}
            {...(orderId && { orderId })}
          />
        </Suspense>
      )}
    </details>
  );
}
