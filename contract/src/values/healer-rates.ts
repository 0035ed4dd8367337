/** Minutes at the beginning of a person's first chat with a healer that cost nothing: a promise of the shop, the same with every healer. */
export const freeChatMinutes = 3;

/** What a minute of chat may cost, rupees: the ends and steps of the slider by which healers are chosen. */
export const chatPriceRange = { min: 50, max: 250, step: 10 } as const;

/** What sessions with a healer cost. */
export type HealerRates = {
  /** Rupees per minute after the free minutes. */
  chatPrice: number;
  /** Rupees per session. */
  phonePrice: number;
  /** Rupees per session. */
  videoPrice: number;
  /** Minutes of a chat that cost nothing. */
  freeMinutes: number;
};
