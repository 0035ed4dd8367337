import { expect, test } from 'vitest';
import { openingOf } from './opening-of.ts';

const errorMessage = `${'word '.repeat(28)}word.`;

test('a short text is returned in full', () => {
  expect(openingOf(' Golden-brown bands that shift. ')).toBe('Golden-brown bands that shift.');
});

test('a long text is cut after the last sentence that fits', () => {
  expect(openingOf(`${errorMessage} ${errorMessage} ${errorMessage}`)).toBe(`${errorMessage} ${errorMessage}`);
});

test('a sentence in Hindi stops at a danda', () => {
  expect(openingOf(`कलाई घूमते ही चमक बदलती है। ${'मनका '.repeat(80)}`)).toBe('कलाई घूमते ही चमक बदलती है।');
});

test('the decimal point of a weight is no full stop', () => {
  expect(openingOf(`${'stone '.repeat(45)}of 2.5 ct ${'more '.repeat(20)}`)).toMatch(/ of 2\.5 ct( more)*…$/);
});

test('an overlong first sentence is cut between words', () => {
  const result = openingOf('word '.repeat(80));
  expect([result.length, result.slice(-6)]).toEqual([300, ' word…']);
});

test('an overlong word is cut between grapheme clusters, not inside them', () => {
  expect(openingOf('💎'.repeat(400))).toBe(`${'💎'.repeat(299)}…`);
});
