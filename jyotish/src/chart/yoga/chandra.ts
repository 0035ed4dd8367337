import { type Graha, TARA } from '../../tradition/grahas.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA, type View } from './view.ts';

const BENEFICS = ['Mercury', 'Jupiter', 'Venus'] as const;

/** Tara grahas in the given house from the Moon or the Sun. */
export function taraIn(view: View, reference: 'Moon' | 'Sun', house: 2 | 12): Graha[] {
  return TARA.filter((graha) => view.houseFrom(reference, graha) === house);
}

/** A yoga of tara grahas in the 2nd, the 12th or both bhavas from the Moon or the Sun. */
export function adjacent(
  reference: 'Moon' | 'Sun',
  houses: readonly (2 | 12)[],
  rule: Pick<YogaRule, 'name' | 'group'>,
): YogaRule {
  return {
    ...rule,
    requiresLagna: false,
    judge(view) {
      const sides = houses.map((house) => {
        const occupants = taraIn(view, reference, house);
        return occupants.length === 0
          ? view.messages.adjacentNone(reference, house)
          : view.messages.adjacent(reference, house, view.places(...occupants));
      });
      return {
        present: houses.every((house) => taraIn(view, reference, house).length > 0),
        reasonText: sides.join(' '),
      };
    },
  };
}

/** Whether Kemadruma is commonly considered void in this chart, as a message. */
function voidingOf(view: View): string {
  const support = TARA.filter((graha) => KENDRA.includes(view.houseFrom('Moon', graha)));
  const { supported, unsupported } = view.messages.kemadruma;
  return support.length === 0 ? unsupported : supported(view.places(...support), support.length);
}

/** Kemadruma, under either of its names. */
export function kemadruma(rule: Pick<YogaRule, 'name' | 'group'>): YogaRule {
  return {
    ...rule,
    requiresLagna: false,
    disputed: true,
    judge(view) {
      const around = [...taraIn(view, 'Moon', 2), ...taraIn(view, 'Moon', 12)];
      const messages = view.messages.kemadruma;
      if (around.length > 0)
        return { present: false, reasonText: messages.notAlone(view.places(...around)) };
      return {
        present: true,
        reasonText: `${messages.alone(view.places('Moon'))} ${voidingOf(view)}`,
      };
    },
  };
}

/** Yogas relative to the Moon. */
export const CHANDRA_YOGAS: readonly YogaRule[] = [
  adjacent('Moon', [2], {
    name: 'Sunapha',
    group: 'Chandra Yogas',
  }),
  adjacent('Moon', [12], {
    name: 'Anapha',
    group: 'Chandra Yogas',
  }),
  adjacent('Moon', [2, 12], {
    name: 'Duradhara',
    group: 'Chandra Yogas',
  }),
  kemadruma({ name: 'Kemadruma', group: 'Chandra Yogas' }),
  {
    name: 'Chandra Mangala',
    group: 'Chandra Yogas',
    requiresLagna: false,
    judge(view) {
      const present = view.houseFrom('Moon', 'Mars') === 1;
      const places = view.places('Moon', 'Mars');
      return {
        present,
        reasonText: view.messages.together(places, present),
      };
    },
  },
  {
    name: 'Adhi',
    group: 'Chandra Yogas',
    requiresLagna: false,
    judge(view) {
      const outside = BENEFICS.filter(
        (graha) => ![6, 7, 8].includes(view.houseFrom('Moon', graha)),
      );
      const present = outside.length === 0;
      const places = view.places(...(present ? BENEFICS : outside));
      return { present, reasonText: view.messages.adhi(places, present) };
    },
  },
  {
    name: 'Vasumati',
    group: 'Chandra Yogas',
    requiresLagna: true,
    judge(view) {
      const upachaya = [3, 6, 10, 11];
      const fromMoon = BENEFICS.every((graha) => upachaya.includes(view.houseFrom('Moon', graha)));
      const fromLagna = BENEFICS.every((graha) => upachaya.includes(view.house(graha)));
      const places = view.places(...BENEFICS);
      const { found, missing } = view.messages.vasumati;
      return fromMoon || fromLagna
        ? { present: true, reasonText: found(fromMoon ? 'moon' : 'lagna', places) }
        : { present: false, reasonText: missing(places) };
    },
  },
];
