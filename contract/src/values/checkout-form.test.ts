import { describe, expect, it } from 'vitest';
import { checkoutErrors } from './checkout-form.ts';

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

  it('requires exactly six digits of a PIN code', () => {
    for (const pincode of [
      '30200',
      '3020011',
      '30200a',
      '000000',
      '012345',
      '100001',
      '290001',
      '890001',
    ]) {
      expect(checkoutErrors({ ...good, pincode }).map((error) => error.field)).toEqual(['pincode']);
    }
  });

  it('accepts common Indian formats of PIN codes and phone numbers', () => {
    for (const pincode of ['302 001', '302-001', '३०२००१', '\u200b302001 ', '৩০২০০১', '901234'])
      expect(checkoutErrors({ ...good, pincode })).toEqual([]);
    for (const phone of ['+९१ ९८२९० ०००००', '98290\u00a000000', '0141\u20132200000'])
      expect(checkoutErrors({ ...good, phone })).toEqual([]);
  });

  it('treats a field without visible characters as empty', () => {
    const unseen = {
      firstName: '\u200b',
      lastName: '\u2800',
      addressLine: '\u3164',
      city: '\u200d',
    };
    expect(checkoutErrors({ ...good, ...unseen }).map(({ field }) => field)).toEqual(
      Object.keys(unseen),
    );
  });
});
