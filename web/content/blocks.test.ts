import { blockStrings, countWords, readMinutes } from '@jyotiratna/contract';
import { describe, expect, test } from 'vitest';
import { heading, list, noteBlock, paragraph, stepsBlock, table } from './blocks.ts';

describe('word count', () => {
  test('every kind of block counts', () => {
    const body = [
      heading('a', 'one two'),
      paragraph('three'),
      list('four', 'five six'),
      stepsBlock(['seven', 'eight']),
      table('nine', ['ten'], ['eleven']),
      noteBlock('twelve'),
    ];
    expect(countWords(body)).toBe(12);
    expect(body.flatMap(blockStrings).join(' ')).toBe(
      'one two three four five six seven eight nine ten eleven twelve',
    );
  });

  test('Devanagari words are counted by spaces', () =>
    expect(countWords([paragraph('रत्न और कुंडली।')])).toBe(3));
});

describe('reading time', () => {
  const wordBlocks = (count: number) => [
    paragraph(Array.from({ length: count }, () => 'word').join(' ')),
  ];

  test('an empty body still takes a minute', () => expect(readMinutes([])).toBe(1));
  test('200 words are one minute', () => expect(readMinutes(wordBlocks(200))).toBe(1));
  test('201 words are two minutes', () => expect(readMinutes(wordBlocks(201))).toBe(2));
});
