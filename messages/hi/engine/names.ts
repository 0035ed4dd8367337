import { itemAt } from '@jyotiratna/contract';
import type { names as English } from '../../en/engine/names.ts';
import { grahas } from './grahas.ts';

/** Ordinals for houses 1 to 12, before 'भाव में'. */
// biome-ignore format: six a line
const ordinals = [
  'पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे',
  'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें',
];

/** Ordinal of house 1 to 12, as in 'पहले भाव में'. */
export function ordinal(house: number): string {
  return itemAt(ordinals, house - 1);
}

/** Joins a list: 'क', 'क और ख', 'क, ख और ग'. */
export function series(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} और ${items.at(-1)}`;
}

// biome-ignore format: six a line
const rashis = [
  'मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या',
  'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुम्भ', 'मीन',
];

export const names: typeof English = {
  grahas,
  vedic: grahas,
  labels: {
    Sun: 'सू',
    Moon: 'चं',
    Mars: 'मं',
    Mercury: 'बु',
    Jupiter: 'गु',
    Venus: 'शु',
    Saturn: 'श',
    Rahu: 'रा',
    Ketu: 'के',
  },
  rashis,
  // In Hindi tropical signs have the rashis' names.
  signs: rashis,
  // biome-ignore format: nine a line
  nakshatras: [
    'अश्विनी', 'भरणी', 'कृत्तिका', 'रोहिणी', 'मृगशिरा', 'आर्द्रा', 'पुनर्वसु', 'पुष्य', 'आश्लेषा',
    'मघा', 'पूर्वाफाल्गुनी', 'उत्तराफाल्गुनी', 'हस्त', 'चित्रा', 'स्वाति', 'विशाखा', 'अनुराधा', 'ज्येष्ठा',
    'मूल', 'पूर्वाषाढ़ा', 'उत्तराषाढ़ा', 'श्रवण', 'धनिष्ठा', 'शतभिषा', 'पूर्वाभाद्रपद', 'उत्तराभाद्रपद', 'रेवती',
  ],
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
};
