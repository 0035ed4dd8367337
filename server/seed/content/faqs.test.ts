import { faqContent } from '@jyotiratna/contract/admin/faqs';
import { expect, test } from 'vitest';
import { faqKind } from '../../content/faqs/faq-kind.ts';
import { seedFaqs } from './faqs.ts';

const { groups } = seedFaqs.content;

test('seven categories with at least four answers each', () => {
  expect(groups).toHaveLength(7);
  for (const { title, items } of groups) expect(items.length, title.en).toBeGreaterThanOrEqual(4);
});

test('consultation charges are attributed to one astrologer', () => {
  const results = groups
    .flatMap(({ items }) => items.map(({ answer: response }) => response.en))
    .join('\n');
  expect(results).toContain("one astrologer's consultation charges range from ₹2,000 to ₹10,000");
});

test('statements about matching and returns match the behaviour', () => {
  const answerTo = (question: string) =>
    groups.flatMap(({ items }) => items).find((item) => item.question.en === question)!.answer.en;
  expect(answerTo('What does matchmaking compare?')).toContain('Kundli Matching');
  expect(answerTo('Can I return a remedy?')).toMatch(
    /page of each remedy names its days.*loose stone has fewer days.*if it is faulty/,
  );
});

test('is written completely in Hindi, with Latin digits', () => {
  const strings = groups.flatMap(({ title, items }) => [
    title.hi,
    ...items.flatMap(({ question, answer: response }) => [question.hi, response.hi]),
  ]);
  expect(strings.filter((text) => !/[ऀ-ॿ]/.test(text) || /[०-९]/.test(text))).toEqual([]);
});

test('can be saved and published as it is', () => {
  expect(faqContent.parse(seedFaqs.content)).toEqual(seedFaqs.content);
  expect(() => faqKind.rejectUnready(seedFaqs.content)).not.toThrow();
});

test('repeats no delivery days or claims in answers, because pages have them from a single source', () => {
  const text = JSON.stringify(groups);
  expect(text).not.toMatch(/[2-5]-\d business days|97%|50,000|24\/7|guarantee/);
});
