/** Where this browser keeps the visitor's Moon sign, as the sign's name in calls. */
const key = 'moon_sign';

/** The sign that was chosen here, or null. Whoever shows it looks for it among the signs: storage can hold anything. */
export function readOwnSign(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the choice; an empty one forgets it. */
export function keepOwnSign(sign: string): void {
  try {
    if (sign) localStorage.setItem(key, sign);
    else localStorage.removeItem(key);
  } catch {
    // Storage that is rejected costs only the memory of the choice.
  }
}
