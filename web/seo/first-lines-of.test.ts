import { expect, test } from 'vitest';
import { firstLinesOf } from './first-lines-of.ts';

const sentence = `${'word '.repeat(28)}word.`;

test('a short text is returned in full', () => {
  expect(firstLinesOf(' Golden-brown bands that shift. ')).toBe('Golden-brown bands that shift.');
});

test('a long text is cut after the last sentence that fits', () => {
  expect(firstLinesOf(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
});

test('a sentence in Hindi stops at a danda', () => {
  expect(firstLinesOf(`कलाई घूमते ही चमक बदलती है। ${'मनका '.repeat(80)}`)).toBe(
    'कलाई घूमते ही चमक बदलती है।',
  );
});

test('the decimal point of a weight is not a full stop', () => {
  expect(firstLinesOf(`${'stone '.repeat(45)}of 2.5 ct ${'more '.repeat(20)}`)).toMatch(
    / of 2\.5 ct( more)*…$/,
  );
});

test('an overlong first sentence is cut between words', () => {
  const result = firstLinesOf('word '.repeat(80));
  expect([result.length, result.slice(-6)]).toEqual([300, ' word…']);
});

test('an overlong word is cut between grapheme clusters, not inside them', () => {
  expect(firstLinesOf('💎'.repeat(400))).toBe(`${'💎'.repeat(299)}…`);
});
