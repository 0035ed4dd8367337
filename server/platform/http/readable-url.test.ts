import { expect, it } from 'vitest';
import { readableUrl } from './readable-url.ts';

it.each([
  ['/blog/100%', '/blog/100%25'],
  ['/hi/remedies/%E0%A4', '/hi/remedies/%25E0%25A4'],
  ['/%c0%ae?search=50%', '/%25c0%25ae?search=50%'],
])('escapes invalid encodings: %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});

it.each([
  '/',
  '/remedies?search=%',
  '/hi/remedies/%E0%A4%B0',
  '/blog/100%25',
  '/api/products/%c0%ae',
])('leaves %s as it is', (url) => {
  expect(readableUrl(url)).toBe(url);
});
