import { consultationLimits } from '@jyotiratna/contract';
import type { ConsultationRow } from './queries.ts';
import type { Silence } from './schema.ts';

/** Which billed minutes of a session, counted from 0, go back at its end. */
export type RefundPlan = { rule: NonNullable<ConsultationRow['refundRule']>; minutes: number[] };

type Ending = Pick<
  ConsultationRow,
  'endReason' | 'healerWrote' | 'silences' | 'unansweredMs' | 'billedUntil' | 'clockMs' | 'wholePaise'
> & {
  /** The healer's line was gone no later than the customer's. */
  healerWentFirst: boolean;
};

/**
 * What a customer gets back, by rule and without asking: everything where the healer has never written; the minutes that began in
 * a silence of the healer once the time for an answer was over, whatever was said after it, and those that begin so after the
 * customer's last words, where these were left unanswered; where the connection failed on the healer's side or on both, the minute
 * that it cut. What has one price goes back whole where the healer's side ended or lost it
 * before the time that it assures; who talks need not write, so that words without an answer do not count there.
 * @returns null where nothing goes back
 */
export function planRefund({
  endReason,
  healerWrote,
  silences,
  unansweredMs,
  billedUntil,
  clockMs,
  wholePaise,
  healerWentFirst,
}: Ending): RefundPlan | null {
  const { minuteMs, replyMs, assuredMs } = consultationLimits;
  const started = billedUntil / minuteMs;
  if (started === 0) return null;
  const all = Array.from({ length: started }, (_, minute) => minute);
  if (!healerWrote) return { rule: 'silent', minutes: all };
  const lost = endReason === 'away' && healerWentFirst;
  if (wholePaise !== null) {
    if (clockMs >= assuredMs || !(lost || endReason === 'healer')) return null;
    return { rule: lost ? 'connection' : 'short', minutes: all };
  }
  const unanswered: readonly Silence[] = unansweredMs === null ? [] : [[unansweredMs, billedUntil]];
  const silent = all.filter((minute) =>
    [...silences, ...unanswered].some(([from, to]) => from + replyMs <= minute * minuteMs && minute * minuteMs < to),
  );
  const cut = lost ? [started - 1] : [];
  const minutes = [...new Set([...silent, ...cut])];
  if (minutes.length === 0) return null;
  return { rule: silent.length > 0 ? 'silent' : 'connection', minutes };
}
