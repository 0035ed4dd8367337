import { describe, expect, it, vi } from 'vitest';
import {
  addressLine,
  addressOf,
  parseAddress,
  rejectedFieldsOf,
  valuesOf,
} from './address-values.ts';

const address = {
  fullName: 'Meera Bai Sharma',
  addressLine: '14, Gangori Bazaar',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302002',
  phone: '98290 00000',
} as const;

describe('valuesOf', () => {
  it('treats the last word as the last name', () =>
    expect(valuesOf(address)).toMatchObject({ firstName: 'Meera Bai', lastName: 'Sharma' }));

  it('fills both name fields with a single name, which is printed once', () => {
    const values = { email: '', ...valuesOf({ ...address, fullName: ' Meera ' }) };
    expect(values).toMatchObject({ firstName: 'Meera', lastName: 'Meera' });
    expect(addressOf(values).fullName).toBe('Meera');
  });

  it('round-trips an address', () =>
    expect(addressOf({ email: '', ...valuesOf(address) })).toEqual(address));
});

it('addressLine omits empty fields', () => {
  expect(addressLine(address)).toBe('14, Gangori Bazaar, Jaipur, Rajasthan 302002');
});

it('addressLine names the state in the language of the page', async () => {
  vi.resetModules();
  vi.doMock(
    '#messages/accounts/states.ts',
    () => import('../../../../messages/hi/accounts/states.ts'),
  );
  const inHindi = await import('./address-values.ts');
  vi.doUnmock('#messages/accounts/states.ts');
  expect(inHindi.addressLine(address)).toBe('14, Gangori Bazaar, Jaipur, राजस्थान 302002');
});

it("refusalsOf finds the form's fields in the server's paths", () => {
  const fields = { 'address.pincode': 'a', 'address.fullName': 'b', email: 'c', amount: 'd' };
  expect(rejectedFieldsOf(fields)).toEqual({ pincode: 'a', firstName: 'b', email: 'c' });
});

describe('parseAddress', () => {
  it('parses a stored address', () =>
    expect(parseAddress(JSON.stringify(address))).toEqual({
      ...address,
      billingSameAsShipping: true,
      primary: true,
    }));

  it.each([null, '', '{', '[]', 'null', '"text"', '{"city":7}'])('is null for %j', (text) =>
    expect(parseAddress(text)).toBeNull(),
  );

  it('repairs a state without delivery', () =>
    expect(parseAddress(JSON.stringify({ ...address, state: 'Atlantis' }))).toMatchObject({
      state: 'Rajasthan',
    }));
});
