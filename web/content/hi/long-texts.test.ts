import { type Block, countWords, plainWords, textsOf } from '@jyotiratna/contract';
import { describe, expect, test } from 'vitest';
import { unnamedCompany } from '../company.ts';
import { policies as englishPolicies } from '../en/policies/all.ts';
import { policies } from './policies/all.ts';

type LongText = { title: string; body: readonly Block[] };

/** Names, terms and grades that Hindi writes in Latin letters too. */
const latin =
  /\b(Jyotiratna|GIA|IGI|Gemological Institute of America|International Gemological Institute|Gem Testing Laboratory|C|D|Z|VVS|VS|SI|Flawless|Included|Excellent|Poor|UPI|PIN|CVV|IP|IST|DPDP)\b/g;

/** What a translation may not change: kinds of blocks, anchors, and how many items, columns and rows there are. */
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

/** Figures of a text, wherever the sentence puts them. */
const figuresOf = (body: readonly Block[]) =>
  (
    body
      .flatMap(textsOf)
      .join(' ')
      .match(/\d+(?:[.:]\d+)?/g) ?? []
  ).toSorted();

const pairs: [name: string, hindi: LongText, english: LongText][] = [
  ...policies
    .map((policy) => policy(unnamedCompany))
    .map((policy, index): [string, LongText, LongText] => [
      policy.path,
      policy,
      englishPolicies[index]!(unnamedCompany),
    ]),
];

describe.each(pairs)('%s in Hindi', (_name, hindi, english) => {
  const { body, ...facts } = hindi;
  const texts = [...Object.values(facts).filter((text) => /[ऀ-ॿ]/.test(String(text))), ...body.flatMap(textsOf)].map(
    String,
  );

  test('has the blocks of English', () => expect(formOf(body)).toEqual(formOf(english.body)));
  test('is as long as in English', () => {
    expect(countWords(body) / countWords(english.body)).toBeGreaterThan(0.95);
    expect(countWords(body) / countWords(english.body)).toBeLessThan(1.5);
  });
  test('leaves no running text in Latin letters', () =>
    expect(texts.filter((text) => /[A-Za-z]/.test(text.replace(latin, '')))).toEqual([]));
  test('writes Latin digits, and the danda at the end of a sentence', () =>
    expect(texts.filter((text) => /[०-९]|[ऀ-ॿ]\.(\s|$)/.test(text))).toEqual([]));
  test('ends every paragraph and note like a sentence', () => {
    const whole = body.flatMap((block) =>
      block.kind === 'paragraph' || block.kind === 'note' ? [plainWords(block.text)] : [],
    );
    expect(whole.filter((text) => !/[।?!]$/.test(text))).toEqual([]);
  });
  test('states the figures of English', () => expect(figuresOf(body)).toEqual(figuresOf(english.body)));
  test('says everything once', () => {
    const said = body.flatMap((block) => (block.kind === 'table' ? [] : textsOf(block)));
    expect(new Set(said).size).toBe(said.length);
  });
});

test('titles and leads are Hindi', () => {
  const words = [
    ...policies
      .map((policy) => policy(unnamedCompany))
      .flatMap(({ title, lead, description }) => [title, lead, description]),
  ];
  expect(words.filter((text) => !/[ऀ-ॿ]/.test(text))).toEqual([]);
});
