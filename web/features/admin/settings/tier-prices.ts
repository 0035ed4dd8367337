import { type EnergisationTier, energisationTiers } from '@jyotiratna/contract';

export type TierPrices = Record<EnergisationTier, string>;

/**
 * Parses prices in rupees from a text such as `basic=251,personal=1101`; empty for a tier without a
 * price.
 */
export function tierPricesOf(text: string): TierPrices {
  const byTier = new Map(
    text.split(',').map((pair) => pair.split('=') as [string, string | undefined]),
  );
  return Object.fromEntries(
    energisationTiers.map((tier) => [tier, byTier.get(tier) ?? '']),
  ) as TierPrices;
}

/**
 * Serialises the prices; a tier without a price is omitted, and `off` means that no tier is
 * offered.
 */
export function textOfTierPrices(prices: TierPrices): string {
  const priced = energisationTiers.filter((tier) => prices[tier].trim() !== '');
  return priced.map((tier) => `${tier}=${prices[tier].trim()}`).join() || 'off';
}

/** Whether the text is empty or whole rupees, the only values that the server accepts. */
export function isPrice(text: string): boolean {
  return /^\d{0,7}$/.test(text);
}
