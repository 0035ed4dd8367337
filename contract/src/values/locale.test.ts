import { expect, test } from 'vitest';
import { localeOfPath } from './locale.ts';

test.each([
  ['/hi', 'hi'],
  ['/hi/', 'hi'],
  ['/hi?x=1', 'hi'],
  ['/hi.data', 'hi'],
  ['/hi/remedies/ruby', 'hi'],
  ['/', 'en'],
  ['/history', 'en'],
  ['/remedies/hi', 'en'],
])('%s is the storefront in %s', (url, language) => expect(localeOfPath(url)).toBe(language));
