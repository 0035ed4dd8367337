import type { Address } from '@jyotiratna/contract';
import { guestAddressKey } from '../../../session/kept-keys.ts';
import { parseAddress } from './address-values.ts';

/** The single address that a guest's browser keeps. */
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

export function forgetGuestAddress(): void {
  try {
    localStorage.removeItem(guestAddressKey);
  } catch {
    // Storage is rejected, so nothing was kept.
  }
}
