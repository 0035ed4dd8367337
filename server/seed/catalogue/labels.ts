import type { NetUnit } from '@jyotiratna/contract';
import type { TranslatedRemedy } from './remedy.ts';
import { seedSizes } from './sizes.ts';

/** Fictitious firms of the demo: pages and the set-up state that they are samples. */
export const seedParties = [
  {
    code: 'sample-workshop',
    name: 'Sample workshop (no real firm)',
    address: 'Sample street 1, Jaipur, Rajasthan 302003',
    country: 'India',
  },
  {
    code: 'sample-importer',
    name: 'Sample importer (no real firm)',
    address: 'Sample street 2, Mumbai, Maharashtra 400002',
    country: 'India',
  },
];

/**
 * Net quantities of products that are not sold as one unit, by slug: a set, or a loose stone sold
 * by weight.
 */
const quantities: Readonly<Record<string, [string, NetUnit]>> = {
  'navaratna-set': ['9', 'pieces'],
  'tumbled-stones-set': ['14', 'pieces'],
};
/** The country of origin of the stone or seeds, where the product was made in another country. */
const materials: Readonly<Record<string, string>> = {
  'lapis-lazuli-bracelet': 'Afghanistan',
  'rudraksha-bracelet': 'Nepal',
  'tigers-eye-bracelet': 'South Africa',
};

/**
 * Adds the mandatory declarations of the product page to a remedy. The demo's original price is the
 * price on the label.
 */
export function withLabel(remedy: TranslatedRemedy): TranslatedRemedy {
  const { slug, countryOfOrigin, originalPricePaise, weightMg = null } = remedy;
  const carats = /^([\d.]+) ct/.exec(
    remedy.attributes.find(({ key }) => key === 'weight')?.value ?? '',
  )?.[1];
  const [netQuantity, netUnit] =
    quantities[slug] ?? (carats ? [carats, 'ct' as const] : ['1', 'pieces' as const]);
  const dearest = Math.max(0, ...(seedSizes[slug] ?? []).map(({ morePaise = 0 }) => morePaise));
  return {
    ...remedy,
    mrpPaise: originalPricePaise + dearest,
    // The net quantity of a stone sold by weight is its weight.
    ...(weightMg === null && { netQuantity, netUnit }),
    materialFrom: materials[slug] ?? null,
    packer: 'sample-workshop',
    ...(countryOfOrigin === 'India'
      ? { maker: 'sample-workshop' }
      : { importer: 'sample-importer' }),
  };
}
