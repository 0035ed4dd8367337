/**
 * How far a line is that is made for its buyer. `waits_for_size`: nothing is begun before the ring size is told; `in_the_workshop`
 * from then on; `made`: it can be packed.
 */
export const workshopStates = ['waits_for_size', 'in_the_workshop', 'made'] as const;
export type WorkshopState = (typeof workshopStates)[number];
