import { beside } from './chandra.ts';
import type { YogaRule } from './rule.ts';

/** Yogas counted from the Sun. */
export const SOORYA_YOGAS: readonly YogaRule[] = [
  beside('Sun', [2], { name: 'Vesi', group: 'Soorya Yogas', meaning: 'Linked with fairness and an even temper.' }),
  beside('Sun', [12], { name: 'Vasi', group: 'Soorya Yogas', meaning: 'Linked with skill and a giving hand.' }),
  beside('Sun', [2, 12], {
    name: 'Ubhayachari',
    group: 'Soorya Yogas',
    meaning: 'The Sun has company on both sides, linked with presence and good speech.',
  }),
  {
    name: 'Budha Aditya',
    group: 'Soorya Yogas',
    needsLagna: false,
    meaning: 'Linked with a clear and able mind.',
    judge(view) {
      const present = view.houseFrom('Sun', 'Mercury') === 1;
      return { present, because: `${view.places('Sun', 'Mercury')} ${present ? 'share a rashi' : 'stand apart'}.` };
    },
  },
];
