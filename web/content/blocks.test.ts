import { countWords, readMinutes, textsOf } from '@jyotiratna/contract';
import { describe, expect, test } from 'vitest';
import { heading, list, note, paragraph, steps, table } from './blocks.ts';

describe('words of a body', () => {
  test('every kind of block counts', () => {
    const body = [
      heading('a', 'one two'),
      paragraph('three'),
      list('four', 'five six'),
      steps(['seven', 'eight']),
      table('nine', ['ten'], ['eleven']),
      note('twelve'),
    ];
    expect(countWords(body)).toBe(12);
    expect(body.flatMap(textsOf).join(' ')).toBe('one two three four five six seven eight nine ten eleven twelve');
  });

  test('Devanagari words count by their spaces', () => expect(countWords([paragraph('रत्न और कुंडली।')])).toBe(3));
});

describe('reading time', () => {
  const words = (count: number) => [paragraph(Array.from({ length: count }, () => 'word').join(' '))];

  test('an empty body still takes a minute', () => expect(readMinutes([])).toBe(1));
  test('200 words are one minute', () => expect(readMinutes(words(200))).toBe(1));
  test('201 words are two minutes', () => expect(readMinutes(words(201))).toBe(2));
});
