import { itemAt } from '@jyotiratna/contract';
import { GRAHA_DETAILS, GRAHAS, type Graha, VISIBLE_GRAHAS } from '../../tradition/grahas.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA } from './view.ts';

/** Benefics that can form Amala, and grahas whose conjunction cancels it; the Moon does neither. */
const PURE: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];
const HARSH: readonly Graha[] = GRAHAS.filter((graha) => !GRAHA_DETAILS[graha].benefic);

const BENEFIC_HOUSES = [1, 2, 4, 5, 7, 9, 10];

/**
 * Rashis of Jupiter that permit Saraswati: its own, its exaltation rashi and those of its friends.
 */
const SARASWATI_JUPITER = [8, 11, 3, 0, 7, 4];

/** Yogas formed by the distribution of all grahas, and by Jupiter, Mercury and Venus. */
export const MAJOR_YOGAS: readonly YogaRule[] = [
  {
    name: 'Gajakesari',
    group: 'Major Yogas',
    requiresLagna: false,
    judge(view) {
      const house = view.houseFrom('Moon', 'Jupiter');
      const present = KENDRA.includes(house);
      const [jupiter, moon] = [view.places('Jupiter'), view.places('Moon')];
      return {
        present,
        reasonText: view.messages.gajakesari(jupiter, moon, house, present),
      };
    },
  },
  {
    name: 'Kedara',
    group: 'Major Yogas',
    requiresLagna: false,
    judge(view) {
      const { size } = new Set(VISIBLE_GRAHAS.map((graha) => view.rashi(graha)));
      const present = size === 4;
      return {
        present,
        reasonText: view.messages.kedara(size, present ? view.places(...VISIBLE_GRAHAS) : null),
      };
    },
  },
  {
    name: 'Kamal',
    group: 'Major Yogas',
    requiresLagna: true,
    judge(view) {
      const outside = VISIBLE_GRAHAS.filter((graha) => !KENDRA.includes(view.house(graha)));
      const empty = KENDRA.filter(
        (house) => !VISIBLE_GRAHAS.some((graha) => view.house(graha) === house),
      );
      const messages = view.messages.kamal;
      if (outside.length > 0)
        return { present: false, reasonText: messages.outside(view.places(...outside)) };
      if (empty.length > 0) return { present: false, reasonText: messages.empty(itemAt(empty, 0)) };
      return { present: true, reasonText: messages.found(view.places(...VISIBLE_GRAHAS)) };
    },
  },
  {
    name: 'Musala',
    group: 'Major Yogas',
    requiresLagna: false,
    judge(view) {
      const rest = VISIBLE_GRAHAS.filter(
        (graha) => itemAt(RASHIS, view.rashi(graha)).movement !== 'fixed',
      );
      const present = rest.length === 0;
      return {
        present,
        reasonText: view.messages.musala(
          view.places(...(present ? VISIBLE_GRAHAS : rest)),
          present,
        ),
      };
    },
  },
  {
    name: 'Amala',
    group: 'Major Yogas',
    requiresLagna: true,
    disputed: true,
    judge(view) {
      const tenths = [
        { from: 'lagna', there: GRAHAS.filter((graha) => view.house(graha) === 10) },
        { from: 'moon', there: GRAHAS.filter((graha) => view.houseFrom('Moon', graha) === 10) },
      ] as const;
      const clean = tenths.find(
        ({ there: occupants }) =>
          PURE.some((graha) => occupants.includes(graha)) &&
          !HARSH.some((graha) => occupants.includes(graha)),
      );
      const { found, missing } = view.messages.amala;
      return clean
        ? { present: true, reasonText: found(clean.from, view.places(...clean.there)) }
        : { present: false, reasonText: missing };
    },
  },
  {
    name: 'Saraswati',
    group: 'Major Yogas',
    requiresLagna: true,
    judge(view) {
      const three = ['Mercury', 'Jupiter', 'Venus'] as const;
      const misplaced = three.filter((graha) => !BENEFIC_HOUSES.includes(view.house(graha)));
      const { misplaced: messageOf, found, weak } = view.messages.saraswati;
      if (misplaced.length > 0)
        return { present: false, reasonText: messageOf(view.places(...misplaced)) };
      const present = SARASWATI_JUPITER.includes(view.rashi('Jupiter'));
      return {
        present,
        reasonText: present ? found(view.places(...three)) : weak(view.places('Jupiter')),
      };
    },
  },
];
