import type { Healer } from '../../content/healer.ts';

/** A healer as the shop told of them last: in a session, minutes until the next customer is served; null: free, or away. */
export type HealerNow = Healer & { waitMinutes?: number | null };
