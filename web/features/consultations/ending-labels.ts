import type { Consultation } from '@jyotiratna/contract';
import { session as t } from '#messages/consultations/session.ts';

/** The reason of a session's end, as a message for this participant; null before the end. */
export function endLabels({
  endReason,
  side,
}: Pick<Consultation, 'endReason' | 'side'>): string | null {
  if (endReason === null) return null;
  return endReason === side ? t.youFinished : t.reason[endReason];
}
