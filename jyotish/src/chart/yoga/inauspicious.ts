import { turn } from '../../sky/angle.ts';
import { type Graha, SEVEN } from '../../tradition/grahas.ts';
import { ordinal } from '../wording.ts';
import { kemadruma } from './chandra.ts';
import type { YogaRule } from './rule.ts';
import { DUSTHANA, KENDRA } from './view.ts';

const NODES = ['Rahu', 'Ketu'] as const;

/** A yoga of one of `grahas` in one rashi with one of `others`. */
function company(
  facts: Pick<YogaRule, 'name' | 'meaning' | 'disputed'>,
  grahas: readonly Graha[],
  others: readonly Graha[],
): YogaRule {
  return {
    ...facts,
    group: 'Inauspicious Yogas',
    needsLagna: false,
    judge(view) {
      for (const graha of grahas) {
        const met = others.filter((other) => view.rashi(other) === view.rashi(graha));
        if (met.length > 0) return { present: true, because: `${view.places(graha, ...met)} share a rashi.` };
      }
      return { present: false, because: `${view.places(...grahas, ...others)} do not share a rashi.` };
    },
  };
}

/** Yogas that tradition counts as hard; each describes a tendency. */
export const INAUSPICIOUS_YOGAS: readonly YogaRule[] = [
  {
    name: 'Daridra',
    group: 'Inauspicious Yogas',
    needsLagna: true,
    disputed: true,
    meaning: 'Linked with gains that come slowly. Texts name different lords for it.',
    judge(view) {
      const lord = view.lord(11);
      const present = DUSTHANA.includes(view.house(lord));
      return {
        present,
        because: `The lord of the 11th, ${view.places(lord)}, stands ${present ? 'in a dusthana' : 'outside the dusthanas (6, 8, 12)'}.`,
      };
    },
  },
  company(
    { name: 'Grahan', meaning: 'Linked with a mind that asks for rest and clear light.' },
    ['Sun', 'Moon'],
    NODES,
  ),
  {
    name: 'Shakat',
    group: 'Inauspicious Yogas',
    needsLagna: false,
    meaning: 'Linked with ups and downs that turn like a wheel.',
    judge(view) {
      const house = view.houseFrom('Jupiter', 'Moon');
      const present = [6, 8, 12].includes(house);
      const fromLagna = view.positions.Moon.house;
      const voided =
        present && fromLagna !== null
          ? ` Classically it is void when the Moon is in a kendra from the lagna, which it is${KENDRA.includes(fromLagna) ? '' : ' not'}.`
          : '';
      return {
        present,
        because: `The ${view.places('Moon')} is in the ${ordinal(house)} from ${view.places('Jupiter')}${present ? '' : '; 6, 8 or 12 would make it'}.${voided}`,
      };
    },
  },
  company({ name: 'Chandal', meaning: 'Linked with questioning what is handed down.' }, ['Jupiter'], NODES),
  {
    name: 'Kuja',
    group: 'Inauspicious Yogas',
    needsLagna: true,
    meaning: 'Linked with heat in close bonds; about half of all charts have it.',
    judge(view) {
      const present = [1, 4, 7, 8, 12].includes(view.house('Mars'));
      return {
        present,
        because: `${view.places('Mars')}${present ? ' is one of 1, 4, 7, 8 and 12 from the lagna' : '; 1, 4, 7, 8 or 12 would make it'}.`,
      };
    },
  },
  kemadruma({ name: 'Kemdrum', group: 'Inauspicious Yogas' }),
  company(
    { name: 'Angarak', disputed: true, meaning: 'Linked with haste and temper. Many count Rahu only.' },
    ['Mars'],
    NODES,
  ),
  company({ name: 'Vish', meaning: 'Linked with seriousness and a need for company.' }, ['Moon'], ['Saturn']),
  {
    name: 'Kaal Sarp',
    group: 'Inauspicious Yogas',
    needsLagna: false,
    meaning: 'A modern yoga, linked with effort that bears late.',
    judge(view) {
      const rahu = view.positions.Rahu.longitude;
      const ahead = SEVEN.filter((graha) => turn(view.positions[graha].longitude - rahu) < 180);
      const present = ahead.length === 0 || ahead.length === SEVEN.length;
      if (present)
        return { present, because: `All seven lie on one side of the axis of ${view.places('Rahu', 'Ketu')}.` };
      const behind = SEVEN.filter((graha) => !ahead.includes(graha));
      return {
        present,
        because: `The axis of ${view.places('Rahu', 'Ketu')} parts ${view.places(...ahead)} from ${view.places(...behind)}.`,
      };
    },
  },
];
