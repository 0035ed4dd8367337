import { expect, it } from 'vitest';
import { cureWords } from './cure-labels.ts';

it.each([
  ['It cures asthma and CURES doubt', ['cures', 'asthma']],
  ['यह बीमारी दूर करता है', ['बीमारी दूर']],
  ['Traditionally worn for courage by healers; secure clasp', []],
  ['परंपरा से साहस के लिए पहना जाता है', []],
])('%s alleges %j', (text, words) => {
  expect(cureWords(text)).toEqual(words);
});
