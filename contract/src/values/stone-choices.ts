import type { Graha } from './graha.ts';

/**
 * Options for disclosures about a loose stone, in the terms of the trade (CIBJO and the GJEPC's
 * code of disclosure). Labels are in the messages.
 */
export const stoneChoices = {
  stone: [
    'ruby',
    'pearl',
    'red-coral',
    'emerald',
    'yellow-sapphire',
    'diamond',
    'blue-sapphire',
    'hessonite',
    'cats-eye',
    'white-sapphire',
    'opal',
    'turquoise',
    'other',
  ],
  origin: [
    'not-stated',
    'india',
    'sri-lanka',
    'myanmar',
    'thailand',
    'madagascar',
    'mozambique',
    'tanzania',
    'zambia',
    'colombia',
    'brazil',
    'australia',
    'italy',
    'japan',
    'south-africa',
    'iran',
  ],
  nature: ['natural', 'cultured', 'synthetic'],
  treatment: [
    'none',
    'heat',
    'oil',
    'glass-filled',
    'beryllium',
    'irradiation',
    'dyed',
    'bleached',
    'coated',
    'synthetic',
    'not-stated',
  ],
  shape: [
    'oval',
    'round',
    'cushion',
    'rectangle',
    'square',
    'pear',
    'marquise',
    'heart',
    'triangle',
    'other',
  ],
  cut: ['faceted', 'mixed', 'step', 'cabochon', 'bead', 'carved', 'uncut'],
  transparency: ['transparent', 'semi-transparent', 'translucent', 'opaque'],
  laboratory: ['GIA', 'IGI', 'GII', 'GJEPC-GTL', 'GRS', 'Gübelin', 'SSEF', 'GIT', 'sample'],
} as const satisfies Record<string, readonly string[]>;

export type StoneKind = (typeof stoneChoices)['stone'][number];
/** The Jyotish stone of each graha, as a filter value. */
export const stoneOfGraha = {
  Sun: 'ruby',
  Moon: 'pearl',
  Mars: 'red-coral',
  Mercury: 'emerald',
  Jupiter: 'yellow-sapphire',
  Venus: 'diamond',
  Saturn: 'blue-sapphire',
  Rahu: 'hessonite',
  Ketu: 'cats-eye',
} as const satisfies Record<Graha, StoneKind>;

export type Laboratory = (typeof stoneChoices)['laboratory'][number];

/**
 * Report verification page of each laboratory, with `{number}` as placeholder if the URL contains
 * the number. `sample`: a report of the demo catalogue, not issued by a laboratory.
 */
export const laboratories: Readonly<Record<Laboratory, { name: string; check: string | null }>> = {
  GIA: { name: 'GIA', check: 'https://www.gia.edu/report-check?reportno={number}' },
  IGI: { name: 'IGI', check: 'https://www.igi.org/verify-your-report/?r={number}' },
  GII: { name: 'GII', check: 'https://www.giionline.com/' },
  'GJEPC-GTL': { name: 'GJEPC-GTL Jaipur', check: 'https://www.gtljaipur.info/' },
  GRS: { name: 'GRS', check: 'https://www.gemresearch.ch/verification' },
  Gübelin: { name: 'Gübelin Gem Lab', check: 'https://www.gubelingemlab.com/' },
  SSEF: { name: 'SSEF', check: 'https://www.myssef.ch/' },
  GIT: { name: 'GIT', check: 'https://www.git.or.th/' },
  sample: { name: 'Sample', check: null },
};

/** The URL for verifying a laboratory's report; null if there is none. */
export function checkAddress(laboratory: Laboratory, number: string): string | null {
  return laboratories[laboratory].check?.replace('{number}', encodeURIComponent(number)) ?? null;
}

/** Disclosures required of a stone sold by its weight. */
export const disclosed = [
  'stone',
  'origin',
  'nature',
  'treatment',
  'shape',
  'cut',
  'dimensions',
  'transparency',
] as const;
