import { type ClaimStats, claimStats } from '../content/claim-figures.ts';
import { useShopConfig } from './use-shop-config.ts';

/** What the shop may claim of itself on these pages. */
export function useClaims(): ClaimStats {
  return claimStats(useShopConfig()?.claims ?? {});
}
