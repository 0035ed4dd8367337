import type { HealerPresence } from '@jyotiratna/contract';
import type { Healer } from '../../content/healer.ts';

/**
 * The latest known presence of a healer: in a session, the minutes until the next customer's turn;
 * null if free, or offline.
 */
export type HealerNow = Healer & {
  waitMinutes?: number | null;
  /** The healer is not online, but a request rings on the healer's phone. */
  reachable?: boolean;
  /** How many of the latest requests were accepted; null if there are too few. */
  answers?: HealerPresence['healers'][number]['answers'];
};
