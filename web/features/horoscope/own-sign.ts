import { moonSigns } from './moon-signs.ts';

/** Where this browser keeps the visitor's Moon sign, as the sign's name in calls. */
const key = 'moon_sign';

/** The sign that was chosen here, or null. */
export function readOwnSign(): string | null {
  try {
    const kept = localStorage.getItem(key);
    return moonSigns.some(({ sign }) => sign === kept) ? kept : null;
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
    // Storage that is refused costs only the memory of the choice.
  }
}
