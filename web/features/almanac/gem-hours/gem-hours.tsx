import type { GemHours as Found, Graha } from '@jyotiratna/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { gemHoursTitle } from '#messages/almanac/gem-hours-title.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const GemHoursPanel = lazy(() => import('./gem-hours-panel.tsx'));

type Props = {
  graha: Graha;
  /** Where the wearer's Moon stood at birth: null where a chart does not tell it, left out where no chart is given. */
  wearer?: Found['wearer'];
  /** What it is called where there are several. */
  label?: string;
  /** The order that it came with: the hours may be mailed to its address. */
  orderId?: string;
};

/** When custom puts on a graha's stone. Looked for when someone opens it, and only then loaded. */
export function GemHours({ graha, wearer, label = gemHoursTitle, orderId }: Props) {
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The browser opens it before the page's script hears of it.
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
          <GemHoursPanel graha={graha} {...(wearer !== undefined && { wearer })} {...(orderId && { orderId })} />
        </Suspense>
      )}
    </details>
  );
}
