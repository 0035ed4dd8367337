import { type ClaimFigures, claimFigures } from '../content/claim-figures.ts';
import { useShopConfig } from './use-shop-config.ts';

/** What the shop may claim of itself on these pages. */
export function useClaims(): ClaimFigures {
  return claimFigures(useShopConfig()?.claims ?? {});
}
