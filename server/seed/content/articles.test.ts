import {
  articleCategories,
  type Block,
  blockStrings,
  countWords,
  readMinutes,
} from '@jyotiratna/contract';
import { articleContent } from '@jyotiratna/contract/admin/articles';
import { describe, expect, test } from 'vitest';
import { articleKind } from '../../content/articles/article-kind.ts';
import { readMarkdown } from '../../content/articles/markdown.ts';
import { seedArticles } from './articles.ts';

const seeds = seedArticles();

function bodyOf(text: string): Block[] {
  const read = readMarkdown(text);
  return 'body' in read ? read.body : [];
}

/** Names, terms and grades that Hindi writes in Latin letters too. */
const latin =
  /\b(Jyotiratna|GIA|IGI|Gemological Institute of America|International Gemological Institute|Gem Testing Laboratory|C|D|Z|VVS|VS|SI|Flawless|Included|Excellent|Poor)\b/g;

/**
 * The structure that a translation may not change: kinds of blocks, anchors, and the numbers of
 * items, columns and rows.
 */
const formOf = (body: readonly Block[]) =>
  body.map((block) => {
    if (block.kind === 'heading') return `heading ${block.id}`;
    if (block.kind === 'list' || block.kind === 'steps')
      return `${block.kind} ${block.items.length}`;
    return block.kind === 'table'
      ? `table ${block.head.length} × ${block.rows.map((row) => row.length)}`
      : block.kind;
  });

/** All numbers in a text, in an order independent of the sentence. */
const statsOf = (body: readonly Block[]) =>
  (
    body
      .flatMap(blockStrings)
      .join(' ')
      .match(/\d+(?:[.:]\d+)?/g) ?? []
  ).toSorted();

describe.each(seeds.map(({ slug, content }) => [slug, content] as const))('%s', (slug, content) => {
  const body = bodyOf(content.en.body);
  const hindi = bodyOf(content.hi.body);

  test('can be saved and published as it is', () => {
    expect(articleContent.parse(content)).toEqual(content);
    expect(() => articleKind.rejectUnready(content)).not.toThrow();
    expect(content.slug).toBe(slug);
  });
  test('has a body of 500 to 900 words', () => {
    expect(countWords(body)).toBeGreaterThanOrEqual(500);
    expect(countWords(body)).toBeLessThanOrEqual(900);
  });
  test('has a reading time that matches its word count', () =>
    expect([3, 4, 5]).toContain(readMinutes(body)));
  test('shows and names remedies without repeats', () => {
    expect(new Set(content.related).size).toBe(content.related.length);
    expect(content.related.length).toBeGreaterThan(0);
  });
  test('has one anchor per heading', () => {
    const ids = body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('has table rows as wide as their head', () => {
    for (const block of [...body, ...hindi]) {
      if (block.kind === 'table')
        for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  describe('in Hindi', () => {
    const { title, excerpt, author } = content.hi;
    const strings = [title, excerpt, author, ...hindi.flatMap(blockStrings)];
    test('has the same blocks as in English', () => expect(formOf(hindi)).toEqual(formOf(body)));
    test('has a similar length as in English', () => {
      expect(countWords(hindi) / countWords(body)).toBeGreaterThan(0.95);
      expect(countWords(hindi) / countWords(body)).toBeLessThan(1.5);
    });
    test('contains no sentences in Latin letters', () =>
      expect(strings.filter((text) => /[A-Za-z]/.test(text.replace(latin, '')))).toEqual([]));
    test('writes Latin digits, and the danda at the end of a sentence', () =>
      expect(strings.filter((text) => /[०-९]|[ऀ-ॿ]\.(\s|$)/.test(text))).toEqual([]));
    test('has the same numbers as in English', () => expect(statsOf(hindi)).toEqual(statsOf(body)));
    test('is in Hindi throughout', () => {
      for (const text of [title, excerpt, author]) expect(text).toMatch(/[ऀ-ॿ]/);
    });
  });
});

test('has six articles, newest first, with distinct slugs, in every category', () => {
  expect(new Set(seeds.map(({ slug }) => slug)).size).toBe(6);
  const dates = seeds.map(({ content }) => content.date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(seeds.map(({ content }) => content.category))).toEqual(new Set(articleCategories));
});
