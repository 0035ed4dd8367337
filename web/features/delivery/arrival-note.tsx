import type { LeadTime } from '@jyotiratna/contract';
import { lazy, Suspense, useState } from 'react';
import { arrivalAsk } from '#messages/delivery/arrival-ask.ts';
import { useKeptPin } from './kept-pin.ts';

const ArrivalPanel = lazy(() => import('./arrival-panel.tsx'));

/**
 * The day of arrival. Who has named a PIN code sees it at once; for everyone else the page is the same, and what looks it up is
 * loaded when someone asks.
 * @param preparation what the parcel waits for before it leaves
 */
export function ArrivalNote({ leadTime }: { leadTime?: LeadTime | undefined }) {
  const kept = useKeptPin();
  const [asked, setAsked] = useState(false);
  const ask = (
    <button type="button" onClick={() => setAsked(true)} className="text-link flex min-h-11 items-center text-small">
      {arrivalAsk}
    </button>
  );
  return kept || asked ? (
    <Suspense fallback={ask}>
      <ArrivalPanel pincode={kept} asked={asked} leadTime={leadTime} />
    </Suspense>
  ) : (
    ask
  );
}
