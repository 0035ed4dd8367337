import type { Graha } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { rashis } from '../../../ui/rashis.ts';

/** A Moon sign: the key in requests, its zodiac name, its rashi in both scripts, and its lord. */
export type MoonSign = { sign: string; label: string; rashi: string; word: string; lord: Graha };

const details: readonly [label: string, lord: Graha][] = [
  ['Aries', 'Mars'],
  ['Taurus', 'Venus'],
  ['Gemini', 'Mercury'],
  ['Cancer', 'Moon'],
  ['Leo', 'Sun'],
  ['Virgo', 'Mercury'],
  ['Libra', 'Venus'],
  ['Scorpio', 'Mars'],
  ['Sagittarius', 'Jupiter'],
  ['Capricorn', 'Saturn'],
  ['Aquarius', 'Saturn'],
  ['Pisces', 'Jupiter'],
];

/**
 * The twelve signs in order from Mesha. `sign` is the lower-case zodiac name, as in requests.
 */
export const moonSigns: readonly MoonSign[] = details.map(([label, lord], index) => {
  const { rashi = '', word = '' } = rashis[index] ?? {};
  const sign = label.toLowerCase();
  // In Hindi a sign has a single name.
  return language.script === 'devanagari'
    ? { sign, label: word, rashi: word, word, lord }
    : { sign, label, rashi, word, lord };
});
