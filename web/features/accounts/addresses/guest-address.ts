import type { Address } from '@jyotiratna/contract';
import { persistedText } from '../../../persisted.ts';
import { guestAddressKey } from '../../../session/stored-keys.ts';
import { parseAddress } from './address-values.ts';

const stored = persistedText(guestAddressKey);

/** The only address stored in a guest's browser. */
export const readGuestAddress = (): Address | null => parseAddress(stored.read());

/** Stores a guest's address. @throws Error when the browser rejects storage */
export function writeGuestAddress(address: Address): void {
  if (!stored.write(JSON.stringify(address))) throw new Error('The browser stores no address');
}

export const deleteGuestAddress = () => void stored.write(null);
