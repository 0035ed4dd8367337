import { type Consultation, consultationLimits, languages } from '@jyotiratna/contract';
import { useEffect, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { Chip } from '../../../ui/chip.tsx';
import { clockText } from '../clock-bar.tsx';
import { IncomingRequest } from './answer-request.tsx';

type Props = { request: Consultation; onOpen: (id: string) => void };

/**
 * A waiting customer: the remaining time, the question, its language, and whether it is the
 * customer's first session.
 */
export function RequestCard({ request, onOpen }: Props) {
  const { customerName, mode, status, question, request: times } = request;
  const labels = t.dashboard;
  return (
    <div className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <span className="font-semibold wrap-anywhere">{customerName}</span>
          <span className="block text-small text-text-2">
            {mode !== 'chat' && `${t.mode[mode]} · `}
            {t.status[status]}
          </span>
        </p>
        {status === 'requested' && <Countdown request={request} />}
      </div>
      {question && (
        <p className="rounded-md bg-gulabi-50 px-3 py-2 whitespace-pre-wrap wrap-anywhere">
          <span className="sr-only">{t.question}: </span>
          {question}
        </p>
      )}
      {times && (
        <p className="flex flex-wrap gap-2">
          <Chip>{languages[times.locale].name}</Chip>
          <Chip tone={times.isFree ? 'info' : 'good'}>
            {times.isFree ? labels.firstFree : labels.paid}
          </Chip>
          <Chip>{labels.previous(times.earlierSessions)}</Chip>
        </p>
      )}
      <IncomingRequest request={request} onOpen={onOpen} />
    </div>
  );
}

/** The seconds in which a request can still be accepted, by this browser's clock. */
export function Countdown({ request: { expiresAt, requestedAt } }: { request: Consultation }) {
  const end = Date.parse(expiresAt);
  const full = end - Date.parse(requestedAt);
  const left = () => Math.min(full, Math.max(0, end - Date.now()));
  const [leftMs, setLeftMs] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time left follows from the two moments
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(left()), 1000);
    return () => clearInterval(timer);
  }, [end, full]);
  const percent = Math.round(
    (100 * leftMs) / Math.max(1, Math.min(full, consultationLimits.responseMs)),
  );
  return (
    <span
      role="timer"
      aria-label={t.dashboard.timeLeft}
      className="figures shrink-0 text-right font-semibold"
    >
      {clockText(leftMs)}
      <span aria-hidden className="mt-1 block h-1 w-16 bg-marble-200">
        <span className="block h-1 bg-kesar-500" style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}
