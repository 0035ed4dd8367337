import { defined } from '@jyotiratna/contract';
import { GRAHA_DETAILS } from '../../tradition/grahas.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA } from './view.ts';

const FIVE = [
  ['Ruchaka', 'Mars'],
  ['Bhadra', 'Mercury'],
  ['Hamsa', 'Jupiter'],
  ['Malavya', 'Venus'],
  ['Sasa', 'Saturn'],
] as const;

/**
 * The five Mahapurusha yogas: a tara graha in its own or exaltation rashi, in a kendra from the
 * lagna.
 */
export const MAHAPURUSHA_YOGAS: readonly YogaRule[] = FIVE.map(([name, graha]) => ({
  name,
  group: 'Major Yogas',
  requiresLagna: true,
  judge(view) {
    const inKendra = KENDRA.includes(view.house(graha));
    const dignified = view.dignified(graha);
    const place = view.places(graha);
    const messages = view.messages.mahapurusha;
    if (inKendra && dignified) return { present: true, reasonText: messages.found(place) };
    const { own, exaltation } = GRAHA_DETAILS[graha];
    const expected = dignified ? [] : [...new Set([...own, defined(exaltation).rashi])];
    return { present: false, reasonText: messages.missing(place, expected, !inKendra) };
  },
}));
