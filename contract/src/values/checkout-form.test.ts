import { describe, expect, it } from 'vitest';
import { checkoutErrors, isEmail, isPhone } from './checkout-form.ts';

const good = {
  email: 'name@example.com',
  firstName: 'First',
  lastName: 'Last',
  addressLine: '14, Bazaar',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302001',
  phone: '+91 98290 00000',
};

describe('checkoutErrors', () => {
  it('accepts a complete form', () => expect(checkoutErrors(good)).toEqual([]));

  it('reports errors in the order of the form', () => {
    const empty = Object.fromEntries(Object.keys(good).map((key) => [key, ''])) as typeof good;
    expect(checkoutErrors(empty).map(({ field }) => field)).toEqual([
      ...['email', 'firstName', 'lastName', 'addressLine', 'city', 'state', 'pincode', 'phone'],
    ]);
  });

  it('wants exactly six digits of PIN code', () => {
    for (const pincode of ['30200', '3020011', '30200a', '३०२००१']) {
      expect(checkoutErrors({ ...good, pincode }).map((error) => error.field)).toEqual(['pincode']);
    }
  });
});

describe('isPhone', () => {
  it.each([
    ['9829000', true],
    ['+91 (141) 2200', true],
    ['982900', false],
    ['+919829000000001', false],
    ['98290x0000', false],
    ['------- ', false],
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
  ])('%s → %s', (text, expected) => expect(isEmail(text)).toBe(expected));

  it('stays fast on hostile text', () => {
    for (const text of ['a'.repeat(100_000), `a@${'a.'.repeat(50_000)}`, `${'@'.repeat(100_000)}`]) {
      const start = performance.now();
      isEmail(text);
      isPhone(text);
      expect(performance.now() - start).toBeLessThan(50);
    }
  });
});
