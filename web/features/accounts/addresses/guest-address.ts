import type { Address } from '@jyotiratna/contract';
import { guestAddressKey } from '../../../session/stored-keys.ts';
import { parseAddress } from './address-values.ts';

/** The single address stored in a guest's browser. */
export function readGuestAddress(): Address | null {
  try {
    return parseAddress(localStorage.getItem(guestAddressKey));
  } catch {
    return null;
  }
}

/** @throws DOMException when the browser rejects storage */
export function writeGuestAddress(address: Address): void {
  localStorage.setItem(guestAddressKey, JSON.stringify(address));
}

export function deleteGuestAddress(): void {
  try {
    localStorage.removeItem(guestAddressKey);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
