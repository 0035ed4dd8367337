import { describe, expect, it } from 'vitest';
import { oldAddress, redirectTarget, withoutLanguage } from './old-address.ts';

describe('normalizing an old address', () => {
  it.each([
    ['/Products/Blue-Sapphire/', '/products/blue-sapphire'],
    ['https://old.example/products/x?variant=1#top', '/products/x'],
    ['//products//x', '/products/x'],
    ['/?p=12', '/?p=12'],
    ['https://old.example?page_id=7', '/?p=7'],
    ['/hi?p=12', '/hi?p=12'],
    ['/shop?p=12', '/shop'],
    ['/%E0%A4%A8%E0%A5%80%E0%A4%B2%E0%A4%AE', '/नीलम'],
    ['/100%', '/100%'],
    ['/?p=drop', '/'],
  ])('%s is %s', (text, address) => expect(oldAddress(text)).toBe(address));

  it.each(['', 'products/x', 'mailto:a@b.example', '/a\u0000b', `/${'x'.repeat(500)}`])(
    'of %j there is none',
    (text) => expect(oldAddress(text)).toBeNull(),
  );
});

describe('normalizing the target of a redirect', () => {
  it.each(['/remedies/x', '/blog?page=2', 'https://elsewhere.example/x'])('to %s', (text) =>
    expect(redirectTarget(text)).toBe(text),
  );
  it.each([
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'javascript:alert(1)',
    '',
    '/a b',
  ])('not to %j', (text) => expect(redirectTarget(text)).toBeNull());
});

it('splits a Hindi address into locale prefix and path', () => {
  expect(withoutLanguage('/hi/products/x')).toEqual({ prefix: '/hi', address: '/products/x' });
  expect(withoutLanguage('/hi?p=1')).toEqual({ prefix: '/hi', address: '/?p=1' });
  expect(withoutLanguage('/himalaya')).toEqual({ prefix: '', address: '/himalaya' });
});
