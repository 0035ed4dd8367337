import { adjacent } from './chandra.ts';
import type { YogaRule } from './rule.ts';

/** Yogas relative to the Sun. */
export const SOORYA_YOGAS: readonly YogaRule[] = [
  adjacent('Sun', [2], {
    name: 'Vesi',
    group: 'Soorya Yogas',
  }),
  adjacent('Sun', [12], {
    name: 'Vasi',
    group: 'Soorya Yogas',
  }),
  adjacent('Sun', [2, 12], {
    name: 'Ubhayachari',
    group: 'Soorya Yogas',
  }),
  {
    name: 'Budha Aditya',
    group: 'Soorya Yogas',
    requiresLagna: false,
    judge(view) {
      const present = view.houseFrom('Sun', 'Mercury') === 1;
      const places = view.places('Sun', 'Mercury');
      return {
        present,
        reasonText: view.messages.together(places, present),
      };
    },
  },
];
