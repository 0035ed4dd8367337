import { expect, it } from 'vitest';
import { spellAmount } from './amount-in-words.ts';

it.each([
  [0, 'Rupees Zero Only'],
  [164_900, 'Rupees One Thousand Six Hundred Forty-Nine Only'],
  [50, 'Rupees Zero and Fifty Paise Only'],
  [12_000_005, 'Rupees One Lakh Twenty Thousand and Five Paise Only'],
  [
    2_992_518_703,
    'Rupees Two Crore Ninety-Nine Lakh Twenty-Five Thousand One Hundred Eighty-Seven and Three Paise Only',
  ],
  [1_234_500_000_000, 'Rupees One Thousand Two Hundred Thirty-Four Crore Fifty Lakh Only'],
])('states %i paise as %s', (paise, words) => {
  expect(spellAmount(paise)).toBe(words);
});
