import type { Address } from '@jyotiratna/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteGuestAddress, readGuestAddress, writeGuestAddress } from './guest-address.ts';

const jaipur: Address = {
  fullName: 'Meera Sharma',
  addressLine: '14, Gangori Bazaar',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302002',
  phone: '98290 00000',
  billingSameAsShipping: true,
  primary: true,
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the address of a guest', () => {
  it('is stored in browser storage under guest_address, and read again', () => {
    writeGuestAddress(jaipur);
    expect(JSON.parse(stored.get('guest_address')!)).toEqual(jaipur);
    expect(readGuestAddress()).toEqual(jaipur);
  });

  it('is replaced by the next one', () => {
    writeGuestAddress(jaipur);
    writeGuestAddress({ ...jaipur, city: 'Kota' });
    expect([...stored.keys()]).toEqual(['guest_address']);
    expect(readGuestAddress()?.city).toBe('Kota');
  });

  it('is deleted after clearing', () => {
    writeGuestAddress(jaipur);
    deleteGuestAddress();
    expect(readGuestAddress()).toBeNull();
  });

  it('is absent where the browser denies storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect(readGuestAddress()).toBeNull();
  });
});
