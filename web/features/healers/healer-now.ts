import type { HealerPresence } from '@jyotiratna/contract';
import type { Healer } from '../../content/healer.ts';

/**
 * The latest known presence of a healer: in a session, minutes until the next customer is served;
 * null: free, or offline.
 */
export type HealerNow = Healer & {
  waitMinutes?: number | null;
  /** Not online, and a request rings on the healer's phone. */
  reachable?: boolean;
  /** How many of the latest requests there were accepted; null where they are too few. */
  answers?: HealerPresence['healers'][number]['answers'];
};
