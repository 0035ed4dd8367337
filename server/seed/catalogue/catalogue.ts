import { itemAt } from '@jyotiratna/contract';
import { beadBracelets } from './bead-bracelets.ts';
import { braceletsInHindi } from './hindi/bracelets.ts';
import { setsAndObjectsInHindi } from './hindi/sets-and-objects.ts';
import { stonesInHindi } from './hindi/stones.ts';
import { withLabel } from './labels.ts';
import { looseStones } from './loose-stones.ts';
import { quartzBracelets } from './quartz-bracelets.ts';
import type { SeedRemedy, TranslatedRemedy } from './remedy.ts';
import { rings } from './rings.ts';
import { setsAndObjects } from './sets-and-objects.ts';
import { singleStones } from './single-stones.ts';

const inHindi = { ...braceletsInHindi, ...stonesInHindi, ...setsAndObjectsInHindi };

/**
 * The demo catalogue in both languages, oldest remedy first, so that ids and creation times ascend
 * in the order of insertion.
 */
export const seedRemedies: readonly TranslatedRemedy[] = [
  ...quartzBracelets,
  ...beadBracelets,
  ...looseStones,
  ...rings,
  ...setsAndObjects,
]
  .map(withHindi)
  .concat(singleStones)
  .map(withLabel)
  .sort((a, b) => a.createdAt.localeCompare(b.createdAt));

function withHindi(remedy: SeedRemedy): TranslatedRemedy {
  const hindi = inHindi[remedy.slug];
  if (
    hindi?.valuesHi.length !== remedy.attributes.length ||
    hindi.altsHi.length !== remedy.pictures.length
  )
    throw new Error(`${remedy.slug} is not all in Hindi.`);
  const { valuesHi, altsHi, ...labels } = hindi;
  const attributes = remedy.attributes.map((attribute, at) => ({
    ...attribute,
    valueHi: itemAt(valuesHi, at),
  }));
  const images = remedy.pictures.map((image, at) => ({ ...image, altHi: itemAt(altsHi, at) }));
  return { ...remedy, ...labels, attributes, pictures: images };
}
