import { type EnergisationTier, energisationTiers } from '@jyotiratna/contract';

export type TierPrices = Record<EnergisationTier, string>;

/**
 * The prices as typed, in rupees, from a text such as `basic=251,personal=1101`; empty for a
 * tier without one.
 */
export function tierPricesOf(text: string): TierPrices {
  const byTier = new Map(
    text.split(',').map((pair) => pair.split('=') as [string, string | undefined]),
  );
  return Object.fromEntries(
    energisationTiers.map((tier) => [tier, byTier.get(tier) ?? '']),
  ) as TierPrices;
}

/** The text again; a tier without a price is omitted, and `off` means no tier at all. */
export function textOfTierPrices(prices: TierPrices): string {
  const priced = energisationTiers.filter((tier) => prices[tier].trim() !== '');
  return priced.map((tier) => `${tier}=${prices[tier].trim()}`).join() || 'off';
}

/** Whether it is empty or whole rupees, as the shop accepts them. */
export function isPrice(text: string): boolean {
  return /^\d{0,7}$/.test(text);
}
