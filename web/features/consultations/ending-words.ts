import type { Consultation } from '@jyotiratna/contract';
import { session as texts } from '#messages/consultations/session.ts';

/** Why a session ended, as this side is told; null while it has not. */
export function endingWords({ endReason, side }: Pick<Consultation, 'endReason' | 'side'>): string | null {
  if (endReason === null) return null;
  return endReason === side ? texts.youEnded : texts.reason[endReason];
}
