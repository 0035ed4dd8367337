import type { LeadTime } from '@jyotiratna/contract';
import { lazy, Suspense, useState } from 'react';
import { arrivalRequest } from '#messages/delivery/arrival-ask.ts';
import { storedPin } from './stored-pin.ts';

const ArrivalPanel = lazy(() => import('./arrival-panel.tsx'));

/**
 * The delivery date. With a stored PIN code it is displayed at once; the server's page is the same
 * for all visitors, and the lookup is lazily loaded.
 * @param props.leadTime the time required before shipment
 */
export function ArrivalNote({ leadTime }: { leadTime?: LeadTime | undefined }) {
  const stored = storedPin.use();
  const [requested, setRequested] = useState(false);
  const request = (
    <button
      type="button"
      onClick={() => setRequested(true)}
      className="text-link flex min-h-11 items-center text-small"
    >
      {arrivalRequest}
    </button>
  );
  return stored || requested ? (
    <Suspense fallback={request}>
      <ArrivalPanel pincode={stored} asked={requested} leadTime={leadTime} />
    </Suspense>
  ) : (
    request
  );
}
