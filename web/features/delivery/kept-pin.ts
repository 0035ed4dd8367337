import { useSyncExternalStore } from 'react';
import { keptPinKey } from '../../session/kept-keys.ts';

/** The PIN code that a parcel would go to, six digits; kept in the browser alone, until the next one or a logout. */
const listeners = new Set<() => void>();

export function readPin(): string | null {
  try {
    const pin = localStorage.getItem(keptPinKey);
    return pin && /^\d{6}$/.test(pin) ? pin : null;
  } catch {
    return null;
  }
}

export function keepPin(pin: string): void {
  try {
    localStorage.setItem(keptPinKey, pin);
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null while the page is the same for everyone, and for who has named none. */
export function useKeptPin(): string | null {
  return useSyncExternalStore(subscribe, readPin, () => null);
}
