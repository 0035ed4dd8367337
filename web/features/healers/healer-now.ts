import type { HealerPresence } from '@jyotiratna/contract';
import type { Healer } from '../../content/healer.ts';

/** A healer as the shop told of them last: in a session, minutes until the next customer is served; null: free, or away. */
export type HealerNow = Healer & {
  waitMinutes?: number | null;
  /** Not online, and a request rings on the healer's phone. */
  reachable?: boolean;
  /** How many of the latest requests there were accepted; null where they are too few. */
  answers?: HealerPresence['healers'][number]['answers'];
};
