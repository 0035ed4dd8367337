import { GRAHA_FACTS } from '../../tradition/grahas.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { series } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA } from './view.ts';

const FIVE = [
  ['Ruchaka', 'Mars', 'courage and command'],
  ['Bhadra', 'Mercury', 'a quick mind and fair dealing'],
  ['Hamsa', 'Jupiter', 'wisdom and goodwill'],
  ['Malavya', 'Venus', 'grace, comfort and taste'],
  ['Sasa', 'Saturn', 'patience and steady authority'],
] as const;

/** The five Mahapurusha yogas: a tara graha in its own or its exaltation rashi, in a kendra from the lagna. */
export const MAHAPURUSHA_YOGAS: readonly YogaRule[] = FIVE.map(([name, graha, gift]) => ({
  name,
  group: 'Major Yogas',
  needsLagna: true,
  meaning: `One of the five Mahapurusha yogas, linked with ${gift}.`,
  judge(view) {
    const inKendra = KENDRA.includes(view.house(graha));
    const dignified = view.dignified(graha);
    const { own, exaltation } = GRAHA_FACTS[graha];
    const wanted = [...new Set([...own, exaltation!.rashi])].map((rashi) => RASHIS[rashi]!.name);
    if (inKendra && dignified) {
      return { present: true, because: `${view.places(graha)} is in its strength and in a kendra from the lagna.` };
    }
    const missing = [
      ...(dignified ? [] : [`${series(wanted, 'or')} is needed`]),
      ...(inKendra ? [] : ['a kendra (1, 4, 7, 10) is needed']),
    ];
    return { present: false, because: `${view.places(graha)}: ${series(missing)}.` };
  },
}));
