/**
 * Production status of a made-to-order line. `waits_for_size`: production does not start before
 * the ring size is set; `in_the_workshop` from then on; `made`: it can be packed.
 */
export const workshopStates = ['waits_for_size', 'in_the_workshop', 'made'] as const;
export type WorkshopState = (typeof workshopStates)[number];
