import { type ClaimStats, claimStats } from '../content/claim-figures.ts';
import { useShopConfig } from './use-shop-config.ts';

/** The permitted claims of the shop, in the language of these pages. */
export function useClaims(): ClaimStats {
  return claimStats(useShopConfig()?.claims ?? {});
}
