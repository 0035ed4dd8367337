/**
 * Production status of a made-to-order line. `waits_for_size`: production waits for the ring size;
 * `in_the_workshop`: in production; `made`: ready for packing.
 */
export const workshopStates = ['waits_for_size', 'in_the_workshop', 'made'] as const;
export type WorkshopState = (typeof workshopStates)[number];
