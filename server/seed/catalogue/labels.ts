import type { NetUnit } from '@jyotiratna/contract';
import type { TranslatedRemedy } from './remedy.ts';
import { seedSizes } from './sizes.ts';

/** Firms of the demo, none of them real: pages and the set-up say that they are samples. */
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

/** Products that are not one unit, by slug: a set, or a loose stone sold by weight. */
const quantities: Readonly<Record<string, [string, NetUnit]>> = {
  'navaratna-set': ['9', 'pieces'],
  'tumbled-stones-set': ['14', 'pieces'],
};
/** The origin of stone or seeds of a product that was made in another country. */
const materials: Readonly<Record<string, string>> = {
  'lapis-lazuli-bracelet': 'Afghanistan',
  'rudraksha-bracelet': 'Nepal',
  'tigers-eye-bracelet': 'South Africa',
};

/**
 * A remedy with the mandatory declarations of its page. The demo's original price is the price on
 * the label.
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
    // A stone that is sold by its weight holds that weight.
    ...(weightMg === null && { netQuantity, netUnit }),
    materialFrom: materials[slug] ?? null,
    packer: 'sample-workshop',
    ...(countryOfOrigin === 'India'
      ? { maker: 'sample-workshop' }
      : { importer: 'sample-importer' }),
  };
}
