import { consultationLimits } from '@jyotiratna/contract';
import { presence } from '#messages/consultations/presence.ts';
import type { HealerNow } from './healer-now.ts';

const { reach } = presence;

/**
 * How soon a reachable healer responds, from measured requests alone. Null for a healer that is not
 * reachable.
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
