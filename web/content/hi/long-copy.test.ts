import { type Block, blockStrings, countWords, unformatted } from '@jyotiratna/contract';
import { describe, expect, test } from 'vitest';
import { unnamedCompany } from '../company.ts';
import { policies as englishPolicies } from '../en/policies/all.ts';
import { policies } from './policies/all.ts';

type LongText = { title: string; body: readonly Block[] };

/** Names, terms and grades that Hindi writes in Latin letters too. */
const latin =
  /\b(Jyotiratna|GIA|IGI|Gemological Institute of America|International Gemological Institute|Gem Testing Laboratory|C|D|Z|VVS|VS|SI|Flawless|Included|Excellent|Poor|UPI|PIN|CVV|IP|IST|DPDP|WhatsApp|SMS|STOP)\b/g;

/**
 * The structure that a translation must not change: kinds of blocks, anchors, and the numbers of
 * items, columns and rows.
 */
const formOf = (body: readonly Block[]) =>
  body.map((block) => {
    switch (block.kind) {
      case 'heading':
        return `heading ${block.id}`;
      case 'list':
      case 'steps':
        return `${block.kind} ${block.items.length}`;
      case 'table':
        return `table ${block.head.length} × ${block.rows.map((row) => row.length)}`;
      default:
        return block.kind;
    }
  });

/** All numbers in a text, in an order independent of the sentence. */
const statsOf = (body: readonly Block[]) =>
  (
    body
      .flatMap(blockStrings)
      .join(' ')
      .match(/\d+(?:[.:]\d+)?/g) ?? []
  ).toSorted();

const pairs: [name: string, hindi: LongText, en: LongText][] = [
  ...policies
    .map((policy) => policy(unnamedCompany))
    .map((policy, index): [string, LongText, LongText] => [
      policy.path,
      policy,
      englishPolicies[index]!(unnamedCompany),
    ]),
];

describe.each(pairs)('%s in Hindi', (_name, hindi, en) => {
  const { body, ...metadata } = hindi;
  const strings = [
    ...Object.values(metadata).filter((text) => /[ऀ-ॿ]/.test(String(text))),
    ...body.flatMap(blockStrings),
  ].map(String);

  test('has the same blocks as in English', () => expect(formOf(body)).toEqual(formOf(en.body)));
  test('has a similar length as in English', () => {
    expect(countWords(body) / countWords(en.body)).toBeGreaterThan(0.95);
    expect(countWords(body) / countWords(en.body)).toBeLessThan(1.5);
  });
  test('contains no sentences in Latin letters', () =>
    expect(strings.filter((text) => /[A-Za-z]/.test(text.replace(latin, '')))).toEqual([]));
  test('writes Latin digits, and the danda at the end of a sentence', () =>
    expect(strings.filter((text) => /[०-९]|[ऀ-ॿ]\.(\s|$)/.test(text))).toEqual([]));
  test('ends every paragraph and note like a sentence', () => {
    const full = body.flatMap((block) =>
      block.kind === 'paragraph' || block.kind === 'note' ? [unformatted(block.text)] : [],
    );
    expect(full.filter((text) => !/[।?!]$/.test(text))).toEqual([]);
  });
  test('has the same numbers as in English', () => expect(statsOf(body)).toEqual(statsOf(en.body)));
  test('repeats no text', () => {
    const messages = body.flatMap((block) => (block.kind === 'table' ? [] : blockStrings(block)));
    expect(new Set(messages).size).toBe(messages.length);
  });
});

test('titles and leads are Hindi', () => {
  const wordsOf = [
    ...policies
      .map((policy) => policy(unnamedCompany))
      .flatMap(({ title, lead, description }) => [title, lead, description]),
  ];
  expect(wordsOf.filter((text) => !/[ऀ-ॿ]/.test(text))).toEqual([]);
});
