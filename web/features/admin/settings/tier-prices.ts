import { type EnergisationTier, energisationTiers } from '@jyotiratna/contract';

export type TierPrices = Record<EnergisationTier, string>;

/** The prices as they are typed, in rupees, from a text such as `basic=251,personal=1101`; empty where a tier has none. */
export function tierPricesOf(text: string): TierPrices {
  const named = new Map(text.split(',').map((part) => part.split('=') as [string, string | undefined]));
  return Object.fromEntries(energisationTiers.map((tier) => [tier, named.get(tier) ?? ''])) as TierPrices;
}

/** The text again; a tier without a price is left out, and `off` is none at all. */
export function textOfTierPrices(prices: TierPrices): string {
  const named = energisationTiers.filter((tier) => prices[tier].trim() !== '');
  return named.map((tier) => `${tier}=${prices[tier].trim()}`).join() || 'off';
}

/** Whether it is empty or whole rupees, as the shop takes them. */
export function isPrice(text: string): boolean {
  return /^\d{0,7}$/.test(text);
}
