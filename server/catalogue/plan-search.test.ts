import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { planSearch } from './plan-search.ts';

const termsOf = (search: string) => planSearch(search)[0]?.map(({ words }) => words[0]);
const grahasOf = (search: string) => planSearch(search)[0]?.flatMap(({ grahas }) => grahas);

describe('interpretations of a search', () => {
  it.each([
    ['neelam stone', ['blue sapphire']],
    ['नीलम रत्न', ['blue sapphire']],
    ['मूँगा', ['red coral']],
    ['pukraj', ['yellow sapphire']],
    ['Emrald', ['emerald']],
    ['amathyst bracelet', ['amethyst', 'bracelet']],
    ['cat’s eye', ["cat's eye"]],
    ['green panna', ['green', 'emerald']],
    ['rubies', ['ruby']],
  ])('%s is a stone by another name or with a slip', (search, words) => {
    expect(termsOf(search)).toEqual(words);
  });

  it.each([
    ['saturn', ['Saturn']],
    ['शनि के लिए रत्न', ['Saturn']],
    ['money', ['Jupiter', 'Mercury']],
    ['marrige', ['Venus']],
  ])('%s is for a graha', (search, grahas) => {
    expect(grahasOf(search)).toEqual(grahas);
  });

  it('drop the kind of product if the stone has no such product', () => {
    expect(planSearch('ruby ring').map((plan) => plan.map(({ words }) => words[0]))).toEqual([
      ['ruby', 'ring'],
      ['ruby'],
    ]);
    expect(planSearch('ring')).toHaveLength(1);
  });

  it.each([
    ['5.25 ratti pukhraj', ['yellow sapphire']],
    ['नीलम ७ कैरेट', ['blue sapphire']],
    ['moti ring for ladies', ['pearl', 'ring']],
    ['certified ruby', ['ruby']],
  ])('drop at last what is no known name: %s', (search, terms) => {
    const plans = planSearch(search).map((plan) => plan.map(({ words: [term] }) => term));
    expect(plans[0]).not.toEqual(terms);
    expect(plans).toContainEqual(terms);
  });

  it.each(['xqzzt', '_', '', 'चाँदी', 'stone', 'rug'])('%s has no suggestion', (search) => {
    expect(planSearch(search)).toEqual([]);
  });
});

it.each([
  ['pukraj', 'pukhraj', 1],
  ['nelaam', 'neelam', 2],
  ['moit', 'moti', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('%s is %s with so many slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips);
});
