import type { drawing as English } from '../../en/engine/drawing.ts';
import { names, ordinal, series } from './names.ts';

export const drawing: typeof English = {
  title: (name) => (name ? `${name} की कुंडली` : 'जन्म कुंडली'),
  style: { north: 'उत्तर भारतीय कुंडली।', south: 'दक्षिण भारतीय कुंडली।' },
  lagna: (rashi) => `लग्न ${names.rashis[rashi]} में।`,
  noLagna: (rashi) => `जन्म समय के बिना लग्न नहीं होता; भाव ${names.rashis[rashi]} के चन्द्र से गिने गए हैं।`,
  graha: (graha, retrograde) => `${names.grahas[graha]}${retrograde ? ' (वक्री)' : ''}`,
  house: (house, rashi, grahas) =>
    `${ordinal(house)} भाव (${names.rashis[rashi]}) में: ${series(grahas)}।`,
  marks: { lagna: 'ल', moon: 'चन्द्र' },
  moonIn: (rashi) => `चन्द्र ${names.rashis[rashi]} में`,
  noon: '12:00 का आकाश',
};
