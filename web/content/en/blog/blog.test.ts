import { describe, expect, test } from 'vitest';
import { blogChips } from '../../article.ts';
import { articlesIn } from '../../articles-in.ts';
import { countWords, readMinutes } from '../../blocks.ts';
import { articles } from './all.ts';

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  test('has a body of 500 to 900 words', () => {
    expect(countWords(article.body)).toBeGreaterThanOrEqual(500);
    expect(countWords(article.body)).toBeLessThanOrEqual(900);
  });
  test('has a reading time that the words bear out', () => expect([3, 4, 5]).toContain(readMinutes(article.body)));
  test('shows and names remedies without repeats', () => {
    expect(new Set(article.related).size).toBe(article.related.length);
    expect(article.related.length).toBeGreaterThan(0);
  });
  test('has one anchor per heading', () => {
    const ids = article.body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('has table rows as wide as their head', () => {
    for (const block of article.body) {
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });
});

test('six articles, newest first, under different addresses', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(6);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test.each(blogChips)('the chip %s finds something', (chip) => expect(articlesIn(chip).length).toBeGreaterThan(0));
test('a category keeps its own articles only', () => {
  expect(articlesIn('Gemstone Guide').map(({ slug }) => slug)).toEqual([
    'choosing-a-first-gemstone',
    'how-to-read-a-gem-report',
  ]);
});
