import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['/hi', 'hi'],
  ['/hi/', 'hi'],
  ['/hi?x=1', 'hi'],
  ['/hi.data', 'hi'],
  ['/hi/remedies/ruby', 'hi'],
  ['/', 'en'],
  ['/history', 'en'],
  ['/remedies/hi', 'en'],
])('%s is the window in %s', (url, language) => expect(languageOf(url)).toBe(language));
