import type { Metal } from './jewellery.ts';

/**
 * Purities of hallmarked jewellery, in parts per thousand. Hallmarking is mandatory for gold
 * (Hallmarking of Gold Jewellery and Gold Artefacts Order, 2020), and voluntary for silver.
 */
export const hallmarkPurities = ['gold-585', 'gold-750', 'gold-916', 'silver-925'] as const;
export type HallmarkPurity = (typeof hallmarkPurities)[number];

/** The purity mark on the article (IS 1417, IS 2112), identical in every language. */
export const purityMarks: Readonly<Record<HallmarkPurity, string>> = {
  'gold-585': '14K585',
  'gold-750': '18K750',
  'gold-916': '22K916',
  'silver-925': 'SILVER 925',
};

const ofMetal: Readonly<Partial<Record<Metal, HallmarkPurity>>> = {
  'gold-18k': 'gold-750',
  'white-gold-18k': 'gold-750',
  'rose-gold-18k': 'gold-750',
  'gold-22k': 'gold-916',
  'silver-925': 'silver-925',
};

/** The purity of a setting's metal; null for an alloy that is never hallmarked. */
export function metalPurity(metal: Metal): HallmarkPurity | null {
  return ofMetal[metal] ?? null;
}

/** A hallmark unique identification (HUID): six letters and digits, in capitals. */
export const huidPattern = /^[A-Z0-9]{6}$/;

/** Purity and HUIDs of a line's units, in order of entry. */
export type Hallmark = { purity: HallmarkPurity; huids: string[] };
