import { useSyncExternalStore } from 'react';

/**
 * A guest's coupon code, stored for this tab so that a reload of the checkout does not lose it;
 * for a user a pending code until the cart applies it.
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
    // Storage is unavailable: the code is then lost at its next read, which is no worse than not
    // storing it.
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
