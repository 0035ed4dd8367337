import type { Graha } from './graha.ts';

/**
 * What a loose stone's disclosure chooses from, in the words of the trade (CIBJO and the GJEPC's code of disclosure). Their
 * names for people stand in the messages.
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
  shape: ['oval', 'round', 'cushion', 'rectangle', 'square', 'pear', 'marquise', 'heart', 'triangle', 'other'],
  cut: ['faceted', 'mixed', 'step', 'cabochon', 'bead', 'carved', 'uncut'],
  transparency: ['transparent', 'semi-transparent', 'translucent', 'opaque'],
  laboratory: ['GIA', 'IGI', 'GII', 'GJEPC-GTL', 'GRS', 'Gübelin', 'SSEF', 'GIT', 'sample'],
} as const satisfies Record<string, readonly string[]>;

export type StoneChoice = keyof typeof stoneChoices;
export type StoneKind = (typeof stoneChoices)['stone'][number];
/** The stone that Jyotish gives to each graha, as lists are chosen by it. */
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
 * Where a laboratory answers for its reports: its own page, with `{number}` where the address takes the number. A `sample`
 * is a report of the demo catalogue, which no laboratory has written.
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

/** The address at which a laboratory confirms a report; null where there is none. */
export function checkAddress(laboratory: Laboratory, number: string): string | null {
  return laboratories[laboratory].check?.replace('{number}', encodeURIComponent(number)) ?? null;
}

/** What a stone sold by its weight has to tell of itself. */
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
