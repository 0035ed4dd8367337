import { expect, it } from 'vitest';
import { readLink, signLink } from './link-token.ts';

const key = 'k'.repeat(43);

it('identifies its subscriber, forever without an expiry', () => {
  expect(readLink(key, 'leave', signLink(key, 'leave', 'sub_a'), Number.MAX_SAFE_INTEGER)).toBe(
    'sub_a',
  );
});

it('is valid until its expiry, and not after', () => {
  const token = signLink(key, 'confirm', 'sub_a', 1000);
  expect(readLink(key, 'confirm', token, 1000)).toBe('sub_a');
  expect(readLink(key, 'confirm', token, 1001)).toBeNull();
});

it.each([
  ['made for another purpose', signLink(key, 'confirm', 'sub_a')],
  ['signed with another key', signLink('x'.repeat(43), 'leave', 'sub_a')],
  ['naming somebody else', signLink(key, 'leave', 'sub_a').replace('sub_a', 'sub_b')],
  ['with a later end', signLink(key, 'leave', 'sub_a', 1).replace('.1.', '.9999.')],
  ['cut short', signLink(key, 'leave', 'sub_a').slice(0, -1)],
  ['with something added', `${signLink(key, 'leave', 'sub_a')}.x`],
  ['empty', ''],
])('refuses a token %s', (_, token) => {
  expect(readLink(key, 'leave', token, 500)).toBeNull();
});
