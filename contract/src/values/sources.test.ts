import { expect, it } from 'vitest';
import { readSource, sourceLine } from './sources.ts';

const day = '2026-11-28';
const read = (query: string, referrer = '') =>
  readSource(new URL(`https://shop.example/${query}`), referrer, day);

it('prefers campaign parameters to the referrer', () => {
  const source = read(
    '?utm_source=Google&utm_medium=cpc&utm_campaign=diwali',
    'https://other.example/x',
  );
  expect(source).toEqual({ day, source: 'Google', medium: 'cpc', campaign: 'diwali' });
  expect(sourceLine(source!)).toBe('Google / cpc / diwali');
});

it('stores the network of a click id, but not the id', () => {
  expect(read('?gclid=secret')).toEqual({ day, source: 'google', click: 'google' });
  expect(read('?utm_source=insta&fbclid=secret')).toEqual({ day, source: 'insta', click: 'meta' });
});

it('stores the site of a referrer, but not its page', () => {
  expect(read('', 'https://www.google.com/search?q=asha')).toEqual({ day, source: 'google.com' });
});

it.each([
  ['a typed address', '', ''],
  ['the shop itself', '', 'https://shop.example/remedies'],
  ['an empty parameter', '?utm_source=', ''],
  ['control characters', '?utm_source=%00%1b', ''],
  ['a referrer that is no address', '', 'android-app'],
])('has no source for %s', (_, query, referrer) => {
  expect(read(query, referrer)).toBeNull();
});

it('truncates long texts', () => {
  expect(read(`?utm_source=${'x'.repeat(500)}`)?.source).toHaveLength(80);
});
