import { useSyncExternalStore } from 'react';

/**
 * A guest's coupon code, kept for this tab so that a reload of the checkout does not lose it; of a user a code that was
 * taken along until the cart applies it.
 */
const key = 'guest_coupon';
const listeners = new Set<() => void>();

export function readGuestCoupon(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeGuestCoupon(code: string | null): void {
  try {
    if (code) sessionStorage.setItem(key, code);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is refused: the code then lives as long as nothing requests it again, which is no worse than losing it.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGuestCoupon(): string | null {
  return useSyncExternalStore(subscribe, readGuestCoupon, () => null);
}
