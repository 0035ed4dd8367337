import { consultationLimits } from '@jyotiratna/contract';
import type { ConsultationRow } from './queries.ts';

/** What goes back at the end of a session: every billed minute from this one on, counted from 0. */
export type RefundPlan = { rule: NonNullable<ConsultationRow['refundRule']>; fromMinute: number };

type Ending = Pick<
  ConsultationRow,
  'endReason' | 'healerWrote' | 'unansweredMs' | 'billedUntil' | 'clockMs' | 'wholePaise'
> & {
  /** The healer's line was gone no later than the customer's. */
  healerWentFirst: boolean;
};

/**
 * What a customer gets back, by rule and without asking: everything where the healer has never written; where the customer's
 * words were left unanswered, the minutes that began after the time for an answer was over; where the connection failed on the
 * healer's side or on both, the minute that it cut. What has one price goes back whole where the healer's side ended or lost it
 * before the time that it assures; who talks need not write, so that words without an answer do not count there.
 * @returns null where nothing goes back
 */
export function planRefund({
  endReason,
  healerWrote,
  unansweredMs,
  billedUntil,
  clockMs,
  wholePaise,
  healerWentFirst,
}: Ending): RefundPlan | null {
  const { minuteMs, replyMs, assuredMs } = consultationLimits;
  const begun = billedUntil / minuteMs;
  if (begun === 0) return null;
  if (!healerWrote) return { rule: 'silent', fromMinute: 0 };
  const lost = endReason === 'away' && healerWentFirst;
  if (wholePaise !== null) {
    if (clockMs >= assuredMs || !(lost || endReason === 'healer')) return null;
    return { rule: lost ? 'connection' : 'short', fromMinute: 0 };
  }
  const silentFrom = unansweredMs === null ? begun : Math.ceil((unansweredMs + replyMs) / minuteMs);
  const cutFrom = lost ? begun - 1 : begun;
  const fromMinute = Math.min(silentFrom, cutFrom);
  if (fromMinute >= begun) return null;
  return { rule: silentFrom <= cutFrom ? 'silent' : 'connection', fromMinute };
}
