import { type Graha, TARA } from '../../tradition/grahas.ts';
import { ordinal } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA, type View } from './view.ts';

const BENEFICS = ['Mercury', 'Jupiter', 'Venus'] as const;

/** Tara grahas in a house from the Moon or the Sun. */
export function taraIn(view: View, reference: 'Moon' | 'Sun', house: 2 | 12): Graha[] {
  return TARA.filter((graha) => view.houseFrom(reference, graha) === house);
}

/** A yoga of tara grahas in the 2nd, the 12th or both houses beside the Moon or the Sun. */
export function beside(
  reference: 'Moon' | 'Sun',
  houses: readonly (2 | 12)[],
  facts: Pick<YogaRule, 'name' | 'group' | 'meaning'>,
): YogaRule {
  return {
    ...facts,
    needsLagna: false,
    judge(view) {
      const told = houses.map((house) => {
        const there = taraIn(view, reference, house);
        const held = there.length > 0 ? view.places(...there) : 'none of Mars, Mercury, Jupiter, Venus and Saturn';
        return `The ${ordinal(house)} from the ${reference} holds ${held}.`;
      });
      return {
        present: houses.every((house) => taraIn(view, reference, house).length > 0),
        because: told.join(' '),
      };
    },
  };
}

/** Kemadruma under either of its names. */
export function kemadruma(facts: Pick<YogaRule, 'name' | 'group'>): YogaRule {
  return {
    ...facts,
    needsLagna: false,
    disputed: true,
    meaning: 'Linked with stretches of self-reliance.',
    judge(view) {
      const around = [...taraIn(view, 'Moon', 2), ...taraIn(view, 'Moon', 12)];
      if (around.length > 0) {
        return { present: false, because: `Beside the Moon: ${view.places(...around)}, so it is not alone.` };
      }
      const support = TARA.filter((graha) => KENDRA.includes(view.houseFrom('Moon', graha)));
      const voided =
        support.length > 0
          ? ` Many hold it void here, for ${view.places(...support)} ${support.length === 1 ? 'is' : 'are'} with the Moon or in a kendra from it.`
          : ' Many hold it void when a tara graha is with the Moon or in a kendra from it; none is here.';
      return {
        present: true,
        because: `Neither the 2nd nor the 12th from the ${view.places('Moon')} holds Mars, Mercury, Jupiter, Venus or Saturn.${voided}`,
      };
    },
  };
}

/** Yogas counted from the Moon. */
export const CHANDRA_YOGAS: readonly YogaRule[] = [
  beside('Moon', [2], {
    name: 'Sunapha',
    group: 'Chandra Yogas',
    meaning: 'Linked with earning by own effort.',
  }),
  beside('Moon', [12], {
    name: 'Anapha',
    group: 'Chandra Yogas',
    meaning: 'Linked with good bearing and ease of mind.',
  }),
  beside('Moon', [2, 12], {
    name: 'Duradhara',
    group: 'Chandra Yogas',
    meaning: 'The Moon has company on both sides, linked with comfort and generosity.',
  }),
  kemadruma({ name: 'Kemadruma', group: 'Chandra Yogas' }),
  {
    name: 'Chandra Mangala',
    group: 'Chandra Yogas',
    needsLagna: false,
    meaning: 'Linked with drive and skill in trade.',
    judge(view) {
      const present = view.houseFrom('Moon', 'Mars') === 1;
      return { present, because: `${view.places('Moon', 'Mars')} ${present ? 'share a rashi' : 'stand apart'}.` };
    },
  },
  {
    name: 'Adhi',
    group: 'Chandra Yogas',
    needsLagna: false,
    meaning: 'Linked with trust, courtesy and leadership.',
    judge(view) {
      const outside = BENEFICS.filter((graha) => ![6, 7, 8].includes(view.houseFrom('Moon', graha)));
      return outside.length === 0
        ? { present: true, because: `In the 6th, 7th and 8th from the Moon: ${view.places(...BENEFICS)}.` }
        : { present: false, because: `Not in the 6th, 7th or 8th from the Moon: ${view.places(...outside)}.` };
    },
  },
  {
    name: 'Vasumati',
    group: 'Chandra Yogas',
    needsLagna: true,
    meaning: 'Linked with means that grow with time.',
    judge(view) {
      const upachaya = [3, 6, 10, 11];
      const fromMoon = BENEFICS.every((graha) => upachaya.includes(view.houseFrom('Moon', graha)));
      const fromLagna = BENEFICS.every((graha) => upachaya.includes(view.house(graha)));
      const where = fromMoon ? 'the Moon' : 'the lagna';
      return fromMoon || fromLagna
        ? { present: true, because: `All in 3, 6, 10 or 11 from ${where}: ${view.places(...BENEFICS)}.` }
        : {
            present: false,
            because: `${view.places(...BENEFICS)}: not all in 3, 6, 10 or 11 from the Moon, nor from the lagna.`,
          };
    },
  },
];
