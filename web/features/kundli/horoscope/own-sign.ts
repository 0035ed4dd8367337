/** The storage key of the visitor's Moon sign, stored by its name in requests. */
const key = 'moon_sign';

/**
 * The sign selected here, or null. The caller validates it against the signs: storage is
 * untrusted.
 */
export function readOwnSign(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the selection; an empty one deletes it. */
export function keepOwnSign(sign: string): void {
  try {
    if (sign) localStorage.setItem(key, sign);
    else localStorage.removeItem(key);
  } catch {
    // Storage that is rejected costs only the memory of the choice.
  }
}
