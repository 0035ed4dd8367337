import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, isPhone, typedPhone } from './contact-details.ts';

describe('isPhone', () => {
  it.each([
    ['9829000', true],
    ['+91 (141) 2200', true],
    ['982900', false],
    ['+919829000000001', false],
    ['98290x0000', false],
    ['------- ', false],
    ['1------', false],
    ['+-() 123456', false],
    ['(141) 22-00', true],
  ])('%s → %s', (text, expected) => expect(isPhone(text)).toBe(expected));
});

describe('isEmail', () => {
  it.each([
    ['a@b.co', true],
    ['a.b+c@mail.example.in', true],
    ['a@b', false],
    ['a b@c.in', false],
    ['@c.in', false],
    ['a@.in', false],
    ['a@@b.in', false],
    ['buy\u200ber@example.com', false],
    ['buyer@exa\u3164mple.com', false],
    ['b\u202euyer@example.com', false],
    ['b\0uyer@example.com', false],
    ['जन@example.com', true],
  ])('%s → %s', (text, expected) => expect(isEmail(text)).toBe(expected));

  it('takes linear time for hostile text', () => {
    for (const text of [
      'a'.repeat(100_000),
      `a@${'a.'.repeat(50_000)}`,
      `${'@'.repeat(100_000)}`,
    ]) {
      const start = performance.now();
      isEmail(text);
      isPhone(text);
      expect(performance.now() - start).toBeLessThan(50);
    }
  });
});

it('normalizes all spellings of an address to one', () => {
  expect(emailKey(' JOSE\u0301@Example.com\u00a0')).toBe('josé@example.com');
  expect(isEmail(emailKey('\ufeffasha@example.com'))).toBe(false);
});

it.each([
  ['+९१ ९८२९० ०००००', '+91 98290 00000'],
  ['98290\u00a000000\u200b', '98290 00000'],
  ['0141\u20132200000', '0141-2200000'],
])('reads the phone number %s', (text, phone) => expect(typedPhone(text)).toBe(phone));
