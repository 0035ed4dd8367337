import { consultationLimits } from '@jyotiratna/contract';
import { presence } from '#messages/consultations/presence.ts';
import type { HealerNow } from './healer-now.ts';

const { reach } = presence;

/**
 * The typical response time of a reachable healer, as text, only from measured requests. Null for a
 * healer who is not reachable.
 */
export function reachLabel({
  reachable = false,
  answers = null,
}: Pick<HealerNow, 'reachable' | 'answers'>) {
  if (!reachable) return null;
  if (!answers) return reach.rings;
  const { accepted, of } = answers;
  const isGood = accepted / of >= consultationLimits.goodRate;
  return isGood ? reach.within(accepted, of) : reach.measured(accepted, of);
}
