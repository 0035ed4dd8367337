import { useSyncExternalStore } from 'react';
import { storedPinKey } from '../../session/stored-keys.ts';

/**
 * The PIN code for delivery estimates, six digits; stored in the browser only, until the next
 * one or a logout.
 */
const listeners = new Set<() => void>();

export function readPin(): string | null {
  try {
    const pin = localStorage.getItem(storedPinKey);
    return pin && /^\d{6}$/.test(pin) ? pin : null;
  } catch {
    return null;
  }
}

export function keepPin(pin: string): void {
  try {
    localStorage.setItem(storedPinKey, pin);
  } catch {
    // A browser without storage needs the input again on the next page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Null during server rendering, which is the same for all visitors, and without a stored code.
 */
export function useStoredPin(): string | null {
  return useSyncExternalStore(subscribe, readPin, () => null);
}
