import type { Consultation } from '@jyotiratna/contract';
import { session as t } from '#messages/consultations/session.ts';
import { IncomingRequest } from './answer-request.tsx';
import { Countdown } from './request-card.tsx';

type Props = { requests: readonly Consultation[]; onOpen: (id: string) => void };

/** Waiting customers, above an open conversation on a screen too small for the list next to it. */
export function PinnedRequests({ requests, onOpen }: Props) {
  if (requests.length === 0) return null;
  return (
    <ul
      aria-label={t.dashboard.requests}
      className="max-h-36 shrink-0 overflow-y-auto bg-kesar-100 lg:hidden"
    >
      {requests.map((request) => (
        <li
          key={request.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-kesar-800"
        >
          <span className="min-w-0 grow truncate font-semibold">{request.customerName}</span>
          {request.status === 'requested' && <Countdown request={request} />}
          <IncomingRequest request={request} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
