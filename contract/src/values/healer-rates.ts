/**
 * Free minutes at the start of a customer's first chat with a healer: a promise of the shop,
 * identical for every healer.
 */
export const freeChatMinutes = 3;

/** Limits and step of the slider that filters healers by price per chat minute, in rupees. */
export const chatPriceRange = { min: 50, max: 250, step: 10 } as const;

/** The session prices of a healer. */
export type HealerRates = {
  /** Rupees per minute after the free minutes. */
  chatPrice: number;
  /** Rupees per session. */
  phonePrice: number;
  /** Rupees per session. */
  videoPrice: number;
  /** Free minutes of a chat. */
  freeMinutes: number;
};
