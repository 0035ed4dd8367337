import type { HealerProfile } from '@jyotiratna/contract';

type HealerStats = Pick<HealerProfile, 'rating' | 'reviewCount' | 'successStories'>;

/** Statistics of the sample healers; owners cannot enter statistics. */
export const sampleStats: Readonly<Record<string, HealerStats>> = {
  'sample-healer-1': { rating: 4.9, reviewCount: 1164, successStories: 860 },
  'sample-healer-2': { rating: 4.8, reviewCount: 873, successStories: 540 },
  'sample-healer-3': { rating: 4.7, reviewCount: 1932, successStories: 1210 },
  'sample-healer-4': { rating: 4.9, reviewCount: 648, successStories: 390 },
  'sample-healer-5': { rating: 4.6, reviewCount: 417, successStories: 305 },
  'sample-healer-6': { rating: 4.8, reviewCount: 1408, successStories: 920 },
};
