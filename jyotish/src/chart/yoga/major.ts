import { GRAHA_FACTS, GRAHAS, type Graha, SEVEN } from '../../tradition/grahas.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { ordinal } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA } from './view.ts';

/** Benefics that can make Amala, and the grahas whose company undoes it; the Moon does neither. */
const PURE: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];
const HARSH: readonly Graha[] = GRAHAS.filter((graha) => !GRAHA_FACTS[graha].benefic);

const BENEFIC_HOUSES = [1, 2, 4, 5, 7, 9, 10];

/** Rashis in which Jupiter upholds Saraswati: its own, its exaltation and those of its friends. */
const SARASWATI_JUPITER = [8, 11, 3, 0, 7, 4];

/** Yogas of the pattern of the whole sky, and of Jupiter, Mercury and Venus. */
export const MAJOR_YOGAS: readonly YogaRule[] = [
  {
    name: 'Gajakesari',
    group: 'Major Yogas',
    needsLagna: false,
    meaning: 'Linked with good sense, good company and a good name.',
    judge(view) {
      const house = view.houseFrom('Moon', 'Jupiter');
      const present = KENDRA.includes(house);
      return {
        present,
        because: `${view.places('Jupiter')} is in the ${ordinal(house)} from the ${view.places('Moon')}${present ? ', a kendra' : '; a kendra (1, 4, 7, 10) is needed'}.`,
      };
    },
  },
  {
    name: 'Kedara',
    group: 'Major Yogas',
    needsLagna: false,
    meaning: 'Linked with land, patience and usefulness to others.',
    judge(view) {
      const rashis = new Set(SEVEN.map((graha) => view.rashi(graha)));
      return {
        present: rashis.size === 4,
        because: `The seven grahas from Sun to Saturn fill ${rashis.size} rashis${rashis.size === 4 ? `: ${view.places(...SEVEN)}` : '; exactly 4 are needed'}.`,
      };
    },
  },
  {
    name: 'Kamal',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: 'Linked with steadiness, merit and lasting regard.',
    judge(view) {
      const outside = SEVEN.filter((graha) => !KENDRA.includes(view.house(graha)));
      const empty = KENDRA.filter((house) => !SEVEN.some((graha) => view.house(graha) === house));
      if (outside.length === 0 && empty.length === 0) {
        return {
          present: true,
          because: `The seven grahas fill all four kendras and nothing else: ${view.places(...SEVEN)}.`,
        };
      }
      const why = outside.length > 0 ? `Outside the kendras: ${view.places(...outside)}` : `House ${empty[0]} is empty`;
      return { present: false, because: `${why}; the seven must fill houses 1, 4, 7 and 10 and no other.` };
    },
  },
  {
    name: 'Musala',
    group: 'Major Yogas',
    needsLagna: false,
    meaning: 'Linked with firmness and a settled life.',
    judge(view) {
      const others = SEVEN.filter((graha) => RASHIS[view.rashi(graha)]!.movement !== 'fixed');
      return others.length === 0
        ? { present: true, because: `The seven grahas are all in fixed rashis: ${view.places(...SEVEN)}.` }
        : { present: false, because: `Not in fixed rashis: ${view.places(...others)}; all seven must be.` };
    },
  },
  {
    name: 'Amala',
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: 'Linked with clean work and a spotless name. Schools differ on malefic company.',
    judge(view) {
      const tenths = [
        { from: 'the lagna', there: GRAHAS.filter((graha) => view.house(graha) === 10) },
        { from: 'the Moon', there: GRAHAS.filter((graha) => view.houseFrom('Moon', graha) === 10) },
      ];
      const clean = tenths.find(
        ({ there }) => PURE.some((graha) => there.includes(graha)) && !HARSH.some((graha) => there.includes(graha)),
      );
      if (clean) {
        return {
          present: true,
          because: `The 10th from ${clean.from} holds ${view.places(...clean.there)} and no malefic.`,
        };
      }
      return {
        present: false,
        because:
          'Neither the 10th from the lagna nor that from the Moon holds Mercury, Jupiter or Venus without a malefic.',
      };
    },
  },
  {
    name: 'Saraswati',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: 'Linked with learning, speech and the arts.',
    judge(view) {
      const three = ['Mercury', 'Jupiter', 'Venus'] as const;
      const misplaced = three.filter((graha) => !BENEFIC_HOUSES.includes(view.house(graha)));
      if (misplaced.length > 0) {
        return {
          present: false,
          because: `${view.places(...misplaced)}: Mercury, Jupiter and Venus must each be in 1, 2, 4, 5, 7, 9 or 10.`,
        };
      }
      const present = SARASWATI_JUPITER.includes(view.rashi('Jupiter'));
      return {
        present,
        because: present
          ? `All three are well placed: ${view.places(...three)}.`
          : `${view.places('Jupiter')} is not in a rashi of its own, of its exaltation or of a friend.`,
      };
    },
  },
];
