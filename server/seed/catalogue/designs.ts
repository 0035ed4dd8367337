import { type Metal, type MetalWeight, metals } from '@jyotiratna/contract';
import type { designs } from '../../catalogue/designs/schema.ts';

/** Densities relative to silver. */
const densities: Readonly<Record<Metal, number>> = {
  'silver-925': 1,
  'gold-18k': 1.5,
  'white-gold-18k': 1.5,
  'rose-gold-18k': 1.45,
  'gold-22k': 1.7,
  panchdhatu: 0.85,
};

/**
 * The weight of silver at the smallest size, and the weight that each further size adds, in mg;
 * those of the other alloys follow from their densities.
 */
function weights(silverMg: number, perSizeMg = 0): MetalWeight[] {
  return metals.map((metal) => ({
    metal,
    baseMg: Math.round(silverMg * densities[metal]),
    perSizeMg: Math.round(perSizeMg * densities[metal]),
  }));
}

type SeedDesign = Omit<typeof designs.$inferInsert, 'id' | 'position' | 'sample' | 'pictureId'> & {
  /** A file in `pictures/masters/`. */
  picture: string;
};

/** The suffix for the metal in a master's file name; images of yellow gold have none. */
const metalMasters: Readonly<Record<Metal, string>> = {
  'silver-925': '-silver',
  'gold-18k': '',
  'white-gold-18k': '-white-gold',
  'rose-gold-18k': '-rose-gold',
  'gold-22k': '-gold-22k',
  panchdhatu: '-panchdhatu',
};

/** The master of a seeded design in the colour of a metal. */
export function metalMaster(picture: string, metal: Metal): string {
  return picture.replace(/-1\.webp$/, `${metalMasters[metal]}-1.webp`);
}

/** Four designs of the demo shop, each in every metal. */
export const seedDesigns: readonly SeedDesign[] = [
  {
    slug: 'plain-ring',
    picture: 'setting-plain-ring-1.webp',
    name: 'plain ring',
    nameHi: 'सादी अँगूठी',
    kind: 'ring',
    weights: weights(3_000, 70),
    making: 'per-gram',
    makingPaise: 60_000,
    daysToMake: 6,
  },
  {
    slug: 'temple-ring',
    picture: 'setting-temple-ring-1.webp',
    name: 'temple ring',
    nameHi: 'मंदिर शैली की अँगूठी',
    kind: 'ring',
    weights: weights(4_600, 90),
    making: 'per-gram',
    makingPaise: 95_000,
    daysToMake: 9,
  },
  {
    slug: 'open-back-pendant',
    picture: 'setting-open-back-pendant-1.webp',
    name: 'open-back pendant',
    nameHi: 'पीछे से खुला लॉकेट',
    kind: 'pendant',
    weights: weights(2_200),
    making: 'fixed',
    makingPaise: 240_000,
    daysToMake: 5,
  },
  {
    slug: 'chain-bracelet',
    picture: 'setting-chain-bracelet-1.webp',
    name: 'chain bracelet',
    nameHi: 'चेन ब्रेसलेट',
    kind: 'bracelet',
    weights: weights(8_500),
    making: 'fixed',
    makingPaise: 520_000,
    daysToMake: 10,
  },
];

/** Sample metal rates of the demo, in paise per gram; not market prices. */
export const seedRates: readonly { metal: Metal; paisePerGram: number }[] = [
  { metal: 'silver-925', paisePerGram: 11_000 },
  { metal: 'gold-18k', paisePerGram: 780_000 },
  { metal: 'white-gold-18k', paisePerGram: 800_000 },
  { metal: 'rose-gold-18k', paisePerGram: 780_000 },
  { metal: 'gold-22k', paisePerGram: 950_000 },
  { metal: 'panchdhatu', paisePerGram: 6_500 },
];
