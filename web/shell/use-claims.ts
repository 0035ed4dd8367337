import { type ClaimStats, claimStats } from '../content/claim-figures.ts';
import { useShopConfig } from './use-shop-config.ts';

/** The claims that the shop may make about itself on these pages. */
export function useClaims(): ClaimStats {
  return claimStats(useShopConfig()?.claims ?? {});
}
