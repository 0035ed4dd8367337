import { expect, test } from 'vitest';
import { faqs } from './faqs.ts';

test('seven categories with at least four answers each', () => {
  expect(faqs).toHaveLength(7);
  for (const { title, items } of faqs) expect(items.length, title).toBeGreaterThanOrEqual(4);
});

test('consultation charges are attributed to one astrologer', () => {
  const answers = faqs.flatMap(({ items }) => items.map(({ answer }) => answer)).join('\n');
  expect(answers).toContain("one astrologer's consultation charges range from ₹2,000 to ₹10,000");
});
