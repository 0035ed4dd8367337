import { expect, test } from 'vitest';
import { openingOf } from './opening-of.ts';

const sentence = `${'word '.repeat(28)}word.`;

test('a short text is told whole', () => {
  expect(openingOf(' Golden-brown bands that shift. ')).toBe('Golden-brown bands that shift.');
});

test('a long text is told as far as its sentences fit', () => {
  expect(openingOf(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
});

test('a sentence in Hindi ends with a danda', () => {
  expect(openingOf(`कलाई घूमते ही चमक बदलती है। ${'मनका '.repeat(80)}`)).toBe('कलाई घूमते ही चमक बदलती है।');
});

test('the point of a weight ends no sentence', () => {
  expect(openingOf(`${'stone '.repeat(45)}of 2.5 ct ${'more '.repeat(20)}`)).toMatch(/ of 2\.5 ct( more)*…$/);
});

test('a first sentence that is too long ends between words', () => {
  const told = openingOf('word '.repeat(80));
  expect([told.length, told.slice(-6)]).toEqual([300, ' word…']);
});

test('one endless word ends between characters, not inside them', () => {
  expect(openingOf('💎'.repeat(400))).toBe(`${'💎'.repeat(299)}…`);
});
