import {
  type Consultation,
  consultationLimits,
  formatRupees,
  formatRupeesExact,
} from '@jyotiratna/contract';
import { type RefObject, useEffect, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { heartbeatLimits } from './open-connection.ts';
import type { TimedConsultation } from './use-conversation.ts';

type TimeRef = RefObject<number>;
/** `stands`: the page's clock is stopped, because the server has not responded for too long. */
type Clock = { clockMs: number; leftMs: number | null; stands: boolean };

/** A duration in ms as minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Ms without a frame from the server after which the page's clock stops: one heartbeat plus
 * latency.
 */
const standsAfterMs = heartbeatLimits.everyMs + 1_000;

/**
 * The displayed time of the session's clock: it advances locally between two frames from the
 * server, and stops without heartbeats.
 * @param receivedAt the time of the last frame, ms of `performance.now()`
 */
export function useClock({ consultation, at }: TimedConsultation, receivedAt: TimeRef): Clock {
  const { clockRuns, clockMs, leftMs } = consultation;
  const [now, setNow] = useState(at);
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const show = () => {
      const end = receivedAt.current + standsAfterMs;
      setNow(Math.min(performance.now(), end));
      setStands(performance.now() > end);
    };
    show();
    if (!clockRuns) return;
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [clockRuns, receivedAt]);
  const passed = clockRuns ? Math.max(0, now - at) : 0;
  return {
    stands,
    clockMs: clockMs + passed,
    leftMs: leftMs === null ? null : Math.max(0, leftMs - passed),
  };
}

/** The label and the price of a session: per minute, or in total. */
function priceOf({ wholePrice, ratePerMinute }: Consultation): readonly [string, string] {
  if (wholePrice === null) return [t.rate, t.perMinute(formatRupees(ratePerMinute))];
  return [t.price, formatRupees(wholePrice)];
}

type Props = { timed: TimedConsultation; receivedAt: TimeRef; onTopUp: () => void };

/**
 * Time, price, remaining balance and bill of a session, with a warning before the balance is used
 * up; equal for both participants.
 */
export function ClockBar({ timed, receivedAt, onTopUp }: Props) {
  const { consultation } = timed;
  const { clockMs, leftMs, stands } = useClock(timed, receivedAt);
  const bill = formatRupeesExact(consultation.charged - consultation.refunded);
  const freeMs = consultation.freeMinutes * consultationLimits.minuteMs;
  const running = consultation.status === 'running';
  const items = [
    [t.time, clockText(clockMs)],
    priceOf(consultation),
    ...(leftMs === null ? [] : [[t.left, clockText(leftMs)] as const]),
    [t.bill, clockMs < freeMs && running ? t.freeUntil(bill, clockText(freeMs)) : bill],
  ] as const;
  return (
    <>
      <dl className="figures flex flex-wrap justify-between gap-x-4 gap-y-1 border-y border-line bg-mayur-50 px-4 py-1.5 sm:justify-start sm:gap-x-16 md:py-2.5">
        {items.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-small text-text-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {running && !consultation.clockRuns && (
        <p role="status" className="bg-kesar-100 px-4 py-2 text-small text-kesar-800">
          {t.paused}
        </p>
      )}
      {running && consultation.clockRuns && stands && (
        <p role="status" className="bg-kesar-100 px-4 py-2 text-small text-kesar-800">
          {t.clockStands}
        </p>
      )}
      {running && leftMs !== null && leftMs < consultationLimits.warningMs && (
        <div className="px-4 pt-2">
          <Alert tone="wait">
            {t.warning}{' '}
            {consultation.side === 'customer' && consultation.wholePrice === null && (
              <button type="button" onClick={onTopUp} className="text-link min-h-11 font-semibold">
                {t.topUp}
              </button>
            )}
          </Alert>
        </div>
      )}
    </>
  );
}
