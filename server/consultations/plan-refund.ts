import { consultationLimits } from '@jyotiratna/contract';
import type { ConsultationRow } from './queries.ts';
import type { Silence } from './schema.ts';

/** The billed minutes of a session (zero-based) that are refunded when it closes. */
export type RefundPlan = { rule: NonNullable<ConsultationRow['refundRule']>; minutes: number[] };

type Ending = Pick<
  ConsultationRow,
  | 'endReason'
  | 'healerWrote'
  | 'silences'
  | 'unansweredMs'
  | 'billedUntil'
  | 'clockMs'
  | 'wholePaise'
> & {
  /** Whether the healer's connection was lost no later than the customer's. */
  healerWentFirst: boolean;
};

/**
 * The automatic refund of a session by rule: everything if the healer never sent a message; the
 * minutes that started during a silence of the healer longer than the reply time limit, regardless
 * of later messages, including a silence after the customer's last messages; the interrupted minute
 * if the connection failed on the healer's side or on both. A fixed price is refunded in full if
 * the healer's side closed the session or lost the connection before the guaranteed time; messages
 * do not count there, because participants talk.
 * @returns null without a refund
 */
export function planSessionRefund({
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
  const disconnected = endReason === 'away' && healerWentFirst;
  if (wholePaise !== null) {
    if (clockMs >= assuredMs || !(disconnected || endReason === 'healer')) return null;
    return { rule: disconnected ? 'connection' : 'short', minutes: all };
  }
  const unanswered: readonly Silence[] = unansweredMs === null ? [] : [[unansweredMs, billedUntil]];
  const silent = all.filter((minute) =>
    [...silences, ...unanswered].some(
      ([from, to]) => from + replyMs <= minute * minuteMs && minute * minuteMs < to,
    ),
  );
  const partial = disconnected ? [started - 1] : [];
  const minutes = [...new Set([...silent, ...partial])];
  if (minutes.length === 0) return null;
  return { rule: silent.length > 0 ? 'silent' : 'connection', minutes };
}
