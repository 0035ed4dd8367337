import { itemAt } from '@jyotiratna/contract';
/**
 * Products sold in sizes: the stock of each, and the size's surcharge in paise. Bracelets by wrist
 * size in mm, rings by Indian size.
 */
export type SeedSize = { size: string; sizeHi?: string; pieces: number; morePaise?: number };

const wrists = (units: readonly [number, number, number]): SeedSize[] => [
  { size: '150 mm', sizeHi: '150 मिमी', pieces: units[0] },
  { size: '165 mm', sizeHi: '165 मिमी', pieces: units[1] },
  { size: '180 mm', sizeHi: '180 मिमी', pieces: units[2], morePaise: 15_000 },
];

/** Sizes by the product's slug. */
export const seedSizes: Readonly<Record<string, readonly SeedSize[]>> = {
  'turquoise-bracelet': wrists([4, 5, 3]),
  'seven-chakra-bracelet': wrists([9, 14, 8]),
  'pyrite-bracelet': wrists([0, 11, 8]),
  'opal-ring': ['12', '14', '16', '18'].map((size, at) => ({
    size,
    pieces: itemAt([3, 4, 2, 0], at),
  })),
};
